/**
 * PostCSS plugin: the colours and type of the theme are called by one or two letters, and custom properties that nothing reads are left
 * out. Every document carries their names some sixty times (decision 73).
 */
import { readFileSync } from "node:fs";
import postcss, { type Plugin, type Root } from "postcss";

const NAME = /--[\w-]+/g;
const READ = /var\(\s*(--[\w-]+)/g;

/**
 * `themes` are the files that name the theme's custom properties: their order decides on the short names, so that style sheets which are
 * built apart agree. Markup and script must not name these properties but by utilities.
 */
export function shortenVariables(themes: readonly string[]): Plugin {
  const names = new Set(themes.flatMap((file) => findNames(postcss.parse(readFileSync(file, "utf8")))));
  const shortNames = new Map([...names].map((name, index) => [name, `--${(index + 10).toString(36)}`]));
  return {
    postcssPlugin: "portal:shorten-variables",
    OnceExit(root) {
      dropUnread(root);
      const shorten = (text: string) => text.replace(NAME, (name) => shortNames.get(name) ?? name);
      root.walkDecls((declaration) => {
        if (declaration.prop.startsWith("--")) declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}

/** Of the theme's own block: wildcards and breakpoints are no properties of a page. */
function findNames(root: Root): string[] {
  const names: string[] = [];
  root.walkAtRules("theme", (theme) => {
    theme.walkDecls(/^--(?!breakpoint-)[\w-]+$/, ({ prop }) => {
      names.push(prop);
    });
  });
  return names;
}

/** One that nothing reads may be all that reads another. */
function dropUnread(root: Root): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const read = new Set([...root.toString().matchAll(READ)].map(([, name]) => name));
    root.walk((node) => {
      const name =
        node.type === "decl" && node.variable
          ? node.prop
          : node.type === "atrule" && node.name === "property"
            ? node.params
            : null;
      if (name === null || read.has(name)) return;
      const parent = node.parent;
      node.remove();
      if (parent?.nodes?.length === 0) parent.remove();
      isDone = false;
    });
  }
}
