/** Names under which a browser keeps what its reader follows. The script of every page imports them, so nothing else is here. */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** What no account follows yet: a cookie, so that `/fuer-dich` can show it without script. */
export const FOLLOWS_COOKIE = "PortalFollows";
/** What the signed-in reader's account follows, as last fetched. */
export const ACCOUNT_FOLLOWS_KEY = `${PORTAL_ID}:folge-konto`;
