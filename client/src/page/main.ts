/** The header of every page: its controls for the look, and the small manners of its menus. */
import { startLookControls } from "./controls";
import { startMenus } from "./menus";

startLookControls(document);
startMenus(document);
