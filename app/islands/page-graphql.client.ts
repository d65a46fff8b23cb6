/** The one GraphQL client of a page (rules 7.1), with what it needs of the browser. Comes with the first island that asks something. */

import { logError } from "#app/browser/log.ts";
import { readAuthorization } from "#app/browser/session/auth-token-store.ts";
import { fetchForPage } from "#app/browser/within-checkout.ts";
import { openPageClient } from "#graphql/client/page-client.ts";
import { readLiveAddress } from "./live-address.ts";

export const pageGraphql = openPageClient({
  readAuthorization,
  logError,
  fetch: fetchForPage,
  websocketUrl: readLiveAddress(globalThis.document),
});
