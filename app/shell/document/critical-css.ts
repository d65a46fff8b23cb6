/**
 * The part of the style sheet that a document needs, so that it can be inlined and nothing has to be fetched
 * before the first paint. A rule is needed when every class and element its selector demands is in the document.
 */
import { LRUCache } from "lru-cache";
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { findNames, joinNames, type Names, toNamesKey } from "./find-names.ts";

type Demand = { selector: string; classes: string[]; elements: string[] };
type Found = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

/** Elements that a parser may add or that stand for the document itself. */
const alwaysThere = new Set(["html", "body", "head"]);
/** Parts of form fields; without a field there is nothing to style. */
const formPseudoElements = /^::(?:file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin|clear))/;
const groupingRules = new Set(["layer", "media", "supports", "container", "starting-style"]);

/** The styles of a document, given what of it is there as markup and the names of its other parts. */
export type CriticalCss = (html: string, parts?: Iterable<Names>) => string;

/** Sets of names whose styles are kept: pages of a kind differ in few of them. */
const KEPT_SETS = 200;

/** Parses the style sheet once; the function it returns picks from it, once for all documents with the same classes and elements. */
export function createCriticalCss(styleSheet: string): CriticalCss {
  const root = postcss.parse(styleSheet);
  const demands = new Map<Rule, Demand[]>();
  root.walkRules((rule) => {
    demands.set(rule, rule.selectors.map(toDemand));
  });
  const all = [...demands.values()].flat();
  const demanded: Found = {
    classes: new Set(all.flatMap(({ classes }) => classes)),
    elements: new Set(all.flatMap(({ elements }) => elements)),
  };
  const kept = new LRUCache<string, string>({ max: KEPT_SETS });
  /** By what was found, in the order of the document: the same page again is not even taken apart. */
  const keptInOrder = new LRUCache<string, string>({ max: KEPT_SETS });
  function pickStyles(found: Found): string {
    const key = toKey(found, demanded);
    const styles =
      kept.get(key) ??
      dropUnusedVariables(pick(root, found, demands))
        .toString()
        .trim();
    kept.set(key, styles);
    return styles;
  }
  return (html, parts = []) => {
    const names = joinNames([findNames(html), ...parts]);
    const key = toNamesKey(names);
    const known = keptInOrder.get(key);
    if (known !== undefined) return known;
    const { values, elements } = names;
    const styles = pickStyles({ classes: new Set([...values].flatMap((value) => toText(value).split(/\s+/))), elements });
    keptInOrder.set(key, styles);
    return styles;
  };
}

/** What of a document decides over its styles, as text: no name has a space. */
function toKey(found: Found, demanded: Found): string {
  const classes = [...found.classes].filter((name) => demanded.classes.has(name)).sort();
  const elements = [...found.elements].filter((name) => demanded.elements.has(name)).sort();
  return `${classes.join(" ")}\n${elements.join(" ")}`;
}

function toDemand(selector: string): Demand {
  const demand: Demand = { selector, classes: [], elements: [] };
  selectorParser((selectors) => {
    selectors.walk((node) => {
      // Alternatives and negations demand nothing for certain.
      if (isInsidePseudo(node)) return;
      if (node.type === "class") demand.classes.push(node.value);
      if (node.type === "tag") demand.elements.push(node.value.toLowerCase());
      if (node.type === "pseudo" && formPseudoElements.test(node.value)) demand.elements.push("input");
    });
  }).processSync(selector);
  return demand;
}

function isInsidePseudo(node: selectorParser.Node): boolean {
  for (let parent = node.parent; parent !== undefined; parent = parent.parent as typeof parent) {
    if (parent.type === "pseudo") return true;
  }
  return false;
}

/** What React writes in place of characters that end an attribute; utilities such as `[&>li]:…` have them. */
const characters: Readonly<Record<string, string>> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

function toText(value: string): string {
  return value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (escaped) => characters[escaped] ?? escaped);
}

function pick(root: Root, found: Found, demands: Map<Rule, Demand[]>): Root {
  const picked = postcss.root();
  for (const node of root.nodes) pickInto(picked, node, found, demands);
  return picked;
}

function pickInto(target: Container, node: ChildNode, found: Found, demands: Map<Rule, Demand[]>): void {
  if (node.type === "rule") {
    const selectors = (demands.get(node) ?? []).filter((demand) => isMet(demand, found)).map(({ selector }) => selector);
    if (selectors.length > 0) target.append(node.clone({ selectors }));
    return;
  }
  if (node.type !== "atrule") return;
  // Stand-ins for browsers without @property; the late style sheet brings them.
  if (node.name === "layer" && node.params === "properties") return;
  // For few readers, and nothing of it takes room that others do not have.
  if (node.name === "media" && node.params.includes("forced-colors")) return;
  if (groupingRules.has(node.name) && node.nodes !== undefined) {
    const group: AtRule = node.clone({ nodes: [] });
    for (const child of node.nodes) pickInto(group, child, found, demands);
    if ((group.nodes?.length ?? 0) > 0) target.append(group);
    return;
  }
  // Web fonts come after the first paint; their fallbacks (local) are needed at once.
  if (node.name === "font-face" && !node.toString().includes("local(")) return;
  target.append(node.clone());
}

function isMet(demand: Demand, found: Found): boolean {
  return (
    demand.classes.every((name) => found.classes.has(name)) &&
    demand.elements.every((name) => found.elements.has(name) || alwaysThere.has(name))
  );
}

/** Custom properties, their registrations and key frames that nothing left refers to. */
function dropUnusedVariables(root: Root): Root {
  for (let removed = true; removed; ) {
    removed = false;
    const used = new Set<string>();
    const animations = new Set<string>();
    root.walkDecls((declaration) => {
      for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) used.add(name);
      if (/^animation(-name)?$/.test(declaration.prop))
        for (const word of declaration.value.split(/[\s,]+/)) animations.add(word);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      const parent = declaration.parent;
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
      removed = true;
    });
    root.walkAtRules((rule) => {
      const isUnused =
        (rule.name === "property" && !used.has(rule.params)) ||
        (rule.name === "keyframes" && !animations.has(rule.params)) ||
        (groupingRules.has(rule.name) && rule.nodes?.length === 0);
      if (!isUnused) return;
      rule.remove();
      removed = true;
    });
  }
  return root;
}
