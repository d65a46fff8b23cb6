/** Vite plugin: `import styles from "./x.css?inline"` gives the portal the style sheet taken apart (app/shell/document/critical-css), not its text. */
import type { Plugin } from "vite";
import { compileStyles } from "#app/shell/document/critical-css/compile-styles.ts";

const INLINED = /^export default ("(?:[^"\\]|\\.)*")/s;

/** Throws when what the style sheet became is no text. */
export function compiledStyles(): Plugin {
  return {
    name: "portal:compiled-styles",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler(code) {
        const text = INLINED.exec(code)?.[1];
        if (text === undefined) throw new Error("The style sheet is not a text");
        const compiled = JSON.stringify(compileStyles(JSON.parse(text)));
        // Text is read faster than a literal of the language.
        return { code: `export default JSON.parse(${JSON.stringify(compiled)});`, map: null };
      },
    },
  };
}
