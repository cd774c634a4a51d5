// A hot-headed player of Euphoria: shoots where it can, else arms, else takes the first thing that the table draws.
async ([most, stops]) => {
    const pause = () => new Promise((done) => setTimeout(done, 8));
    const here = (text) => document.querySelector(`.euphoria [data-move="${text}"]:not([disabled])`);
    const end = Date.now() + 180000;
    let count = 0;
    while (Date.now() < end && count < most) {
        if (document.querySelector("[data-testid=over]")) return count;
        if (stops.includes(document.querySelector(".euphoria")?.dataset.phase) && count) return count;
        const lost = document.querySelector(".bar .choices [data-move]");
        if (lost) throw new Error(`not drawn: ${lost.dataset.move}`);
        const first = document.querySelector(".euphoria [data-move]:not([disabled])");
        const offered = here("shoot") ?? here("arm") ?? first;
        if (offered) {
            offered.click();
            count += 1;
        }
        await pause();
    }
    return -count;
};
