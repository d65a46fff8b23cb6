/**
 * The part of the style sheet that a document needs, so that it can be inlined and nothing has to be fetched
 * before the first paint. A rule is needed when every class and element its selector demands is in the document.
 */
import { LRUCache } from "lru-cache";
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { findNames, joinNames, type Names, toNamesKey } from "./find-names.ts";

/** `oneOf` has an entry for each `:is`, `:where` and `:has`: its alternatives, of which one must be met. */
type Demand = { classes: string[]; elements: string[]; oneOf: Demand[][] };
type Selector = { text: string; demand: Demand };
type Found = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

const alternatives = new Set([":is", ":where", ":has"]);
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
  const selectors = new Map<Rule, Selector[]>();
  root.walkRules((rule) => {
    selectors.set(rule, rule.selectors.map(toSelector));
  });
  const all = [...selectors.values()].flat().flatMap(({ demand }) => withAlternatives(demand));
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
      dropUnusedVariables(pick(root, found, selectors))
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

function toSelector(text: string): Selector {
  let demand: Demand = { classes: [], elements: [], oneOf: [] };
  selectorParser((selectors) => {
    if (selectors.first !== undefined) demand = toDemand(selectors.first);
  }).processSync(text);
  return { text, demand };
}

/** A negation demands nothing for certain. */
function toDemand(selector: selectorParser.Selector): Demand {
  const demand: Demand = { classes: [], elements: [], oneOf: [] };
  for (const node of selector.nodes) {
    if (node.type === "class") demand.classes.push(node.value);
    if (node.type === "tag") demand.elements.push(node.value.toLowerCase());
    if (node.type !== "pseudo") continue;
    if (formPseudoElements.test(node.value)) demand.elements.push("input");
    if (alternatives.has(node.value)) demand.oneOf.push(node.nodes.map(toDemand));
  }
  return demand;
}

function withAlternatives(demand: Demand): Demand[] {
  return [demand, ...demand.oneOf.flat().flatMap(withAlternatives)];
}

/** What React writes in place of characters that end an attribute; utilities such as `[&>li]:…` have them. */
const characters: Readonly<Record<string, string>> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

function toText(value: string): string {
  return value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (escaped) => characters[escaped] ?? escaped);
}

function pick(root: Root, found: Found, selectors: Map<Rule, Selector[]>): Root {
  const picked = postcss.root();
  for (const node of root.nodes) pickInto(picked, node, found, selectors);
  return picked;
}

function pickInto(target: Container, node: ChildNode, found: Found, selectors: Map<Rule, Selector[]>): void {
  if (node.type === "rule") {
    const needed = (selectors.get(node) ?? []).filter(({ demand }) => isMet(demand, found)).map(({ text }) => text);
    if (needed.length > 0) target.append(node.clone({ selectors: needed }));
    return;
  }
  if (node.type !== "atrule") return;
  // Stand-ins for browsers without @property; the late style sheet brings them.
  if (node.name === "layer" && node.params === "properties") return;
  // For few readers, and nothing of it takes room that others do not have.
  if (node.name === "media" && node.params.includes("forced-colors")) return;
  if (groupingRules.has(node.name) && node.nodes !== undefined) {
    const group: AtRule = node.clone({ nodes: [] });
    for (const child of node.nodes) pickInto(group, child, found, selectors);
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
    demand.elements.every((name) => found.elements.has(name) || alwaysThere.has(name)) &&
    demand.oneOf.every((ways) => ways.some((way) => isMet(way, found)))
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
