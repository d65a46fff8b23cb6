/**
 * Vite plugin: the portal's id stands as text in what browsers load, as if it were written there. A constant of a module of its own
 * would be one more file, or one more import, of the script of every page.
 */
import type { Plugin } from "vite";

const IMPORT = /^import \{ PORTAL_ID \} from "#brand\/portal-id\.ts";$/m;

/** `id`: small letters and digits, so that it needs no quoting. */
export function foldPortalId(id: string): Plugin {
  return {
    name: "portal:fold-portal-id",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.tsx?$/, code: IMPORT },
      handler(code) {
        const text = code
          .replace(IMPORT, "")
          .replaceAll(/\$\{PORTAL_ID\}/g, id)
          .replaceAll(/\bPORTAL_ID\b/g, JSON.stringify(id));
        return { code: text, map: null };
      },
    },
  };
}
