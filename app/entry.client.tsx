/** Runs after the first paint. The page is complete without it; each enhancement is a chunk of its own, in a slice of its own. */
import { enhanceDocument } from "./browser/enhance-document.ts";
import { reloadOnChunkError } from "./browser/reload-on-chunk-error.ts";
import { addSpeculationRules } from "./browser/speculation-rules.ts";

reloadOnChunkError();
// The whole style sheet with the web fonts; the document brought along only what its first state shows.
void import("./browser/late-styles.ts");
enhanceDocument(document);
addSpeculationRules();

// In development a changed module means a new document: there is nothing on the page to patch.
if (import.meta.hot) {
  const reload = () => window.location.reload();
  import.meta.hot.on("vite:beforeUpdate", reload);
  import.meta.hot.on("react-router:hmr", reload);
}
