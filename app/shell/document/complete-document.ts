/** Makes the rendered page a document: the styles it needs inlined, the script that starts after the first paint. */

import { meteredSpeculationRules, speculationRules } from "../../browser/speculation-rules-text.ts";
import type { CriticalCss } from "./critical-css.ts";
import { CRITICAL_STYLES_SLOT } from "./document-slots.tsx";

type CompletedDocument = { html: string; contentSecurityPolicy: string };

/**
 * `bootScript` is the inline script; it and the styles are allowed by hash, nothing else inline is (design, decision 8).
 * The origins of the paywall's provider, where there is one, may bring its script, be asked, and fill frames.
 */
export async function completeDocument(
  rendered: string,
  criticalCss: CriticalCss,
  bootScript: string,
  providerOrigins: readonly string[],
): Promise<CompletedDocument> {
  const styles = criticalCss(rendered);
  const html = rendered
    // With its tag: a headline may read like the slot, but its tag would be escaped.
    .replace(`<style>${CRITICAL_STYLES_SLOT}`, () => `<style>${styles}`)
    .replace("</body>", () => `<script>${bootScript}</script></body>`);
  const inline = [styles, bootScript, speculationRules, meteredSpeculationRules];
  const [styleHash, ...scriptHashes] = await Promise.all(inline.map(hash));
  return {
    html,
    contentSecurityPolicy: toPolicy(
      `'${styleHash}'`,
      scriptHashes.map((value) => `'${value}'`),
      providerOrigins,
    ),
  };
}

function toPolicy(styleHashes: string, scriptHashes: readonly string[], provider: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...provider].join(" "),
    `style-src 'self' ${styleHashes}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...provider].join(" "),
    "media-src 'self' https:",
    // On one machine the provider's stand-in has no encrypted line.
    ["frame-src https:", ...provider.filter((origin) => !origin.startsWith("https:"))].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
