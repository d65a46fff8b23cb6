/**
 * PostCSS plugin: custom properties that have one value wherever they are set are replaced by it. Tailwind builds its utilities of
 * such (`--spacing`, `--tw-border-style`), and the styles that are inlined into each document (decision 8) would carry them all.
 * It writes for shadow trees as well, which no page has.
 */
import type { Declaration, Plugin, Root } from "postcss";

const BASE = /^(?::root|:host)(?:,\s*(?:::?root|:host))*$/;
/** Longer ones are shorter by their name where they are used often. */
const LONGEST = 28;
const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;
const FALLBACK = /var\(\s*(--[\w-]+)\s*,/g;

export function foldConstants(): Plugin {
  return { postcssPlugin: "portal:fold-constants", OnceExit: fold };
}

function fold(root: Root): void {
  const { constants, based, set } = findValues(root);
  root.walkDecls((declaration) => {
    declaration.value = dropFallbacks(declaration.value, based, set);
  });
  // Constants may be made of constants.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(REFERENCE, (reference, name) => constants.get(name) ?? reference);
      if (value === declaration.value) return;
      declaration.value = value;
      isDone = false;
    });
  }
  root.walkRules((rule) => {
    const inDocument = rule.selectors.filter((selector) => selector !== ":host");
    if (inDocument.length > 0 && inDocument.length < rule.selectors.length) rule.selectors = inDocument;
  });
  // Those of the type scale and of the brand's colours come as two.
  root.walkRules((rule) => {
    for (let next = rule.next(); next?.type === "rule" && next.selector === rule.selector; next = rule.next()) {
      rule.append(next.nodes);
      next.remove();
    }
  });
  const named = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  root.walk((node) => {
    const name = node.type === "decl" ? node.prop : node.type === "atrule" && node.name === "property" ? node.params : null;
    if (name !== null && constants.has(name) && !named.has(name)) node.remove();
  });
}

/** Where a property is always set its fallback says nothing; where it never is, the fallback is the value. */
function dropFallbacks(value: string, based: ReadonlySet<string>, set: ReadonlySet<string>): string {
  const found = [...value.matchAll(FALLBACK)].findLast(([, name = ""]) => based.has(name) || !set.has(name));
  if (found === undefined) return value;
  const [start, name = ""] = found;
  const from = found.index + start.length;
  const to = findEnd(value, from);
  const instead = based.has(name) ? `var(${name})` : value.slice(from, to).trim();
  return dropFallbacks(value.slice(0, found.index) + instead + value.slice(to + 1), based, set);
}

/** Of the bracket that closes what is open at `from`. */
function findEnd(value: string, from: number): number {
  let depth = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === "(") depth += 1;
    if (value[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket of this value is not closed: ${value}`);
}

/**
 * `constants` are those that the document itself or their registration sets, and nothing else sets differently; `based` are set for
 * all elements in this way, `set` anywhere.
 */
function findValues(root: Root): {
  constants: ReadonlyMap<string, string>;
  based: ReadonlySet<string>;
  set: ReadonlySet<string>;
} {
  const values = new Map<string, Set<string>>();
  const based = new Set<string>();
  const note = (name: string, value: string) => {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  };
  root.walkDecls(/^--/, (declaration) => {
    if (isStandIn(declaration)) return;
    note(declaration.prop, declaration.value.trim());
    if (declaration.parent?.type === "rule" && BASE.test((declaration.parent as unknown as { selector: string }).selector)) {
      based.add(declaration.prop);
    }
  });
  root.walkAtRules("property", (rule) => {
    rule.walkDecls("initial-value", ({ value }) => {
      note(rule.params, value.trim());
      based.add(rule.params);
    });
  });
  const single = [...values].flatMap(([name, set]) => {
    const [value = ""] = set;
    return set.size === 1 && based.has(name) && value.length <= LONGEST && !value.includes(name) ? [[name, value] as const] : [];
  });
  return { constants: new Map(single), based, set: new Set(values.keys()) };
}

/** What Tailwind writes for browsers that do not know `@property`. */
function isStandIn(declaration: Declaration): boolean {
  for (let node = declaration.parent; node !== undefined; node = node.parent as typeof node) {
    if (node.type === "atrule" && (node as unknown as { name: string; params: string }).params === "properties") return true;
  }
  return false;
}
