import { mount } from "svelte";
import "./shell/fonts.css";
import "./shell/base.css";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("page")! });
