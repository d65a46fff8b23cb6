import { toFrameStyles } from "#app/features/subscribe/to-frame-styles.ts";
import { toFile } from "#app/loaders/answer-file.ts";
import sans from "#app/styles/fonts/source-sans-3.woff2?url";
import serif from "#app/styles/fonts/source-serif-4.woff2?url";
import look from "#brand/look.css?raw";

/** What the paywall provider's templates take as the address of a style sheet: its frames then look like the paper (docs/paywall.md). */
export function loader() {
  const file = toFile("text/css", toFrameStyles(look, { sans, serif }));
  // Frames of the provider's origin load it.
  file.headers.set("cross-origin-resource-policy", "cross-origin");
  return file;
}
