/** Addresses of notices of illegal content (Digital Services Act, Art. 16). */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

/** The form, for everybody. */
export const NOTICE_PATH = "/inhalt-melden";
/** Names the comment that the form is about. */
export const COMMENT_PARAMETER = "kommentar";
const NOTICE_SENT_PATH = `${NOTICE_PATH}/danke`;
export const NUMBER_PARAMETER = "nummer";

export function toNoticeSentPath(number: number): string {
  return `${NOTICE_SENT_PATH}?${NUMBER_PARAMETER}=${number}`;
}

export const NEWSROOM_NOTICES_PATH = `${NEWSROOM_PATH}/meldungen`;
export const NOTICE_NUMBERS_PATH = `${NEWSROOM_NOTICES_PATH}/zahlen`;
export const YEAR_PARAMETER = "jahr";

export function toNewsroomNoticePath(id: number): string {
  return `${NEWSROOM_NOTICES_PATH}/${id}`;
}

/** A page of the list, behind the notice `after`. */
export function toNoticesPath({ isOpen, after = null }: { isOpen: boolean; after?: number | null }): string {
  const query = new URLSearchParams({
    ...(isOpen ? {} : { stand: "entschieden" }),
    ...(after === null ? {} : { nach: String(after) }),
  });
  return query.size === 0 ? NEWSROOM_NOTICES_PATH : `${NEWSROOM_NOTICES_PATH}?${query}`;
}

/** The numbers of a year: the page, or the file with the same. */
export function toNumbersPath(year: number, as: "page" | "csv" = "page"): string {
  return `${NOTICE_NUMBERS_PATH}${as === "csv" ? ".csv" : ""}?${YEAR_PARAMETER}=${year}`;
}

/** The path that a pasted address names, with its query and its place on the page; null where it is none of these hosts. */
export function parseSitePath(text: string, hosts: readonly string[]): string | null {
  if (text.startsWith("/") && !/^\/[/\\]/.test(text)) return text;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const bare = (host: string) => host.replace(/^www\./, "");
  if (url === null || !hosts.some((host) => bare(host) === bare(url.host))) return null;
  return url.pathname + url.search + url.hash;
}
