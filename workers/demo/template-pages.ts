/** The pages that every paper must have, of the templates for publishers, with the demo paper's invented particulars. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import type { SeedPage } from "#workers/demo/seed/seed-story.ts";
import { readPageFiles, templatesFolder } from "#workers/programs/pages/page-files.ts";
import { fillPage, parseParticulars } from "#workers/programs/pages/particulars.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const noticesSchema = v.record(v.string(), v.string());

/** Each begins by saying that it is invented. Throws for one that says nothing, or whose particulars are not all there. */
export function readTemplatePages(): SeedPage[] {
  const particulars = parseParticulars(read("particulars.yaml"));
  const notices = v.parse(noticesSchema, parse(read("page-notices.yaml")));
  return readPageFiles(templatesFolder).map((file) => {
    const { page, missing } = fillPage(file, particulars);
    const notice = notices[page.slug];
    if (notice === undefined || missing.length > 0)
      throw new Error(`particulars.yaml: ${page.slug} lacks ${missing.join(", ") || "its notice"}`);
    return {
      slug: page.slug,
      title: page.title,
      ...(page.lead === null ? {} : { lead: page.lead }),
      markdown: `${notice}\n\n${page.markdown}`,
    };
  });
}
