/** `npm run import -- --pages FOLDER`, `--particulars FILE`: standing pages from files, each whole or not at all (decision 23). */
import { readFileSync } from "node:fs";
import type { ImportReport } from "#workers/programs/import/command/import-report.ts";
import type { RecordSender } from "#workers/programs/import/send/record-sender.ts";
import { readPageFiles, templatesFolder } from "#workers/programs/pages/page-files.ts";
import { fillPage, findSamples, listNames, type Particulars, parseParticulars } from "#workers/programs/pages/particulars.ts";
import { toPageRecord, toPlainFence } from "#workers/programs/pages/to-page-record.ts";

/** Null: the project's own templates; no particulars. */
export type PageSource = { folder: string | null; particulars: string | null };

/**
 * Sends the pages that are whole; of the others the report says what is missing, or which words are still a sample's. Throws for a folder
 * or a file that cannot be read or is of another form, before anything is sent.
 */
export async function bringPages(
  { folder, particulars: file }: PageSource,
  sender: RecordSender,
  report: ImportReport,
): Promise<void> {
  const particulars = file === null ? new Map() : parseParticulars(readFileSync(file, "utf8"));
  const pages = readPageFiles(folder ?? templatesFolder);
  noteUnknown(particulars, listNames(pages), report);
  const records = pages.flatMap((template) => {
    const { page, missing } = fillPage(template, particulars);
    if (missing.length > 0) {
      report.add("failed", null, `page /${template.slug} lacks particulars, not brought`, missing.join(", "));
      return [];
    }
    const samples = findSamples(page);
    if (samples.length > 0) {
      report.add("failed", null, `page /${template.slug} has words of a sample, not brought`, samples.join(", "));
      return [];
    }
    return [toPageRecord(page, `pages:${page.slug}`, page.changed, toPlainFence)];
  });
  await sender.add(records);
  await sender.flush();
  if (folder === null && records.length > 0)
    report.add("note", null, "the templates are no legal advice: have what they say checked", null);
}

/** A typing error would leave the right name empty. */
function noteUnknown(particulars: Particulars, names: ReadonlySet<string>, report: ImportReport): void {
  const unknown = [...particulars.keys()].filter((name) => !names.has(name));
  if (unknown.length > 0) report.add("note", null, "particulars that no page asks for", unknown.join(", "));
}
