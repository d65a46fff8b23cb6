/** Pages as files: Markdown with a title and a lead, one file a page, named as its address. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { splitFrontMatter } from "./front-matter.ts";

export type PageFile = { slug: string; title: string; lead: string | null; markdown: string; changed: Date };

/** Those that a publisher in Austria must have, and the contact. */
export const templatesFolder: string = fileURLToPath(new URL("templates", import.meta.url));

const headSchema = v.strictObject({ title: v.pipe(v.string(), v.minLength(1)), lead: v.optional(v.string()) });

/** All `*.md` of a folder in the order of their names. Throws for a folder without any, and for a file that is of another form, by its name. */
export function readPageFiles(folder: string): PageFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  if (names.length === 0) throw new Error(`${folder} has no pages (files *.md)`);
  return names.sort().map((name) => readPageFile(join(folder, name)));
}

function readPageFile(path: string): PageFile {
  const slug = basename(path, ".md");
  try {
    if (!/^[a-z0-9-]+$/.test(slug)) throw new Error("its name must be of a-z, 0-9 and hyphens: it is the page's address");
    const { frontMatter, markdown } = splitFrontMatter(readFileSync(path, "utf8"));
    const { title, lead = null } = v.parse(headSchema, frontMatter);
    return { slug, title, lead, markdown, changed: statSync(path).mtime };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
