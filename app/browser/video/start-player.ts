/** The platform's player in the page of its frame: its script comes by the script loader, its element stands there already. */
import { type TrackedScript, trackScript } from "#app/browser/loading/script-loader.ts";
import type { PlayerReport } from "#app/domain/video/player-message.ts";

/** After that the page around the frame learns that no player comes. */
const PATIENCE_MS = 12_000;

/** Of the platform's player, what is used here. */
type PlatformPlayer = {
  on: (event: "play" | "ended", listener: () => void) => void;
  ready: (listener: () => void) => void;
  play: () => Promise<void> | undefined;
  dispose: () => void;
};

type Platform = { bc?: (element: Element) => PlatformPlayer };

export type StartedPlayer = { dispose: () => void };

/**
 * Reports `ready` and starts to play, or `failed`; then each `play` and `ended` (rules 4.15). Never rejects. What it returns puts the
 * player away, and reports `disposed`, once.
 */
export function startPlayer(element: Element, scriptUrl: string, report: (what: PlayerReport) => void): StartedPlayer {
  const script: TrackedScript = trackScript(scriptUrl);
  let player: PlatformPlayer | null = null;
  let isDisposed = false;

  async function start(): Promise<void> {
    await script.load(PATIENCE_MS);
    if (isDisposed) return;
    const { bc } = window as Platform;
    if (bc === undefined) throw new Error("The script of the video platform brings no player");
    const made = bc(element);
    player = made;
    made.on("play", () => report("play"));
    made.on("ended", () => report("ended"));
    made.ready(() => {
      report("ready");
      // Where the browser does not let it begin, the player shows its own button.
      made.play()?.catch(() => {});
    });
  }

  start().catch(() => {
    if (!isDisposed) report("failed");
  });

  return {
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      player?.dispose();
      script.remove();
      report("disposed");
    },
  };
}
