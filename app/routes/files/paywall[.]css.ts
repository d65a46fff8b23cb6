import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { toFrameStyles } from "#app/features/subscribe/to-frame-styles.ts";
import { toFile } from "#app/loaders/answer-file.ts";
import look from "#brand/look.css?raw";

/** What the paywall provider's templates take as the address of a style sheet: its frames then look like the paper (docs/paywall.md). */
export function loader() {
  const file = toFile("text/css", toFrameStyles(look, { sans, serif }));
  // Frames of the provider's origin load it.
  file.headers.set("cross-origin-resource-policy", "cross-origin");
  return file;
}
