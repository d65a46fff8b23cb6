/** Which addresses content from outside may point to. The platform's own URL parser decides, as it does in the browser. */

const pageBase = "https://own.invalid/";
const pageHost = new URL(pageBase).host;

const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);
const sourceProtocols: ReadonlySet<string> = new Set(["http:", "https:"]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip inside an address
const ignoredByBrowsers = /[\u0000-\u001f\u007f]/g;

function parseAddress(value: string): { address: string; url: URL } | null {
  const address = value.replace(ignoredByBrowsers, "").trim();
  if (address === "" || !URL.canParse(address, pageBase)) return null;
  return { address, url: new URL(address, pageBase) };
}

/** The address of a link a reader may follow (http, https, mailto, tel, or a path), or null when it may not stay. */
export function decideLink(value: string): string | null {
  const parsed = parseAddress(value);
  return parsed !== null && linkProtocols.has(parsed.url.protocol) ? parsed.address : null;
}

/** The address of something a page loads or embeds (http, https, or a path), or null when it may not stay. */
export function decideSource(value: string): string | null {
  const parsed = parseAddress(value);
  return parsed !== null && sourceProtocols.has(parsed.url.protocol) ? parsed.address : null;
}

/** Whether a link leaves the portal. Protocol-relative forms such as `/\host` count, because browsers follow them. */
export function isExternalLink(link: string): boolean {
  const parsed = parseAddress(link);
  return parsed !== null && sourceProtocols.has(parsed.url.protocol) && parsed.url.host !== pageHost;
}
