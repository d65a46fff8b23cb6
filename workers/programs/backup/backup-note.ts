/** `backup.json`: what a backup holds, with checksums (decision 102). */
import * as v from "valibot";

export const BACKUP_NOTE = "backup.json";

const fileSchema = v.object({ path: v.string(), bytes: v.number(), sha256: v.string() });
export const backupNoteSchema = v.object({ format: v.literal(1), at: v.string(), files: v.array(fileSchema) });

export type BackedUpFile = v.InferOutput<typeof fileSchema>;
export type BackupNote = v.InferOutput<typeof backupNoteSchema>;
