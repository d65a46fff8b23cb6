import { readPageFacts } from "#app/browser/page-facts.ts";
import { toTrustedScript } from "#app/browser/trusted-types.ts";
import { meteredSpeculationRules, speculationRules } from "./speculation-rules-text.ts";

/** Has the browser fetch the document a reader is about to open. */
export function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = toTrustedScript(readPageFacts().isMetered ? meteredSpeculationRules : speculationRules);
  document.head.append(script);
}
