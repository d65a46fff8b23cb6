/** Addresses of the newsroom's pages (decision 76). They are personal: nobody shares, finds or fetches them ahead. */
export const NEWSROOM_PATH = "/redaktion";
export const STATUS_PATH = `${NEWSROOM_PATH}/status`;

/** In any case of letters, as the router has it. */
export function isNewsroomPath(pathname: string): boolean {
  return /^\/redaktion(?:\/|$)/i.test(pathname);
}

export function toTickerPath(postId: number): string {
  return `${NEWSROOM_PATH}/ticker/${postId}`;
}

/** Where script asks how a ticker stands, and sends what was written. */
export function toTickerStatePath(postId: number): string {
  return `${toTickerPath(postId)}/stand`;
}

/** Numbers of posts fit a GraphQL Int; null for anything else. */
export function parsePostId(text: string | null | undefined): number | null {
  return text != null && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}

/** The post that an address of its page, or its number alone, names: what somebody pastes who wants to begin its ticker. */
export function parsePastedPost(text: string): number | null {
  const [, number] = /(?:^|\/)(\d+)\/?(?:[?#].*)?$/.exec(text.trim()) ?? [];
  return parsePostId(number);
}
