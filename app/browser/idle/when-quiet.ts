import { whenIdle } from "./when-idle.ts";

/** After idle (rules 9.7). */
const QUIET_MS = 1000;

/** Only some browsers say how the line is. */
type Line = { effectiveType?: string; saveData?: boolean };

/** Calls it a second after the page is idle; never on the slowest lines, nor where a reader saves data. */
export function whenQuiet(callback: () => void): void {
  const { effectiveType, saveData } = (navigator as { connection?: Line }).connection ?? {};
  if (effectiveType !== "slow-2g" && !saveData) whenIdle(() => setTimeout(callback, QUIET_MS));
}
