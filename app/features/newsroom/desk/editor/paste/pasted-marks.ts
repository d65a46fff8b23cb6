/** What an element of somebody else's markup means for its text: by its tag, and by its styles, which say more. */

import type { MarkJson } from "#app/features/newsroom/desk/editor/conversion/document-json.ts";
import type { InlineMark } from "#app/features/newsroom/desk/editor/conversion/inline-markup.ts";
import type { Element } from "#app/features/newsroom/desk/editor/conversion/markup-tree.ts";
import { decideLink } from "#shared/content/link-address.ts";

const byTag: Readonly<Record<string, InlineMark>> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  cite: "em",
  u: "u",
  ins: "u",
  s: "s",
  strike: "s",
  del: "s",
  sub: "sub",
  sup: "sup",
  mark: "mark",
  code: "code",
  tt: "code",
  samp: "code",
  kbd: "kbd",
  q: "q",
};

const SEARCH_ENGINE = /^https:\/\/www\.google\.[a-z.]+\/url\?/;

export function readStyle({ attribs }: Element): ReadonlyMap<string, string> {
  const lines = (attribs.style ?? "").split(";").map((line) => line.split(/:(.*)/s));
  return new Map(lines.map(([name = "", value = ""]) => [name.trim().toLowerCase(), value.trim().toLowerCase()]));
}

/** Not to be seen where it came from. */
export function isHidden(element: Element): boolean {
  const style = readStyle(element);
  const isOfWord = style.get("mso-list") === "ignore" || style.get("mso-hide") === "all";
  return (
    isOfWord || style.get("display") === "none" || style.get("visibility") === "hidden" || element.attribs.hidden !== undefined
  );
}

function byStyle(element: Element): Map<InlineMark, boolean> {
  const style = readStyle(element);
  const said = new Map<InlineMark, boolean>();
  const weight = style.get("font-weight");
  if (weight !== undefined) said.set("strong", weight === "bold" || weight === "bolder" || Number(weight) >= 600);
  const slant = style.get("font-style");
  if (slant !== undefined) said.set("em", slant === "italic" || slant === "oblique");
  const line = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
  if (line.includes("underline")) said.set("u", true);
  if (line.includes("line-through")) said.set("s", true);
  const place = style.get("vertical-align");
  if (place === "sub" || place === "super") said.set(place === "sub" ? "sub" : "sup", true);
  return said;
}

/** Where a link leads, past a search engine's own step; null where it may not, or where only its own page knows. */
export function toPastedLink(href: string): string | null {
  const link = decideLink(href);
  if (link === null || !/^(?:https?|mailto|tel):/i.test(link)) return null;
  const onward = SEARCH_ENGINE.test(link) ? decideLink(new URL(link).searchParams.get("q") ?? "") : null;
  return onward !== null && /^https?:/i.test(onward) ? onward : link;
}

/** The marks of the text in an element that stands among others. */
export function toPastedMarks(element: Element, outer: readonly MarkJson[]): MarkJson[] {
  const { name, attribs } = element;
  const marks = new Map(outer.map((mark) => [mark.type, mark]));
  const add = (type: InlineMark) => {
    // A link is underlined by itself.
    if (type !== "u" || !(marks.has("a") || name === "a")) marks.set(type, { type });
  };
  const tag = Object.hasOwn(byTag, name) ? byTag[name] : undefined;
  if (tag !== undefined) add(tag);
  for (const [type, isSo] of byStyle(element)) {
    if (isSo) add(type);
    else marks.delete(type);
  }
  if (name === "abbr" && attribs.title) marks.set("abbr", { type: "abbr", attrs: { title: attribs.title } });
  const href = name === "a" ? toPastedLink(attribs.href ?? "") : null;
  if (href !== null) {
    marks.delete("u");
    marks.set("a", { type: "a", attrs: { href } });
  }
  return [...marks.values()];
}
