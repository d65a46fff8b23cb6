/**
 * The part of the style sheet that a document needs, so that it can be inlined and nothing has to be fetched
 * before the first paint. A rule is needed when every class and element its selector demands is in the document.
 */
import { LRUCache } from "lru-cache";
import type { CompiledStyles, Demand, Part, StyleNode } from "./compiled-styles.ts";
import { findNames, joinNames, type Names, toNamesKey } from "./find-names.ts";

/** The styles of a document, given what of it is there as markup and the names of its other parts. */
export type CriticalCss = (html: string, parts?: Iterable<Names>) => string;

/** Sets of names whose styles are kept: pages of a kind differ in few of them. */
const KEPT_SETS = 200;

/** For one style sheet. */
export function createCriticalCss({ names, nodes }: CompiledStyles): CriticalCss {
  const places = new Map(names.map((name, place) => [name, place]));
  const kept = new LRUCache<string, string>({ max: KEPT_SETS });

  function findPlaces({ values, elements }: Names): Uint8Array {
    const found = new Uint8Array(names.length);
    const note = (name: string) => {
      const place = places.get(name);
      if (place !== undefined) found[place] = 1;
    };
    for (const value of values) for (const name of toText(value).split(/\s+/)) note(`.${name}`);
    for (const element of elements) note(element);
    return found;
  }

  return (html, parts = []) => {
    const all = joinNames([findNames(html), ...parts]);
    const key = toNamesKey(all);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const picked = pick(nodes, findPlaces(all));
    const styles = write(picked, findUsed(picked));
    kept.set(key, styles);
    return styles;
  };
}

/** What React writes in place of characters that end an attribute; utilities such as `[&>li]:…` have them. */
const characters: Readonly<Record<string, string>> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

function toText(value: string): string {
  return value.includes("&") ? value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (escaped) => characters[escaped] ?? escaped) : value;
}

/** The rules whose selectors are met, with these alone. */
function pick(nodes: readonly StyleNode[], found: Uint8Array): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === "group") return [{ ...node, nodes: pick(node.nodes, found) }];
    if (node.kind !== "rule") return [node];
    const selectors = node.selectors.filter(({ demand }) => isMet(demand, found));
    return selectors.length === 0 ? [] : [{ ...node, selectors }];
  });
}

function isMet({ all, oneOf }: Demand, found: Uint8Array): boolean {
  for (const place of all) if (found[place] === 0) return false;
  return oneOf === undefined || oneOf.every((ways) => ways.some((way) => isMet(way, found)));
}

type Used = { variables: ReadonlySet<string>; animations: ReadonlySet<string> };

/** Custom properties and key frames that something refers to which is no custom property itself, or is one of these. */
function findUsed(nodes: readonly StyleNode[]): Used {
  const variables = new Set<string>();
  const animations = new Set<string>();
  const usedBy = new Map<string, string[]>();
  function use(name: string): void {
    if (variables.has(name)) return;
    variables.add(name);
    for (const other of usedBy.get(name) ?? []) use(other);
  }
  function note(parts: readonly Part[]): void {
    for (const part of parts) {
      if ("parts" in part) {
        note(part.parts);
        continue;
      }
      for (const word of part.animations ?? []) animations.add(word);
      if (part.sets === undefined || variables.has(part.sets)) for (const name of part.uses ?? []) use(name);
      else usedBy.set(part.sets, [...(usedBy.get(part.sets) ?? []), ...(part.uses ?? [])]);
    }
  }
  function noteAll(all: readonly StyleNode[]): void {
    for (const node of all) {
      if (node.kind === "group") noteAll(node.nodes);
      else note(node.parts ?? []);
    }
  }
  noteAll(nodes);
  return { variables, animations };
}

/** The text of what is left, without custom properties, their registrations and key frames that nothing refers to. */
function write(nodes: readonly StyleNode[], used: Used): string {
  let text = "";
  for (const node of nodes) {
    if (node.kind === "group") {
      const inner = write(node.nodes, used);
      if (inner !== "") text += `${node.head}{${inner}}`;
    } else if (node.kind === "rule") {
      const inner = writeParts(node.parts, used);
      if (inner !== "") text += `${node.selectors.map((selector) => selector.text).join(",")}{${inner}}`;
    } else if (node.kind === "other") {
      text += node.parts === null ? `${node.head};` : `${node.head}{${writeParts(node.parts, used)}}`;
    } else if ((node.kind === "property" ? used.variables : used.animations).has(node.name)) {
      text += `${node.head}{${writeParts(node.parts, used)}}`;
    }
  }
  return text;
}

function writeParts(parts: readonly Part[], used: Used): string {
  let text = "";
  let needsSemicolon = false;
  for (const part of parts) {
    if ("parts" in part) {
      const inner = writeParts(part.parts, used);
      if (inner === "") continue;
      text += `${needsSemicolon ? ";" : ""}${part.head}{${inner}}`;
      needsSemicolon = false;
    } else if (part.sets === undefined || used.variables.has(part.sets)) {
      text += `${needsSemicolon ? ";" : ""}${part.text}`;
      needsSemicolon = true;
    }
  }
  return text;
}
