/** The page begins. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has a place for the page");
mount(App, { target });
