/** Makes the rendered page a document: the styles it needs inlined, the script that starts after the first paint. */

import { LRUCache } from "lru-cache";
import { meteredSpeculationRules, speculationRules } from "#app/browser/loading/speculation-rules-text.ts";
import { embedHosts } from "#app/configuration/embed-hosts.ts";
import { pictureHosts, toPictureSources } from "#app/configuration/picture-hosts.ts";
import { isEmbedHost, listEmbedHosts } from "#app/domain/embed/embed-frame.ts";
import type { CriticalCss } from "./critical-css.ts";
import { CRITICAL_STYLES_SLOT } from "./document-slots.tsx";
import { earlyScript } from "./early-script.ts";

type CompletedDocument = { html: string; contentSecurityPolicy: string };

/**
 * `bootScript` is the inline script at its end; it, the early one and the styles are allowed by hash, nothing else inline is (decision 8).
 * The origins of the paywall's provider, where there is one, may bring its script, be asked, and fill frames; those of the
 * single sign-on, and this one, may set cookies by an image or a hidden frame (rules 4, 7.1). Other pictures come from the hosts
 * of `hosts` alone, frames besides from the hosts of this page's embeds. A
 * consent framework, where there is one, may do on every page what the paywall's provider may.
 */
export async function completeDocument(
  rendered: string,
  criticalCss: CriticalCss,
  bootScript: string,
  providerOrigins: readonly string[],
  ssoHosts: readonly string[] = [],
  hosts: readonly string[] = pictureHosts,
  frameworkOrigin: string | null = null,
  websocketEndpoint: string | null = null,
): Promise<CompletedDocument> {
  const styles = criticalCss(rendered);
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
  const foreignOrigins = frameworkOrigin === null ? providerOrigins : [...providerOrigins, frameworkOrigin];
  const inline = [styles, earlyScript, bootScript, speculationRules, meteredSpeculationRules];
  const [styleHash, ...scriptHashes] = await Promise.all(inline.map(hash));
  return {
    html,
    contentSecurityPolicy: toPolicy(
      `'${styleHash}'`,
      scriptHashes.map((value) => `'${value}'`),
      foreignOrigins,
      ssoHosts,
      toPictureSources(hosts),
      frameworkOrigin !== null || (providerOrigins.length > 0 && providerIslands.test(rendered)),
      // Of this portal it is its own origin's.
      websocketEndpoint === null || websocketEndpoint.startsWith("/") ? [] : [new URL(websocketEndpoint).origin],
      toFrameHosts(rendered),
    ),
  };
}

/** The islands that load the script of the paywall's provider, which writes markup of its own as it likes. */
export const providerIslands = /data-island="(?:paywall-wall|checkout-order|subscription-manager|payment-authorisation)"/;

/** Within a tag: what a text says is escaped, and has none. */
const embedHost = /<aside [^<>]*?data-embed-host="([^"<>]+)"/g;

/**
 * Hosts of the embeds of this page, each exactly; nothing is asked of them before its reader allows it. Where the rest of an article
 * may come later, those of all providers, since nobody knows yet whose it holds (decision 70).
 */
function toFrameHosts(rendered: string): readonly string[] {
  const shown = Array.from(rendered.matchAll(embedHost), ([, host = ""]) => host).filter((host) => isEmbedHost(host, embedHosts));
  return [...new Set(mayGrow.test(rendered) ? [...shown, ...listEmbedHosts(embedHosts)] : shown)];
}

const mayGrow = /data-island="paywall-wall"/;

/** Markup and script are made of what this site's own code vouches for (decision 63). The last is the sanitiser's own. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types talblick dompurify"];

function toPolicy(
  styleHashes: string,
  scriptHashes: readonly string[],
  provider: readonly string[],
  ssoHosts: readonly string[],
  pictureSources: readonly string[],
  hasForeignScript: boolean,
  websockets: readonly string[],
  frameHosts: readonly string[],
): string {
  const providers = provider.map(toSource);
  // The provider's script and the single sign-on count and set cookies by images.
  const images = [...provider.filter((origin) => !isPlain(origin)), ...ssoHosts];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...providers].join(" "),
    `style-src 'self' ${styleHashes}`,
    [
      "img-src 'self' data:",
      ...pictureSources,
      ...images.filter((origin) => isPlain(origin) || !pictureSources.includes("https:")).map(toSource),
    ].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...providers, ...websockets].join(" "),
    "media-src 'self' https:",
    ["frame-src 'self'", ...providers, ...ssoHosts.map(toSource), ...frameHosts.map((host) => `https://${host}`)].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(hasForeignScript ? [] : trustedTypes),
  ].join("; ");
}

/** On one machine neither the provider's stand-in nor a single sign-on has an encrypted line. */
function isPlain(origin: string): boolean {
  return !origin.startsWith("https:");
}

/**
 * A plain one is named without its scheme, so that the page's own counts: an encrypted page takes nothing from a plain
 * origin. Nowhere does the policy allow `http:`, on one machine as little as where it is published.
 */
function toSource(origin: string): string {
  return origin.replace(/^http:\/\//, "");
}

/** What came of it and no promise: who waits for another request's promise goes on in that request. */
const hashes = new LRUCache<string, string>({ max: 300 });

/** Kept: the styles of a page are those of the pages like it. */
async function hash(text: string): Promise<string> {
  const known = hashes.get(text) ?? (await digest(text));
  hashes.set(text, known);
  return known;
}

async function digest(text: string): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}
