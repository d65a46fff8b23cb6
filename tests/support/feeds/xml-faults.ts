/** What is wrong with a sitemap or a feed by its specification (rules.ts). */
import { type Node, readTree } from "./read-tree.ts";
import { type ElementRule, namespaces, rules } from "./rules.ts";

const MAX_SITEMAP_BYTES = 50 * 1024 * 1024;

/** One line a fault, none for a document that is right. Throws where it is not well-formed. */
export function readFaults(xml: string): string[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ["no declaration"];
  if (Buffer.byteLength(xml) > MAX_SITEMAP_BYTES) return ["more than 50 MB"];
  const root = readTree(xml);
  return [...findFaults(root, toName(root)), ...findRepeated(root)];
}

function toName({ name, uri }: Node): string {
  return `${namespaces[uri] ?? `{${uri}}`}${name}`;
}

function findFaults(node: Node, path: string): string[] {
  const rule = rules[path];
  if (rule === undefined) return [`${path} may not stand there`];
  const names = node.children.map(toName);
  return [
    ...findCountFaults(names, rule, path),
    ...findAttributeFaults(node, rule, path),
    ...(rule.text === undefined
      ? node.text.trim() === ""
        ? []
        : [`${path} has a text`]
      : rule.text(node.text)
        ? []
        : [`${path} is ${node.text}`]),
    ...node.children.flatMap((child, index) => findFaults(child, `${path}/${names[index]}`)),
  ];
}

function findCountFaults(names: string[], { children = {}, isSequence = false }: ElementRule, path: string): string[] {
  const counts = Object.entries(children).flatMap(([name, [least, most]]) => {
    const count = names.filter((child) => child === name).length;
    return count < least || count > most ? [`${path} has ${count} ${name}`] : [];
  });
  const places = names.map((name) => Object.keys(children).indexOf(name));
  const isInOrder = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  return isSequence && !isInOrder ? [...counts, `${path} has its children in another order: ${names}`] : counts;
}

function findAttributeFaults({ attributes }: Node, { attributes: wanted = {} }: ElementRule, path: string): string[] {
  const own = Object.keys(attributes).filter((name) => name !== "xmlns" && !name.startsWith("xmlns:"));
  const unknown = own.filter((name) => !(name in wanted) && !(`${name}?` in wanted)).map((name) => `${path} has ${name}`);
  const wrong = Object.entries(wanted).flatMap(([key, isRight]) => {
    const name = key.replace("?", "");
    const value = attributes[name];
    if (value === undefined) return key.endsWith("?") ? [] : [`${path} lacks ${name}`];
    return isRight(value) ? [] : [`${path} has ${name}=${value}`];
  });
  return [...unknown, ...wrong];
}

/** No address twice in a sitemap, no entry twice in a feed; two posts may have the same picture. */
function findRepeated(root: Node): string[] {
  const all = [root, ...root.children].flatMap(({ children }) => children);
  const named = all.flatMap(({ children }) => children.filter((child) => ["loc", "guid", "atom:id"].includes(toName(child))));
  const seen = new Set<string>();
  return named.flatMap(({ text }) => (seen.size === seen.add(text).size ? [`${text} stands there twice`] : []));
}
