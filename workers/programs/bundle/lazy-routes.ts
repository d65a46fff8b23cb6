/**
 * Vite plugin: a page's own routes are loaded when somebody first asks for them, but those of most first pages, which come with the Worker
 * (decision 112). React Router's build imports all of them; here it has a function in the place of the others' modules, which loads one.
 */
import type { Plugin } from "vite";

/** Around every page, and what most readers of an isolate ask for first. */
const FIRST = ["root.tsx", "routes/layouts/default.tsx", "routes/home.tsx", "routes/$post_slug.$id.tsx"];
const IMPORT = /import \* as (route\d+) from ("[^"]+");/g;

export function lazyRoutes(): Plugin {
  return {
    name: "portal:lazy-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: { filter: { id: /virtual:react-router\/server-build$/ }, handler: (code) => ({ code: toLazy(code), map: null }) },
  };
}

/** Throws for a build that is none of React Router's. */
export function toLazy(code: string): string {
  let firsts = 0;
  const lazy = code.replaceAll(IMPORT, (statement, name: string, file: string) => {
    if (!FIRST.some((first) => JSON.parse(file).endsWith(`/app/${first}`))) return `const ${name} = () => import(${file});`;
    firsts += 1;
    return statement;
  });
  if (firsts !== FIRST.length || lazy === code) throw new Error("The server build imports its routes in another way than it did");
  return lazy;
}
