// Plays Códigos by what the table draws. It stops where it is asked and the selector `until` is there, when the game is
// over, or when time is up.
async ([until, ways]) => {
    const pause = (ms = 6) => new Promise((done) => setTimeout(done, ms));
    const all = () => [...document.querySelectorAll("[data-move]:not([disabled])")];
    const starting = (verb) => all().filter((one) => one.dataset.move.startsWith(verb));
    const tried = [];
    let [moves, overflow] = [0, 0];
    const end = Date.now() + 240000;
    const missing = () => {
        const exposed = mind.view.exposed[mind.seat];
        if (!exposed.card) return null;
        const need = [...mind.codes[exposed.card]];
        for (const card of [exposed.card, ...exposed.symbols]) {
            const found = need.indexOf(mind.symbols[card]);
            if (found >= 0) need.splice(found, 1);
        }
        return need;
    };
    const recite = async () => {
        const fact = mind.row[mind.view.chosen - 1];
        const code = mind.codes[fact.card];
        const way = ways[tried.length % ways.length];
        const other = Object.values(mind.symbols).find((symbol) => !code.includes(symbol)) ?? code[0];
        const said = {exact: code, unordered: [...code.slice(1), code[0]], lost: [other, other, other]}[way];
        tried.push({way, joker: fact.cards.includes("comodin"), code, said: said ?? []});
        const before = mind.results.length;
        if (way === "turned_over") document.querySelector("[data-move=turn_over]").click();
        else {
            for (const symbol of said) {
                document.querySelector(`[data-move='say ${symbol}']`).click();
                await pause(0);
            }
            document.querySelector(".telegraph [data-move=done]").click();
        }
        while (mind.results.length === before && Date.now() < end) await pause();
    };
    while (Date.now() < end) {
        if (document.querySelector("[data-testid=over]")) break;
        if (!all().length || document.querySelector("[aria-busy=true]")) { await pause(); continue; }
        overflow = Math.max(overflow, document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (until && document.querySelector(until)) break;
        if (document.querySelector(".telegraph")) { await recite(); moves += 1; await pause(20); continue; }
        const need = missing();
        const takes = starting("take ");
        const wanted = takes.find((one) => need?.includes(mind.symbols[one.dataset.card]));
        const choice = starting("reveal")[0] ?? starting("lay")[0] ?? starting("add")[0] ?? starting("done")[0]
            ?? (need ? wanted : starting("expose")[0]) ?? takes[moves % takes.length]
            ?? document.querySelector(".orders [data-move], .sure [data-move]") ?? all()[moves % all().length];
        choice.click();
        moves += 1;
        await pause(12);
    }
    return {moves, overflow, tried, results: mind.results, over: !!document.querySelector("[data-testid=over]")};
};
