import { mount } from "svelte";
import "./shell/fonts.css";
import "./shell/base.css";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("page")! });

// Nothing depends on it: with it the page opens without a network, and can be installed.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
