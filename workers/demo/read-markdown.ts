/** Reads the Markdown files of the demo paper: front matter by its schema, text as it stands. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { splitFrontMatter } from "#workers/programs/pages/front-matter.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/** All files of a folder in the order of their names. A file that does not fit is named in the error. */
export function readMarkdownFolder<Schema extends v.GenericSchema>(
  folder: "stories" | "pages",
  schema: Schema,
): (v.InferOutput<Schema> & { slug: string; markdown: string })[] {
  const names = readdirSync(`${here}${folder}`).filter((name) => name.endsWith(".md"));
  return names.sort().map((name) => {
    try {
      const { frontMatter, markdown } = splitFrontMatter(readFileSync(`${here}${folder}/${name}`, "utf8"));
      return Object.assign({}, v.parse(schema, frontMatter), { slug: basename(name, ".md"), markdown });
    } catch (error) {
      throw new Error(`${folder}/${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}
