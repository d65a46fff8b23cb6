import sansUrl from "#app/styles/fonts/source-sans-3.woff2?url";
import serifUrl from "#app/styles/fonts/source-serif-4.woff2?url";
import { loadWholeStyles } from "./whole-styles.ts";

/** On a slow line the styles come without waiting for their fonts. */
const FONT_PATIENCE_MS = 3000;

/**
 * The whole style sheet with the web fonts; the document brought along only what its first state shows. The fonts come first:
 * so the page is laid out once more, for both together, and not twice.
 */
export async function loadLateStyles(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE_MS));
  // Under no name of the page's: held until the sheet asks for the same files, they are there at once.
  const fonts = [sansUrl, serifUrl].map((url) => new FontFace("late", `url(${url})`));
  // One that does not come costs nothing: the sheet names a fallback.
  await Promise.race([Promise.allSettled(fonts.map((font) => font.load())), patience]);
  await loadWholeStyles();
  await layOutBelowFold();
}

/** Part by part, whenever the browser has time: so none of it keeps a reader waiting, and all of it can be searched and saved. */
async function layOutBelowFold(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(".below-fold")) {
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    part.style.contentVisibility = "visible";
  }
}
