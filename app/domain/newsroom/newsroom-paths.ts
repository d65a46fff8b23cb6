/** Addresses of the newsroom's pages (decisions 76, 104). They are personal: they are not cached, indexed or prefetched. */
import { isNewsroomPath } from "./is-newsroom-path.ts";

export const NEWSROOM_PATH = "/redaktion";
export const TICKERS_PATH = `${NEWSROOM_PATH}/ticker`;
export const TEAM_PATH = `${NEWSROOM_PATH}/team`;
export const LOG_PATH = `${NEWSROOM_PATH}/protokoll`;
export const STAFF_ACCOUNT_PATH = `${NEWSROOM_PATH}/konto`;
export const CONFIRM_PATH = `${NEWSROOM_PATH}/bestaetigen`;
export const STATUS_PATH = `${NEWSROOM_PATH}/status`;
export const SETUP_PATH = `${NEWSROOM_PATH}/einrichten`;
export const BRAND_PATH = `${NEWSROOM_PATH}/marke`;
export const TAKEDOWNS_PATH = `${NEWSROOM_PATH}/sperren`;
export const DRAFTS_PATH = `${NEWSROOM_PATH}/entwuerfe`;
export const DESK_PATH = `${NEWSROOM_PATH}/beitraege`;
export const DESK_CALENDAR_PATH = `${DESK_PATH}/kalender`;
export const BREAKING_PATH = `${NEWSROOM_PATH}/eilmeldung`;
export const PICTURES_PATH = `${NEWSROOM_PATH}/bilder`;
/** Here the script fetches the list of pictures and sends files. */
export const PICTURES_STATE_PATH = `${PICTURES_PATH}/stand`;
/** Here the script sends films and recordings. */
export const RECORDINGS_STATE_PATH = `${NEWSROOM_PATH}/aufnahmen/stand`;
export const NEWSROOM_COMMENTS_PATH = `${NEWSROOM_PATH}/kommentare`;
export const NUMBERS_PATH = `${NEWSROOM_PATH}/zahlen`;

export function toTickerPath(postId: number): string {
  return `${TICKERS_PATH}/${postId}`;
}

/** A post of the desk, by its number there. */
export function toDeskPath(id: number): string {
  return `${DESK_PATH}/${id}`;
}

/** Here the script saves what is typed, and tells that a window is open. */
export function toDeskStatePath(id: number): string {
  return `${toDeskPath(id)}/stand`;
}

/** The post as readers will see it. */
export function toDeskPreviewPath(id: number): string {
  return `${toDeskPath(id)}/vorschau`;
}

/** A version, beside the text as it stands. */
export function toDeskVersionPath(id: number, version: number): string {
  return `${toDeskPath(id)}/staende/${version}`;
}

export function toPicturePath(id: number): string {
  return `${PICTURES_PATH}/${id}`;
}

/** A post that was taken down, by its id. */
export function toTakedownPath(postId: number): string {
  return `${TAKEDOWNS_PATH}/${postId}`;
}

/** Here the script fetches the state of a ticker and sends entries. */
export function toTickerStatePath(postId: number): string {
  return `${toTickerPath(postId)}/stand`;
}

/** The first page for an invited member of staff; the key can be used once. */
export function toInvitationPath(key: string): string {
  return `${NEWSROOM_PATH}/einladung/${key}`;
}

/** The sign-in page, which leads on to the page that was asked for. */
export function toSignInPath({ pathname, search }: URL): string {
  const to = pathname + search;
  return to === NEWSROOM_PATH ? NEWSROOM_PATH : `${NEWSROOM_PATH}?${new URLSearchParams({ weiter: to })}`;
}

/** The page that asks for the second factor again and leads back. */
export function toConfirmPath(to: string): string {
  return `${CONFIRM_PATH}?${new URLSearchParams({ weiter: to })}`;
}

/** One of the newsroom's own pages, with its query; for anything else its first page. */
export function parseOnwardPath(text: string | null | undefined): string {
  const url = text?.startsWith("/") && !/^\/[/\\]/.test(text) ? URL.parse(text, "https://newsroom.invalid") : null;
  return url !== null && url.host === "newsroom.invalid" && isNewsroomPath(url.pathname)
    ? url.pathname + url.search
    : NEWSROOM_PATH;
}

/** Post ids fit a GraphQL Int; null for anything else. */
export function parsePostId(text: string | null | undefined): number | null {
  return text != null && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}

/** The post that a pasted page address, or an id alone, names: for beginning its ticker. */
export function parsePastedPost(text: string): number | null {
  const [, number] = /(?:^|\/)(\d+)\/?(?:[?#].*)?$/.exec(text.trim()) ?? [];
  return parsePostId(number);
}
