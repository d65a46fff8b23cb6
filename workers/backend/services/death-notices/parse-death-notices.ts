/** Parses what the publisher's system sends into death notices. Every refused row is named; of two of the same number the second is refused. */
import * as v from "valibot";
import {
  type DeathNoticeKind,
  deathNoticeKinds,
  deathNoticeKindTitles,
  MAX_NOTICE_YEARS,
} from "#shared/rules/death-notice-rules.ts";
import { ImportFileError, type RefusedRow } from "#workers/backend/services/sources/import-file.ts";
import { type Places, toPlaceSlug } from "#workers/backend/services/sources/places.ts";
import { deathNoticeSchema } from "./death-notice.ts";
import { deathNoticeFileSchema, deathNoticeRowSchema, type Row } from "./death-notice-file.ts";
import type { ImportedDeathNotice } from "./import-death-notices.ts";
import { findPictureFault, type PictureHosts } from "./picture-hosts.ts";

export type ParsedDeathNotices = { notices: ImportedDeathNotice[]; deleted: string[]; refused: RefusedRow[] };

const kindNames = new Map<string, DeathNoticeKind>(
  deathNoticeKinds.flatMap((kind): [string, DeathNoticeKind][] => [
    [kind, kind],
    [deathNoticeKindTitles[kind].toLowerCase(), kind],
  ]),
);

type Region = { places: Places; hosts: PictureHosts };

/** Throws an ImportFileError for what is no such file; rows are counted from 1, `today` is the region's day. */
export function parseDeathNotices(file: unknown, region: Region, today: string): ParsedDeathNotices {
  const parsed = v.safeParse(deathNoticeFileSchema, file);
  if (!parsed.success) throw new ImportFileError(toFault(parsed.issues));
  const rows = new Map<string, number>();
  const notices: ImportedDeathNotice[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, entry] of parsed.output.notices.entries()) {
    const row = index + 1;
    const notice = parseRow(entry, region, today);
    const known = typeof notice === "string" ? undefined : rows.get(notice.uid);
    if (typeof notice === "string") refused.push({ row, reason: notice });
    else if (known !== undefined) refused.push({ row, reason: `has the same id as row ${known}` });
    else if (parsed.output.deleted.includes(notice.uid)) refused.push({ row, reason: "is named as deleted as well" });
    else {
      rows.set(notice.uid, row);
      notices.push(notice);
    }
  }
  return { notices, deleted: parsed.output.deleted, refused };
}

function parseRow(entry: unknown, { places, hosts }: Region, today: string): ImportedDeathNotice | string {
  const parsed = v.safeParse(deathNoticeRowSchema, entry);
  if (!parsed.success) return toFault(parsed.issues);
  const row = parsed.output;
  const kind = kindNames.get((row.kind ?? "death").trim().toLowerCase());
  if (kind === undefined) return `kind: must be one of ${[...kindNames.keys()].join(", ")}`;
  const municipality = row.municipality === null || row.municipality.trim() === "" ? null : toPlaceSlug(row.municipality);
  if (municipality !== null && !places.has(municipality)) return `municipality: there is no "${row.municipality}"`;
  const picture = row.picture?.trim() || null;
  const pictureFault = picture === null ? null : findPictureFault(picture, hosts);
  if (pictureFault !== null) return `picture: ${pictureFault}`;
  const facts = v.safeParse(deathNoticeSchema, { ...toFacts(row), kind, municipality });
  if (!facts.success) return toFault(facts.issues);
  const fault = findDayFault(facts.output, today);
  return fault ?? { ...facts.output, uid: row.id, picture };
}

function toFacts(row: Row) {
  const { farewell } = row;
  return {
    name: row.name,
    birthName: row.birthName ?? "",
    born: row.born ?? "",
    died: row.died ?? "",
    place: row.place ?? "",
    text: row.text ?? "",
    mourners: row.mourners.join("\n"),
    farewellDay: farewell?.day ?? "",
    farewellTime: farewell?.time ?? "",
    farewellPlace: farewell?.place ?? "",
    farewellText: farewell?.text ?? "",
    undertaker: row.undertaker ?? "",
    picture: null,
    pictureAlt: row.pictureText ?? "",
    lastDay: row.lastDay,
    takesCandles: row.candles,
    takesCondolences: row.condolences,
  };
}

/** What is wrong with its days on the region's day `today`; null for nothing. */
export function findDayFault({ died, lastDay }: { died: string; lastDay: string }, today: string): string | null {
  if (died.slice(0, 10) > today.slice(0, Math.max(died.length, 4))) return "died: is in the future";
  const latest = `${Number(today.slice(0, 4)) + MAX_NOTICE_YEARS}${today.slice(4, 10)}`;
  return lastDay > latest ? `lastDay: is more than ${MAX_NOTICE_YEARS} years ahead` : null;
}

function toFault(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issues[0]);
  return path === null ? issues[0].message : `${path}: ${issues[0].message}`;
}
