/** Files that operators bring: their bytes as text, and CSV (RFC 4180) as records. */
import { CsvError, parse } from "csv-parse/sync";

/** `row` counts as a spreadsheet does: the head is row 1. */
export type RefusedRow = { row: number; reason: string };

/** What a file cannot be read for as a whole, for operators. */
export class ImportFileError extends Error {}

const MAX_RECORD_LENGTH = 10_000;

/** In the charset that the content type names, otherwise as UTF-8. Throws an ImportFileError: read on, a wrong byte would spoil a name. */
export function decodeImportFile(bytes: Uint8Array, contentType: string): string {
  const [, charset = "utf-8"] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new ImportFileError(
      `The file is not in ${charset}: save it as UTF-8, or name its encoding (content-type: text/csv; charset=windows-1252)`,
    );
  }
}

/** Records as lists of texts, the head first; throws an ImportFileError. Spreadsheets of German-speaking countries separate by semicolons. */
export function parseCsv(text: string): string[][] {
  const [head = ""] = text.split(/\r?\n/, 1);
  try {
    return parse(text, {
      delimiter: head.includes(";") ? ";" : ",",
      trim: true,
      relax_column_count: true,
      max_record_size: MAX_RECORD_LENGTH,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportFileError(`The file is no CSV: ${error.message}`);
  }
}
