import { mount } from "svelte";
import "./shell/fonts.css";
import "./shell/base.css";
import "./shell/pages.css";
import { isBundle, ROOT } from "./connection/alone";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("page")! });

/** By then a first visitor has begun to play, and the line is free. */
const STOCK_AFTER_MS = 20_000;

// Nothing depends on it: with it the page and its lessons open without a network, and it can be installed.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register(`${ROOT}sw.js${isBundle ? "?bundle" : ""}`).catch(() => undefined));
  setTimeout(() => void navigator.serviceWorker.ready.then((found) => found.active?.postMessage("stock")), STOCK_AFTER_MS);
}
