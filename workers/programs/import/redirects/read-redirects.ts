/** A CSV file of redirects: old path, new path or address, and a status that may be left out (301). */
import { CsvError, parse } from "csv-parse/sync";

export type RedirectLine = { line: number; from: string; to: string; status: number };

/** A first row of column names is skipped. Separated by semicolons, commas or tabs. Throws, naming the line, for invalid CSV. */
export function readRedirects(text: string): RedirectLine[] {
  return readRows(text).flatMap(({ record, info: { lines } }, index) => {
    const [from = "", to = "", status = ""] = record;
    if (from.startsWith("#") || (index === 0 && !/[/:]/.test(from))) return [];
    return [{ line: lines, from, to, status: status === "" ? 301 : /^\d{3}$/.test(status) ? Number(status) : Number.NaN }];
  });
}

/** `lines`: where the row ends. */
type Row = { record: string[]; info: { lines: number } };

function readRows(text: string): Row[] {
  const delimiter = decideSeparator(text.split(/\r?\n/, 1)[0] ?? "");
  const options = { delimiter, bom: true, trim: true, relax_column_count: true, skip_empty_lines: true, info: true } as const;
  try {
    return parse(text, options) as unknown as Row[];
  } catch (error) {
    throw error instanceof CsvError ? new Error(`The file is no CSV: ${error.message}`) : error;
  }
}

/** The one that the first line has most of. */
function decideSeparator(line: string): string {
  const count = (separator: string): number => line.split(separator).length;
  return [";", "\t", ","].toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}
