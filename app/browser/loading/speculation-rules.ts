import { readPageFacts } from "#app/browser/page-facts.ts";
import { toTrustedScript } from "#app/browser/trusted-types.ts";
import { meteredSpeculationRules, speculationRules } from "./speculation-rules-text.ts";

/** As the rules name posts. */
const POST = /^\/[^/]+\/\d+$/;

/** Has the browser fetch the document a reader is about to open, and render it where it is a post. */
export function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = toTrustedScript(readPageFacts().isMetered ? meteredSpeculationRules : speculationRules);
  document.head.append(script);
  // What is there already needs no transition, and would wait for the picture of this page that a transition begins with.
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    const url = activation?.entry.url;
    if (url && POST.test(new URL(url).pathname)) viewTransition?.skipTransition();
  });
}
