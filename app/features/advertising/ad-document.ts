/** The page around a slot of an advertising network, for a frame (decision 113): nothing of the portal is in it, and its policy counts there alone. */
import { escapeUTF8 as escapeHtml } from "entities";
import frameScript from "#app/browser/advertising/frame-page.ts?inline-script";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { AD_SANDBOX, AD_SLOT } from "#app/domain/advertising/ad-frame.ts";
import type { AdBid } from "#app/domain/advertising/ad-network.ts";
import { toInlineHash } from "#app/domain/page/inline-hash.ts";

const style = "html,body{margin:0;overflow:hidden;background:transparent}";

export type AdDocument = { html: string; contentSecurityPolicy: string };

type AdFacts = {
  script: string;
  unit: string;
  isLimited: boolean;
  /** Who is asked for a bid at this place; null: nobody. */
  bidding: { script: string; bids: readonly AdBid[] } | null;
};

/** `isLimited`: no consent framework has asked, so nothing may be stored. */
export async function toAdDocument({ script, unit, isLimited, bidding }: AdFacts): Promise<AdDocument> {
  const facts = {
    script,
    unit,
    ...(isLimited ? { limited: "" } : {}),
    ...(bidding === null ? {} : { prebid: bidding.script, bids: JSON.stringify(bidding.bids) }),
  };
  const data = Object.entries(facts)
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(" ");
  const html = `<!DOCTYPE html>
<html lang="${portalBrand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Anzeige</title><style>${style}</style></head>
<body ${data}><div id="${AD_SLOT}"></div><script>${frameScript}</script></body></html>`;
  return { html, contentSecurityPolicy: await toPolicy(script) };
}

/**
 * The tag brings further scripts by itself, and creatives come from anywhere in frames of their own: both without any right, since the sandbox, which
 * stands in the policy as well, gives the frame no origin.
 */
async function toPolicy(script: string): Promise<string> {
  // Without its scheme where it is a plain one: the stand-in's, on one machine.
  const own = new URL(script).origin.replace(/^http:\/\//, "");
  return [
    "default-src 'none'",
    `script-src '${await toInlineHash(frameScript)}' 'strict-dynamic'`,
    `frame-src https: ${own}`,
    "style-src 'unsafe-inline'",
    `img-src https: data: ${own}`,
    "font-src https: data:",
    "media-src https:",
    `connect-src https: ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${AD_SANDBOX}`,
  ].join("; ");
}
