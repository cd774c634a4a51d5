// Looks in every frame whether all that is drawn belongs to the same point in time; what does not is remembered.
() => {
    const found = { wrong: new Set(), frames: 0, behind: 0, offered: 0 };
    Object.assign(window, { oneClock: found });
    let newest = null;
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(where) {
            super(where);
            this.addEventListener("message", ({ data }) => {
                const message = JSON.parse(data);
                if (message.type === "update") newest = message;
            });
        }
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const lineOf = (move) => [move.verb, ...Object.values(move.arguments ?? {})].join(" ");
    const numberIn = (text) => Number(/\d+/.exec(text ?? "")?.[0] ?? NaN);
    const look = () => {
        requestAnimationFrame(look);
        const field = document.querySelector(".field");
        if (!field || !newest?.view) return;
        const wrong = (what) => found.wrong.add(what);
        const isBehind = field.dataset.behind !== undefined;
        const offered = all("[data-move]:not(:disabled), [data-present]:not(:disabled), [data-row]:not(:disabled)");
        found.frames += 1;
        if (isBehind) found.behind += 1;
        if (offered.length) found.offered += 1;
        const bar = document.querySelector(".bar");
        if (Number(bar?.dataset.frame) !== Number(field.dataset.frame)) wrong("the bar belongs to another frame");
        // The log never tells what the table has not shown.
        const told = Math.max(-1, ...all(".log [data-told]").filter((one) => /^\d+-/.test(one.dataset.told)).map((one) => Number(one.dataset.told.split("-")[0])));
        if (told > Number(field.dataset.told ?? -1)) wrong(`the log is ahead: ${told} of ${field.dataset.told}`);
        if (isBehind) {
            if (offered.length) wrong(`offered while something is shown: ${offered[0].outerHTML.slice(0, 200)}`);
            if (document.querySelector(".sentence.mine")) wrong("asked while something is shown");
            if (all("[data-testid=over] .hero, [data-testid=over] .ways button").length) wrong("the end is told before it was shown");
        } else {
            const legal = new Set((newest.moves ?? []).map(lineOf));
            for (const one of all("[data-move]:not(:disabled)")) if (!legal.has(one.dataset.move)) wrong(`offered too late: ${one.dataset.move}`);
            if (field.dataset.phase !== newest.view.phase) wrong(`the scene is of ${field.dataset.phase}, the table in ${newest.view.phase}`);
        }
        // The round stands in the header of some tables, and in the log.
        const header = numberIn(document.querySelector(".note .round")?.textContent);
        const logged = all(".log summary").map((one) => numberIn(one.textContent)).at(-1) ?? NaN;
        if (header > newest.view.round) wrong("the header is ahead");
        if (!isBehind && header < newest.view.round) wrong("the header is late");
        if (logged > newest.view.round) wrong("the log is in a round that has not begun");
    };
    look();
};
