/** A page's file as the record that the admin endpoint takes. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { type FencedBlock, toBlocks } from "./markdown-blocks.ts";
import type { PageFile } from "./page-files.ts";

type PageRecord = Extract<ContentRecord, { kind: "page" }>;

/** A fence named `html` is HTML, which the back end cleans; every other is program text. */
export const toPlainFence: FencedBlock = (name, text) =>
  name === "html" ? { kind: "html", html: text } : { kind: "code", code: text, language: name === "" ? null : name };

/** Throws for Markdown that no block describes. */
export function toPageRecord(
  { slug, title, lead, markdown }: PageFile,
  source: string,
  modified: Date,
  toFence: FencedBlock,
): PageRecord {
  return {
    kind: "page",
    source,
    slug,
    title,
    description: lead,
    modified: modified.toISOString(),
    blocks: toBlocks(markdown, toFence),
  };
}
