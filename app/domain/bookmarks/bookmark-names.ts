/** Names under which a browser keeps saved articles (decision 77). The script of every page asks for these, so nothing else is in here. */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** What nobody's account knows yet. The portal's id (portal-brand.ts) is its prefix. */
export const GUEST_BOOKMARKS_KEY = `${PORTAL_ID}:merkliste`;
/** What the account of the reader who is signed in held when it was last asked. */
export const ACCOUNT_BOOKMARKS_KEY = `${PORTAL_ID}:merkliste-konto`;
