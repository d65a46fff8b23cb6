/** `export.json`: what an export holds (decision 102). It is written last, so a folder without it is no export. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

export const fileNoteSchema = v.object({ rows: v.number(), bytes: v.number(), sha256: v.string() });
const manifestSchema = v.object({
  format: v.literal(1),
  id: v.string(),
  at: v.string(),
  /** The last migration: a state that lacks it cannot take the rows. */
  schema: v.string(),
  withReaders: v.boolean(),
  sequences: v.record(v.string(), v.number()),
  tables: v.record(v.string(), fileNoteSchema),
  /** `media.jsonl`, a line a file: key, size, type, sha256. */
  media: fileNoteSchema,
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const MANIFEST = "export.json";
export const MEDIA_LIST = "media.jsonl";

/** Throws when the folder holds no export, or one of another form. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), "utf8");
  } catch {
    throw new Error(`${folder} holds no export: there is no ${MANIFEST}`);
  }
  const manifest = v.safeParse(manifestSchema, JSON.parse(text));
  if (!manifest.success) throw new Error(`${MANIFEST}: ${manifest.issues[0].message}`);
  return manifest.output;
}
