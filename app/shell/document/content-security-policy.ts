/** What a page may load, run and embed (decision 8): this site's own, and by name what was configured or stands in this very page. */

import { STREAM_TYPE } from "#app/components/media/to-media-view.ts";
import { embedHosts } from "#app/configuration/embed-hosts.ts";
import { toPictureSources } from "#app/configuration/picture-hosts.ts";
import { isEmbedHost, listEmbedHosts } from "#app/domain/embed/embed-frame.ts";
import { ANY_FRAME } from "#app/domain/page/address/any-frame.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Other sites that a page works with; all as origins, but for the pictures' hosts. */
export type ForeignOrigins = {
  /** The paywall's provider: may bring its script, be asked, and fill frames. None where there is no provider. */
  providers: readonly string[];
  /** The single sign-on: may set cookies by an image or a hidden frame (rules 4, 7.1). */
  sso: readonly string[];
  /** Besides this site's, pictures come from there alone (configuration/picture-hosts.ts). */
  pictureHosts: readonly string[];
  /** A consent framework may do on every page what the paywall's provider may. */
  framework: string | null;
  /** Analytics and the reading measure: may bring script, be asked and count by images, where they were configured. */
  tracking: readonly string[];
  /** Address of the websocket (rules 7.1.4): a path of this portal, or another's whole one. */
  websocket: string | null;
  /** Any site may show the page in a frame; otherwise this one alone. */
  isEmbeddable: boolean;
};

/** What of a policy is the same for all documents with the same origins. */
type Fixed = {
  script: string;
  image: string;
  connect: string;
  frame: string;
  ancestors: string;
  trusted: string[];
  isScripted: boolean;
  hasFramework: boolean;
};

function fix({ providers: provider, sso, pictureHosts, framework, tracking, websocket, isEmbeddable }: ForeignOrigins): Fixed {
  const scripted = framework === null ? provider : [...provider, framework];
  const providers = scripted.map(toSource);
  const measuring = tracking.filter((origin) => !scripted.includes(origin)).map(toSource);
  const pictureSources = toPictureSources(pictureHosts);
  // Scripts of others and the single sign-on count and set cookies by images.
  const images = [...scripted.filter((origin) => !isPlain(origin)), ...tracking, ...sso];
  // Of this portal it is its own origin's.
  const websockets = websocket === null || websocket.startsWith("/") ? [] : [new URL(websocket).origin];
  return {
    script: [...providers, ...measuring].join(" "),
    image: [
      "img-src 'self' data:",
      ...pictureSources,
      ...images.filter((origin) => isPlain(origin) || !pictureSources.includes("https:")).map(toSource),
    ].join(" "),
    connect: ["connect-src 'self'", ...providers, ...measuring, ...websockets].join(" "),
    frame: ["frame-src 'self'", ...providers, ...sso.map(toSource)].join(" "),
    ancestors: isEmbeddable ? ANY_FRAME : "frame-ancestors 'self'",
    trusted: toTrustedTypes(tracking.length > 0),
    isScripted: provider.length > 0,
    hasFramework: framework !== null,
  };
}

/** `hashes` are those of the inline styles and scripts, `sha256-…`; nothing else inline is allowed. */
export function toContentSecurityPolicy(
  rendered: string,
  hashes: { style: string; scripts: readonly string[] },
  origins: ForeignOrigins,
): string {
  const fixed = fix(origins);
  const hasForeignScript = fixed.hasFramework || (fixed.isScripted && providerIslands.test(rendered));
  return [
    "default-src 'self'",
    join("script-src 'self'", ...hashes.scripts.map(quote), fixed.script),
    `style-src 'self' ${quote(hashes.style)}`,
    fixed.image,
    "font-src 'self'",
    join(fixed.connect, ...toStreamOrigins(rendered)),
    // A browser that plays no stream by itself gets it from script (components/media).
    `media-src 'self' https:${rendered.includes(STREAM_TYPE) || mayGrow.test(rendered) ? " blob:" : ""}`,
    join(fixed.frame, ...toFrameHosts(rendered).map((host) => `https://${host}`)),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    fixed.ancestors,
    ...(hasForeignScript ? [] : fixed.trusted),
  ].join("; ");
}

const join = (...sources: readonly string[]) => sources.filter((source) => source !== "").join(" ");

const quote = (hash: string) => `'${hash}'`;

/** The islands that load the script of the paywall's provider, which writes markup of its own as it likes. */
export const providerIslands = /data-island="(?:paywall-wall|checkout-order|subscription-manager|payment-authorisation)"/;

/** Matches within a tag only: a text is escaped, and has no tags. */
const embedHost = /<aside [^<>]*?data-embed-host="([^"<>]+)"/g;

/**
 * Hosts of the embeds of this page, each exactly; nothing is asked of them before its reader allows it. Where the rest of an article
 * may come later, those of all providers, since it is not known yet whose it holds (decision 70).
 */
function toFrameHosts(rendered: string): readonly string[] {
  // Most pages have none, and a plain search is over at once.
  const marked = rendered.includes("data-embed-host") ? Array.from(rendered.matchAll(embedHost), ([, host = ""]) => host) : [];
  const shown = marked.filter((host) => isEmbedHost(host, embedHosts));
  return [...new Set(mayGrow.test(rendered) ? [...shown, ...listEmbedHosts(embedHosts)] : shown)];
}

const stream = new RegExp(`<source src="(https://[^"<>]+)" type="${STREAM_TYPE.replaceAll(".", "\\.")}"`, "g");

/** Where streams of this page lie, if not here: a browser that plays none by itself has script fetch them (components/media). */
function toStreamOrigins(rendered: string): string[] {
  if (!rendered.includes(STREAM_TYPE)) return [];
  return [...new Set(Array.from(rendered.matchAll(stream), ([, src = ""]) => new URL(src).origin))];
}

const mayGrow = /data-island="paywall-wall"/;

/**
 * Markup and script are made of what this site's own code vouches for (decision 8); `dompurify` is the sanitiser's own. `default` admits
 * further scripts of those who measure, from the origins above alone, and no markup (browser/tracking/admit-scripts.ts).
 */
function toTrustedTypes(isTracked: boolean): string[] {
  return ["require-trusted-types-for 'script'", `trusted-types ${PORTAL_ID} dompurify${isTracked ? " default" : ""}`];
}

/** On one machine neither the provider's stand-in nor a single sign-on has an encrypted line. */
function isPlain(origin: string): boolean {
  return !origin.startsWith("https:");
}

/**
 * A plain one is named without its scheme, so that the page's own counts: an encrypted page takes nothing from a plain
 * origin. The policy allows `http:` nowhere, neither on one machine nor where it is published.
 */
function toSource(origin: string): string {
  return origin.replace(/^http:\/\//, "");
}
