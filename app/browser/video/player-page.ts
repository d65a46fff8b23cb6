/** The script of the frame's page (features/video/player-document.ts), which stands in it as it is: of this frame's origin nothing can be loaded. */
import { isDisposeOrder, toPlayerReport } from "#app/domain/video/player-message.ts";
import { startPlayer } from "./start-player.ts";

const element = document.querySelector("video-js");
const scriptUrl = document.body.dataset.script;

if (element !== null && scriptUrl !== undefined) {
  // The frame's own origin is opaque; that of its address is the portal's, and no other origin gets the messages.
  const { origin } = location;
  const player = startPlayer(element, scriptUrl, (report) => parent.postMessage(toPlayerReport(report), origin));
  addEventListener("message", ({ source, origin: sender, data }) => {
    if (source === parent && sender === origin && isDisposeOrder(data)) player.dispose();
  });
  // The frame is taken away with whatever is around it.
  addEventListener("pagehide", () => player.dispose());
}
