/** The dialogs of seats that change hands: loaded when one is opened, together, so that the first load names one file. */
export { default as AskForSeat } from "./AskForSeat.svelte";
export { default as GiveSeat } from "./GiveSeat.svelte";
