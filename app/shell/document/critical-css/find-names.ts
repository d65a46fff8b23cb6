/** What of a document decides over its styles: class attributes as written, and names of elements. */

export type Names = { values: ReadonlySet<string>; elements: ReadonlySet<string> };

const CLASS = ' class="';

/** Tag by tag: an expression over the whole takes twice as long. */
export function findNames(html: string): Names {
  const values = new Set<string>();
  const elements = new Set<string>();
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at)) {
    const name = at + 1;
    at = endOfName(html, name);
    if (at === name) continue;
    // React, like the sanitiser, writes `>` within an attribute as an entity.
    const tag = html.slice(at, html.indexOf(">", at));
    if (!tag.startsWith(' type="hidden"')) elements.add(html.slice(name, at));
    const from = tag.indexOf(CLASS);
    if (from !== -1) values.add(tag.slice(from + CLASS.length, tag.indexOf('"', from + CLASS.length)));
    at += tag.length;
  }
  return { values, elements };
}

/** Where the name of an element ends; `from` itself where none begins, as at an end tag or a comment. */
function endOfName(html: string, from: number): number {
  let end = from;
  for (let code = html.charCodeAt(end); isLower(code) || (end > from && isDigit(code)); code = html.charCodeAt(end)) end += 1;
  return end;
}

const isLower = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;

/** The names of all as one, in the order of their coming. */
export function joinNames(all: Iterable<Names>): Names {
  const values = new Set<string>();
  const elements = new Set<string>();
  for (const names of all) {
    for (const value of names.values) values.add(value);
    for (const element of names.elements) elements.add(element);
  }
  return { values, elements };
}

/** One line for equal names in equal order. */
export function toNamesKey({ values, elements }: Names): string {
  return `${[...values].join("\n")}\n\n${[...elements].join("\n")}`;
}
