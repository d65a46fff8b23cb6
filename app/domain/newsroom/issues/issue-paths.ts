/** Addresses of the pages on which staff prepare the issues of newsletters, and what their queries hold. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const ISSUES_PATH = `${NEWSROOM_PATH}/newsletter`;

/** The day of a preview. */
export const DAY_PARAMETER = "tag";
/** The section for which a post is looked for, from 0. */
export const SECTION_PARAMETER = "abschnitt";

/** The issue of a day; without one the next, or the one that is written by hand. */
export function toIssuePath(slug: string, day = ""): string {
  const path = `${ISSUES_PATH}/${encodeURIComponent(slug)}`;
  return day === "" ? path : `${path}/${day}`;
}

/** The newsletter and the day of such an address; without a day it is empty. */
export function parseIssuePath(pathname: string): { slug: string; day: string } {
  const [slug = "", day = ""] = pathname.slice(ISSUES_PATH.length + 1).split("/");
  return { slug: decodeURIComponent(slug), day };
}

export function toPreviewPath(slug: string, day: string): string {
  return `${toIssuePath(slug)}/vorschau${toDayQuery(day)}`;
}

/** The mail itself, for the frame of the preview. */
export function toMailPath(slug: string, day: string): string {
  return `${toIssuePath(slug)}/mail${toDayQuery(day)}`;
}

function toDayQuery(day: string): string {
  return day === "" ? "" : `?${new URLSearchParams({ [DAY_PARAMETER]: day })}`;
}

/** With a section opened, for which posts are looked for. */
export function toSearchPath(slug: string, day: string, section: number): string {
  return `${toIssuePath(slug, day)}?${new URLSearchParams({ [SECTION_PARAMETER]: String(section) })}`;
}
