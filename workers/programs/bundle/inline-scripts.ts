/**
 * Vite plugin: `import script from "./file.ts?inline-script"` is the program of that file with all it imports, as the text of one
 * classic script. For pages that can load nothing of this site, because their frame has no origin (decision 70), and for the
 * service worker, whose answer is one file.
 */
import { type Alias, build, type Plugin, type Rolldown } from "vite";

const QUERY = "?inline-script";

/** `define`: what the programs find in the place of such names. */
export function inlineScripts(target: string[], alias: Alias[], define: Record<string, string> = {}): Plugin {
  return {
    name: "portal:inline-scripts",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, moduleIds } = await bundle(id.slice(0, -QUERY.length), target, alias, define);
        for (const module of moduleIds) this.addWatchFile(module);
        return { code: `export default ${JSON.stringify(code)}`, map: null };
      },
    },
  };
}

/** Throws where the program is more than one file, or could not stand in a document. */
async function bundle(
  input: string,
  target: string[],
  alias: Alias[],
  define: Record<string, string>,
): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { alias },
    define,
    build: { write: false, target, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const outputs = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  const [chunk, ...others] = outputs;
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${input} does not make one script`);
  if (/<\/script/i.test(chunk.code)) throw new Error(`${input} would end the element that it stands in`);
  return { ...chunk, code: chunk.code.trim(), moduleIds: chunk.moduleIds };
}
