import sansUrl from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import serifUrl from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

/** On a slow line the styles come without waiting for their fonts. */
const FONT_PATIENCE_MS = 3000;

/**
 * The whole style sheet with the web fonts; the document brought along only what its first state shows. The fonts come first:
 * so the page is laid out once more, for both together, and not twice.
 */
export async function loadLateStyles(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE_MS));
  await Promise.race([Promise.all([sansUrl, serifUrl].map(preloadFont)), patience]);
  await import("./whole-styles.ts");
}

/** Also resolves when the font does not come: the style sheet names a fallback. */
function preloadFont(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
}
