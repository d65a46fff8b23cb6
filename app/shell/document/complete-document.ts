/** Makes the rendered page a document: the styles it needs inlined, the script that starts after the first paint. */

import { meteredSpeculationRules, speculationRules } from "#app/browser/loading/speculation-rules-text.computed.ts";
import { AD_FRAME_MARK, marketingScript } from "#app/components/advertising/marketing-script.ts";
import { toInlineHash } from "#app/domain/page/inline-hash.ts";
import { BREAKING_LINE_MARK, breakingLineScript } from "#app/shell/breaking-line/breaking-line-script.ts";
import { type ForeignOrigins, toContentSecurityPolicy } from "./content-security-policy.ts";
import type { CriticalCss } from "./critical-css/create-critical-css.ts";
import { CRITICAL_STYLES_SLOT } from "./document-slots.tsx";
import { earlyScript } from "./early-script.ts";
import type { KeptPieces } from "./kept-pieces.tsx";

type CompletedDocument = { html: string; contentSecurityPolicy: string };

/**
 * `pieces` are those whose places stand in `rendered`. `bootScript` is the inline script at its end; it, the early one, those of a breaking line and of an advertising network, and the styles are allowed by hash, nothing else inline is. What of
 * `origins` may do what is said in content-security-policy.ts.
 */
export async function completeDocument(
  rendered: string,
  pieces: KeptPieces,
  criticalCss: CriticalCss,
  bootScript: string,
  origins: ForeignOrigins,
): Promise<CompletedDocument> {
  const styles = criticalCss(rendered, pieces.names());
  // With its tag: a headline may read like the slot, but its tag would be escaped.
  const slot = rendered.indexOf(`<style>${CRITICAL_STYLES_SLOT}`) + "<style>".length;
  const headEnd = rendered.indexOf("</head>", slot);
  const end = rendered.lastIndexOf("</body>");
  if (slot < "<style>".length || headEnd === -1 || end === -1) throw new Error("The page has no place for its styles, or no end");
  const html = [
    rendered.slice(0, slot),
    styles,
    rendered.slice(slot + CRITICAL_STYLES_SLOT.length, headEnd),
    `<script>${earlyScript}</script>`,
    rendered.slice(headEnd, end),
    `<script>${bootScript}</script>`,
    rendered.slice(end),
  ].join("");
  const line = rendered.includes(BREAKING_LINE_MARK) ? [breakingLineScript] : [];
  const network = rendered.includes(AD_FRAME_MARK) ? [marketingScript] : [];
  const inline = [styles, earlyScript, bootScript, speculationRules, meteredSpeculationRules, ...line, ...network];
  const [style = "", ...scripts] = await Promise.all(inline.map(toInlineHash));
  return { html: pieces.fill(html), contentSecurityPolicy: toContentSecurityPolicy(rendered, { style, scripts }, origins) };
}
