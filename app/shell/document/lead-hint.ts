/**
 * The largest picture of the first screen is named in the document's headers as well: browsers fetch it while the document is still on its way. In
 * headers and not in markup, where it would cost the document its bytes twice.
 */

const URGENT = 'fetchPriority="high"';

/** What a header can hold without further ado; addresses of other hosts may have anything. */
const PLAIN = /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/;

/** The value of a `link` header for the picture that says so of itself (components/picture), as its `<picture>` would choose. Null without one. */
export function toLeadHint(html: string): string | null {
  const end = html.indexOf(URGENT);
  if (end === -1) return null;
  const start = html.lastIndexOf("<picture>", end);
  const choices = Array.from(html.slice(start, end).matchAll(/<(?:source|img) ([^>]*)/g), ([, text = ""]) => toAttributes(text));
  // Of each condition the first format: a browser that does not know it passes over the hint.
  const narrow = choices.find(({ media }) => media !== undefined);
  const wide = choices.find(({ media }) => media === undefined);
  const hints = [
    narrow && toHint(narrow, narrow.media),
    wide && toHint(wide, narrow?.media && `not all and ${narrow.media}`),
  ].filter((hint) => hint !== undefined);
  const value = hints.join(", ");
  return value === "" ? null : value;
}

type Attributes = Partial<Record<"media" | "type" | "sizes" | "srcset" | "src", string>>;

/** As React writes them. */
function toAttributes(text: string): Attributes {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [name.toLowerCase(), toText(value)]),
  );
}

function toText(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function toHint({ src, srcset, sizes, type }: Attributes, media: string | undefined): string | undefined {
  const [first = ""] = srcset?.split(/[ ,]/, 1) ?? [];
  const address = src ?? first;
  const parameters = { imagesrcset: srcset, imagesizes: sizes, type, media };
  const known = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]));
  if (address === "" || [address, ...Object.values(parameters)].some((value) => value !== undefined && !PLAIN.test(value)))
    return;
  return [`<${address}>`, "rel=preload", "as=image", "fetchpriority=high", ...known].join("; ");
}
