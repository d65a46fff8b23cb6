/** The head of a Markdown file: YAML between two lines of three hyphens. */
import { parse } from "yaml";

/** Splits `---`, YAML, `---`, Markdown. Throws when there is no front matter. */
export function splitFrontMatter(text: string): { frontMatter: unknown; markdown: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n"));
  if (match === null) throw new Error("The file must begin with front matter between two lines ---");
  return { frontMatter: parse(match[1] ?? ""), markdown: (match[2] ?? "").trim() };
}
