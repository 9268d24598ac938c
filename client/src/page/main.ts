/** The header of every page: its controls for the look, and the small manners of its menus. */
import { startLookControls } from "./controls";
import { startMenus } from "./menus";
import { startReconnecting, startWorker } from "./worker";

startLookControls(document);
startMenus(document);
startWorker(document);
startReconnecting(document);
