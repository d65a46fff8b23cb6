import { readPageFacts } from "#app/browser/page-facts.ts";
import { toTrustedScript } from "#app/browser/trusted-types.ts";
import { meteredSpeculationRules, speculationRules } from "./speculation-rules-text.computed.ts";

/** As the rules name posts. */
const POST = /^\/[^/]+\/\d+$/;

/** Has the browser fetch the document a reader is about to open, and render it where it is a post. */
export function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = toTrustedScript(readPageFacts().isMetered ? meteredSpeculationRules : speculationRules);
  document.head.append(script);
  leaveWithoutTransition();
}

/**
 * A post that was rendered ahead is there already and needs no transition: preparing one, and the picture of this page that it begins
 * with, would take longer than all the rest, even where it is skipped at the last moment. So it is given up as soon as the reader
 * comes near to such a link, and taken up again at any other.
 */
function leaveWithoutTransition(): void {
  const none = new CSSStyleSheet();
  none.replaceSync("@view-transition{navigation:none}");
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link !== null) document.adoptedStyleSheets = POST.test(link.pathname) ? [none] : [];
  };
  for (const type of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(type, follow);
}
