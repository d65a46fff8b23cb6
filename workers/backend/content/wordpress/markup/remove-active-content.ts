/**
 * Takes out of a text what runs, styles or asks for input, before anything else looks at it. The sanitiser
 * would do so too; here each removal is told, so that the newsroom can look at what is missing.
 */

import { decideScriptEmbed } from "#shared/content/embed-address.ts";
import { decideLink } from "#shared/content/link-address.ts";
import { type AnyNode, attributeOf, type Element, isTag, removeNode } from "./html-tree.ts";

type Note = (what: string, detail?: string | null) => void;

const FORM_PARTS = new Set([
  "form",
  "input",
  "button",
  "select",
  "textarea",
  "option",
  "optgroup",
  "fieldset",
  "label",
  "datalist",
]);
const FIELDS = new Set(["input", "select", "textarea", "datalist"]);
const HEAD_PARTS = new Set(["link", "meta", "base", "title", "head"]);
const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href", "poster", "data", "background"];

/** Changes the tree. A script that stands for an embed becomes an `iframe` with the embed's address. */
export function removeActiveContent(root: AnyNode, note: Note): void {
  const open: AnyNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!("children" in node)) continue;
    for (const child of [...node.children]) {
      if (!isTag(child)) continue;
      if (!removeWhole(child, note)) {
        removeAttributes(child, note);
        open.push(child);
      }
    }
  }
}

function removeWhole(element: Element, note: Note): boolean {
  if (element.name === "script") {
    const source = attributeOf(element, "src");
    const embed = source === null ? null : decideScriptEmbed(source);
    if (embed !== null) {
      element.name = "iframe";
      element.attribs = { src: embed };
      element.children = [];
      return false;
    }
    note("script removed", source);
  } else if (element.name === "style") note("style sheet removed");
  else if (FIELDS.has(element.name)) note("form field removed", attributeOf(element, "name"));
  else if (!HEAD_PARTS.has(element.name)) return false;
  removeNode(element);
  return true;
}

function removeAttributes(element: Element, note: Note): void {
  if (FORM_PARTS.has(element.name)) note("form became its text", element.name);
  for (const name of Object.keys(element.attribs)) {
    if (name.startsWith("on")) {
      note("event handler removed", `${element.name} ${name}`);
      delete element.attribs[name];
    } else if (name === "srcdoc") {
      note("frame content removed");
      delete element.attribs[name];
    } else if (ADDRESSES.includes(name)) {
      const value = attributeOf(element, name);
      const isPicture = element.name === "img" && value !== null && /^data:image\//i.test(value);
      if (value !== null && !isPicture && decideLink(value) === null) {
        note("unsafe address removed", `${element.name} ${name}`);
        delete element.attribs[name];
      }
    }
  }
}
