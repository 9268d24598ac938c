/** Every page's small script: the header's controls and menus, and what opens and closes. */
import { startChapters } from "./chapters";
import { startLookControls } from "./controls";
import { startMenus } from "./menus";
import { startReconnecting, startWorker } from "./worker";

startLookControls(document);
startMenus(document);
startWorker(document);
startReconnecting(document);
startChapters(document, () => location.hash);
