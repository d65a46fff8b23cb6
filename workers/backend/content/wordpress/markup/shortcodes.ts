/**
 * The shortcodes that WordPress itself knows become marker elements; all others stay as text.
 */
import { decodeHtml } from "./html-tree.ts";

export const SHORTCODE_MARKER = "wp-shortcode-marker";

export type Shortcode = { name: string; attributes: Record<string, string>; positional: string[]; content: string };

const KNOWN = new Set(["caption", "wp_caption", "gallery", "embed", "video", "audio"]);
const OPENING = /^\[(\[?)([a-z_]+)((?:\s|=)(?:"[^"]*"|'[^']*'|[^\]"'])*)?\]/;
/** No shortcode's opening tag is longer; bounds the work on hostile texts. */
const MAX_OPENING = 1500;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g;

/** Replaces known shortcodes outside of tags by markers; `index` points into `shortcodes`. Linear time. */
export function markShortcodes(html: string, shortcodes: Shortcode[]): string {
  const nextTag = createFinder(html);
  const nextTagEnd = createFinder(html);
  const closings = new Map<string, (needle: string, from: number) => number>();
  let out = "";
  let from = 0;
  let at = 0;
  while (true) {
    const bracket = html.indexOf("[", at);
    if (bracket < 0) break;
    const tag = nextTag("<", at);
    if (tag >= 0 && tag < bracket) {
      const tagEnd = /[a-z/!]/i.test(html[tag + 1] ?? "") ? nextTagEnd(">", tag) : -1;
      at = tagEnd < 0 ? tag + 1 : tagEnd + 1;
      continue;
    }
    const opening = OPENING.exec(html.slice(bracket, bracket + MAX_OPENING));
    const name = opening?.[2] ?? "";
    if (!opening || !KNOWN.has(name)) {
      at = bracket + 1;
      continue;
    }
    const end = bracket + opening[0].length;
    if (opening[1]) {
      // `[[gallery]]` is WordPress's way to write the shortcode itself.
      const isEscaped = html[end] === "]";
      out += html.slice(from, bracket) + (isEscaped ? opening[0].slice(1) : opening[0]);
      from = at = isEscaped ? end + 1 : end;
      continue;
    }
    const findClosing = closings.get(name) ?? createFinder(html);
    closings.set(name, findClosing);
    const closing = opening[3]?.trimEnd().endsWith("/") ? -1 : findClosing(`[/${name}]`, end);
    const again = closing < 0 ? -1 : html.slice(end, closing).indexOf(`[${name}`);
    const hasContent = closing >= 0 && again < 0;
    const content = hasContent ? html.slice(end, closing) : "";
    shortcodes.push({ name, ...parseShortcodeAttributes(opening[3] ?? ""), content });
    out += `${html.slice(from, bracket)}<${SHORTCODE_MARKER} index="${shortcodes.length - 1}"></${SHORTCODE_MARKER}>`;
    from = at = hasContent ? closing + name.length + 3 : end;
  }
  return out + html.slice(from);
}

/** `indexOf` that remembers its last answer, so that a forward scan stays linear. */
function createFinder(text: string): (needle: string, from: number) => number {
  let known: number | null = null;
  return (needle, from) => {
    if (known === null || (known >= 0 && known < from)) known = text.indexOf(needle, from);
    return known;
  };
}

function parseShortcodeAttributes(text: string): { attributes: Record<string, string>; positional: string[] } {
  const attributes: Record<string, string> = {};
  const positional: string[] = [];
  const plain = decodeHtml(text.replace(/\/\s*$/, ""))
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u00a0\u200b]/g, " ");
  for (const match of plain.matchAll(ATTRIBUTE)) {
    if (match[1] !== undefined) attributes[match[1].toLowerCase()] = match[2] ?? match[3] ?? match[4] ?? "";
    else positional.push(match[5] ?? match[6] ?? "");
  }
  return { attributes, positional };
}

const UNKNOWN_ALONE = /^\[\/?([a-z][a-z0-9_-]*)(?:\s[^[\]]*)?\/?\](?:[^[\]]*\[\/\1\])?$/i;

/** Whether a paragraph's text is nothing but a shortcode of some plugin. */
export function isLoneShortcode(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length < 5000 && UNKNOWN_ALONE.test(trimmed);
}
