/** Names under which a browser keeps saved articles (decision 77). The script of every page imports them, so nothing else is here. */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Bookmarks that no account holds yet. The portal's id (portal-brand.ts) is the prefix. */
export const GUEST_BOOKMARKS_KEY = `${PORTAL_ID}:merkliste`;
/** Bookmarks of the signed-in reader's account, as last fetched. */
export const ACCOUNT_BOOKMARKS_KEY = `${PORTAL_ID}:merkliste-konto`;
