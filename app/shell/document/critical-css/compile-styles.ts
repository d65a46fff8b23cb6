/**
 * Takes a style sheet apart for create-critical-css.ts, when the portal is built. What no document needs before its first paint is left out:
 * stand-ins for browsers without `@property`, edges for readers' own colours and web fonts come with the late style sheet.
 */
import postcss, { type AtRule, type ChildNode, type Container } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { CompiledStyles, Declaration, Demand, Part, StyleNode } from "./compiled-styles.ts";

const alternatives = new Set([":is", ":where", ":has"]);
/** Elements that a parser may add or that stand for the document itself. */
const alwaysThere = new Set(["html", "body", "head"]);
/** Parts of form fields; without a field there is nothing to style. */
const formPseudoElements = /^::(?:file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin|clear))/;
const groupingRules = new Set(["layer", "media", "supports", "container", "starting-style"]);

/** `styleSheet` is the text of one. Throws for one that cannot be parsed. */
export function compileStyles(styleSheet: string): CompiledStyles {
  const places = new Map<string, number>();
  const toPlace = (name: string): number => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const nodes = compileNodes(postcss.parse(styleSheet), toPlace);
  return { names: [...places.keys()], nodes };
}

type ToPlace = (name: string) => number;

function compileNodes(container: Container, toPlace: ToPlace): StyleNode[] {
  return (container.nodes ?? []).flatMap((node) => compileNode(node, toPlace) ?? []);
}

function compileNode(node: ChildNode, toPlace: ToPlace): StyleNode | null {
  if (node.type === "rule") {
    const selectors = node.selectors.map((text) => ({ text, demand: compileSelector(text, toPlace) }));
    return { kind: "rule", selectors, parts: compileParts(node) };
  }
  if (node.type !== "atrule" || isLate(node)) return null;
  if (groupingRules.has(node.name) && node.nodes !== undefined)
    return { kind: "group", head: toHead(node), nodes: compileNodes(node, toPlace) };
  if (node.name === "property" || node.name === "keyframes")
    return { kind: node.name, name: node.params, head: toHead(node), parts: compileParts(node) };
  return { kind: "other", head: toHead(node), parts: node.nodes === undefined ? null : compileParts(node) };
}

function isLate(node: AtRule): boolean {
  if (node.name === "layer" && node.params === "properties") return true;
  // For few readers, and nothing of it takes room that others do not have.
  if (node.name === "media" && node.params.includes("forced-colors")) return true;
  // Web fonts come after the first paint; their fallbacks (local) are needed at once.
  return node.name === "font-face" && !node.toString().includes("local(");
}

/** As it is written: `@media print`, `@layer a,b`. */
function toHead(node: AtRule): string {
  return `@${node.name}${node.raws.afterName ?? (node.params === "" ? "" : " ")}${node.params}`;
}

function compileParts(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === "decl") return [compileDeclaration(node)];
    if (node.type === "rule") return [{ head: node.selector, parts: compileParts(node) }];
    if (node.type === "atrule") return [{ head: toHead(node), parts: compileParts(node) }];
    return [];
  });
}

function compileDeclaration({ prop, value, important }: { prop: string; value: string; important?: boolean }): Declaration {
  const uses = [...new Set(Array.from(value.matchAll(/--[\w-]+/g), ([name]) => name))];
  return {
    text: `${prop}:${value}${important === true ? "!important" : ""}`,
    ...(prop.startsWith("--") ? { sets: prop } : {}),
    ...(uses.length > 0 ? { uses } : {}),
    ...(/^animation(-name)?$/.test(prop) ? { animations: value.split(/[\s,]+/) } : {}),
  };
}

function compileSelector(text: string, toPlace: ToPlace): Demand {
  let demand: Demand = { all: [] };
  selectorParser((selectors) => {
    if (selectors.first !== undefined) demand = toDemand(selectors.first, toPlace);
  }).processSync(text);
  return demand;
}

/** A negation demands nothing for certain. */
function toDemand(selector: selectorParser.Selector, toPlace: ToPlace): Demand {
  const all: number[] = [];
  const oneOf: Demand[][] = [];
  const demandElement = (name: string) => void (alwaysThere.has(name) || all.push(toPlace(name)));
  for (const node of selector.nodes) {
    if (node.type === "class") all.push(toPlace(`.${node.value}`));
    if (node.type === "tag") demandElement(node.value.toLowerCase());
    if (node.type !== "pseudo") continue;
    if (formPseudoElements.test(node.value)) demandElement("input");
    if (alternatives.has(node.value)) oneOf.push(node.nodes.map((way) => toDemand(way, toPlace)));
  }
  return oneOf.length === 0 ? { all } : { all, oneOf };
}
