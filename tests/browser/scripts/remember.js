// The player's own memory, outside the page's code: it listens where the page listens.
([codes, symbols]) => {
    window.mind = {n: 0, view: null, row: [], results: [], marches: 0, last: null, codes, symbols};
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(url, protocols) {
            super(url, protocols);
            this.addEventListener("message", ({data}) => {
                const told = JSON.parse(data);
                if (told.type === "welcome") mind.seat = told.seat;
                if (told.type !== "update" || !told.view) return;
                mind.view = told.view;
                const news = (told.news ?? []).filter((piece) => piece.n > mind.n);
                mind.n = Math.max(mind.n, ...news.map((piece) => piece.n));
                for (const event of news.flatMap((piece) => piece.events ?? [])) {
                    if (event.facts?.seat !== mind.seat) continue;
                    if (event.kind === "moved_soldier") mind.marches += 1;
                    if (event.kind === "completed") mind.last = event.facts;
                    if (event.kind === "hid") mind.row.push(mind.last);
                    if (event.kind === "shown") mind.row.splice(event.facts.place - 1, 1);
                    if (event.kind === "revealed") mind.results.push(event.facts.how);
                }
            });
        }
    };
};
