/**
 * Vite plugin: of a module `x.computed.ts` browsers get what its exports are worth when the script is built, and neither the program nor the tables
 * that it reads. In development a change of those tables reaches browsers after a restart.
 */
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

export function computedModules(): Plugin {
  return {
    name: "portal:computed-modules",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\.computed\.ts$/ },
      async handler(id) {
        const values: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
        const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
        return { code: lines.join("\n"), map: null };
      },
    },
  };
}
