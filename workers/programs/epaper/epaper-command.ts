/** The command line of `npm run epaper`: which files, and of which day each is. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { BrandEpaper } from "#app/configuration/brands/brand.ts";
import { epaper as brandEpaper } from "#brand/epaper.ts";
import { parseEpaperKey, toEpaperKey } from "#shared/rules/epaper-rules.ts";
import {
  parseOptionsAndFiles,
  type Remote,
  readRemote,
  remoteOptions,
  UsageError,
} from "#workers/programs/command-line/command-line.ts";
import { parseFileName } from "./parse-file-name.ts";

export const EPAPER_HELP = `Usage: npm run epaper -- FILE.pdf …     brings these issues; the day is in the name: 2026-11-24.pdf, paper-2026-11-24.pdf
       npm run epaper -- FOLDER         brings all PDFs of a folder; what is there already, from the same file, is left
  --date 2026-11-24   the day of one file whose name does not say it
  --edition NAME      its edition (brand.json, epaper.editions); without it a name such as paper-bregenz-2026-11-24.pdf may say it
  --title TEXT        what it is besides an issue of its day
  --again             brings what is there already as well
  --remote ORIGIN     the deployed back end; --token-env NAME (ADMIN_TOKEN)`;

/** `key` is null where the name says no day. */
export type IssueFile = { path: string; key: string | null };
export type EpaperCommand = { files: IssueFile[]; title: string; isAgain: boolean; remote: Remote | null };

/** Throws UsageError. `epaper`: for tests. */
export function parseEpaperCommand(args: string[], epaper: BrandEpaper | null = brandEpaper): EpaperCommand {
  const text = { type: "string" } as const;
  const { values, files } = parseOptionsAndFiles(args, {
    date: text,
    edition: text,
    title: text,
    again: { type: "boolean" },
    ...remoteOptions,
  });
  if (epaper === null) throw new UsageError("This brand has no E-Paper: brand.json, epaper (docs/epaper.md)");
  if (files.length === 0) throw new UsageError("Name the PDFs, or a folder of them");
  const paths = files.flatMap(listPdfs);
  const { date, edition, title = "" } = values;
  if ((date !== undefined || title !== "") && paths.length !== 1) throw new UsageError("--date and --title are for one file");
  const slugs = epaper.editions.map(({ slug }) => slug);
  if (edition !== undefined && !slugs.includes(edition))
    throw new UsageError(`--edition: the brand has ${slugs.length === 0 ? "none" : slugs.join(", ")}`);
  const given = date === undefined ? null : parseEpaperKey(date);
  if (date !== undefined && (given === null || given.edition !== "")) throw new UsageError("--date must be such as 2026-11-24");
  const toKey = (path: string) => {
    const named = parseFileName(basename(path), slugs);
    const day = given === null ? named : { date: given.date, edition: named?.edition ?? "" };
    return day === null ? null : toEpaperKey({ ...day, edition: edition ?? day.edition });
  };
  return {
    files: paths.map((path) => ({ path, key: toKey(path) })),
    title: title.trim(),
    isAgain: values.again === true,
    remote: readRemote(values),
  };
}

/** The file itself, or the PDFs of a folder in the order of their names. */
function listPdfs(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`There is no ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => /\.pdf$/i.test(name));
  if (names.length === 0) throw new UsageError(`There is no PDF in ${path}`);
  return names.sort().map((name) => join(path, name));
}
