/** The settings' page: joins the form that the server sent to the settings. */
import { joinForm } from "./form.svelte";
import "./settings.css";

const form = document.querySelector<HTMLElement>("[data-settings]");
if (form) joinForm(form);
