/** Who asks for a text: readers of every kind, and those who pretend. */

import { createAddress, fetchPair, postJson, toCookieHeader, toImagePath } from "#tests/support/journeys/account-calls.ts";
import { mintGrant, mintUnsigned } from "#workers/backend/readers/access/mint-grant-for-test.ts";
import { GRANT_SECRET } from "./planted-state.ts";
import { PARTNER_HOST, type PlantedPortal, PREVIOUS_SECRET } from "./start-planted-portal.ts";

export type Role = {
  name: string;
  /** Of every request. */
  headers: Record<string, string>;
  /** The argument `grant` of the query for a post, where it has one. */
  createGrant?: (post: number) => Promise<string>;
};

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** From where the crawler comes; a client that uses its name elsewhere lies (`BOT_VERIFICATION` address). */
export const CRAWLER_RANGE = "66.249.64.0/27";
const CRAWLER_ADDRESS = "66.249.64.7";
const PASSWORD = "talblick-demo";
const inTwoMinutes = () => Math.floor(Date.now() / 1000) + 120;

export type Session = { hash: string; token: string; cookie: string };

export async function logIn(origin: string, username: string, password = PASSWORD): Promise<Session> {
  const query = `mutation ($username: String!, $password: String!) {
    login(username: $username, password: $password) { error cookie user { hash token } } }`;
  const address = createAddress();
  const { text } = await postJson(
    origin,
    "/graphql",
    { query, variables: { username, password } },
    { "x-mutation": "true", "cf-connecting-ip": address },
  );
  const { user, cookie, error } = JSON.parse(text).data.login;
  if (user === null) throw new Error(`${username} cannot sign in: ${error}`);
  const pair = await fetchPair(origin, toImagePath(cookie));
  return { ...user, cookie: toCookieHeader(pair) };
}

export function toHeaders({ cookie, token }: Session): Record<string, string> {
  return { cookie, authorization: `Bearer ${token}` };
}

async function readerRole(origin: string, name: string, login: string, password?: string): Promise<Role> {
  return { name, headers: toHeaders(await logIn(origin, login, password)) };
}

/** Those who may read everything. */
export async function createEntitledRoles({ origin }: PlantedPortal): Promise<Role[]> {
  const readers = {
    bernhard: "a Plus reader",
    claudia: "a Plus Premium reader",
    elisabeth: "a VN reader",
    fabian: "a Neue reader",
    greta: "a Kayak Plus reader",
    irma: "a guest of Kayak Plus Premium",
    jakob: "a Google in-app reader",
    katharina: "a guest of Plus Premium",
    lukas: "a RevenueCat Plus reader",
    norbert: "a guest of RevenueCat Plus Premium",
  };
  const signedIn: Role[] = [];
  // One after the other: each password takes the back end its time, and who waits for ten of them waits too long.
  for (const [login, name] of Object.entries(readers)) signedIn.push(await readerRole(origin, name, login));
  return [
    ...signedIn,
    { name: "a search bot from its owner's address", headers: { "user-agent": GOOGLEBOT, "cf-connecting-ip": CRAWLER_ADDRESS } },
    { name: "a partner's reader", headers: { referer: `https://www.${PARTNER_HOST}/artikel` } },
  ];
}

/** Grants that the back end must believe. */
export const validGrants: Role[] = (["BOT", "METERED", "PARTNER", "EVENT"] as const).flatMap((reason) =>
  [GRANT_SECRET, PREVIOUS_SECRET].map((secret) => ({
    name: `a ${reason} grant of the ${secret === GRANT_SECRET ? "present" : "previous"} key`,
    headers: {},
    createGrant: (post) =>
      mintGrant({ post, reason, host: reason === "PARTNER" ? PARTNER_HOST : undefined, exp: inTwoMinutes() }, secret),
  })),
);

/** Those who may not. `otherPost` is one that a grant was given for. */
export async function createStrangers(portal: PlantedPortal, otherPost: number): Promise<Role[]> {
  const { origin } = portal;
  const blank = await logIn(origin, "anna");
  const ended = await logIn(origin, "bernhard");
  await postJson(
    origin,
    "/graphql",
    { query: "mutation { logout { logout } }" },
    { "x-mutation": "true", authorization: `Bearer ${ended.token}` },
  );
  const halfToken = blank.token.slice(0, -4);
  const forgedPair = blank.cookie.replace(encodeURIComponent(encodeURIComponent(blank.token)), `${halfToken}AAAA`);
  const forge = (change: (post: number) => Record<string, unknown>, secret = GRANT_SECRET) => ({
    headers: {},
    createGrant: (post: number) => mintGrant({ post, reason: "BOT", exp: inTwoMinutes(), ...change(post) }, secret),
  });
  return [
    { name: "an anonymous reader", headers: {} },
    { name: "a reader without subscription", headers: toHeaders(blank) },
    await readerRole(origin, "a reader whose Plus has expired", "paul"),
    await readerRole(origin, "a Pur reader", "dieter"),
    await readerRole(origin, "a RevenueCat Pur reader", "olga"),
    await readerRole(origin, "a print reader who took no digital offer", "40010001", "Schedler"),
    { name: "somebody whose session has ended", headers: toHeaders(ended) },
    { name: "somebody with a forged cookie pair", headers: { cookie: forgedPair, authorization: `Bearer ${halfToken}AAAA` } },
    { name: "somebody with h in place of t", headers: { authorization: `Bearer ${blank.hash}` } },
    {
      name: "somebody with cookies of their own making",
      headers: {
        cookie:
          "PortalMeter=eyJhbGciOiJub25lIn0.eyJwb3N0cyI6W119.AAAA; PortalSession=x.y; apollo:prod.token=zauberwort; CurrentCity=dornbirn",
        authorization: "Bearer zauberwort",
      },
    },
    {
      name: "a program that calls itself Googlebot",
      headers: { "user-agent": GOOGLEBOT, "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": CRAWLER_ADDRESS },
    },
    {
      name: "a bot at the crawler's address, not one of those with full text",
      headers: { "user-agent": "bingbot/2.0", "cf-connecting-ip": CRAWLER_ADDRESS },
    },
    { name: "a program that calls itself another bot", headers: { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" } },
    { name: "a reader sent by a paper that is no partner", headers: { referer: `https://${PARTNER_HOST}.evil.example/` } },
    { name: "a reader who names a partner without https", headers: { referer: `http://${PARTNER_HOST}/` } },
    {
      name: "somebody who names themselves the portal",
      headers: {
        "x-caller": "eyJhbGciOiJub25lIn0.e30.AAAA",
        "x-paywall-event": "checkoutComplete",
        "x-viewer": "granted",
        "x-grant": "BOT",
      },
    },
    { name: "a grant for another post", ...forge(() => ({ post: otherPost })) },
    { name: "an expired grant", ...forge(() => ({ exp: Math.floor(Date.now() / 1000) - 1 })) },
    { name: "a grant of an unknown kind", ...forge(() => ({ reason: "FRIEND" })) },
    { name: "a grant that is not valid yet", ...forge(() => ({ nbf: Math.floor(Date.now() / 1000) + 60 })) },
    { name: "a grant for nothing", ...forge(() => ({ aud: undefined })) },
    { name: "the portal's word on a caller as a grant", ...forge(() => ({ aud: "caller" })) },
    {
      name: "an unsigned grant",
      headers: {},
      createGrant: async (post) => mintUnsigned({ aud: "grant", post, reason: "BOT", exp: inTwoMinutes() }),
    },
    { name: "a grant of another key", ...forge(() => ({}), "a-secret-of-somebody-else") },
    {
      name: "an altered grant",
      headers: {},
      createGrant: async (post) => {
        const claims = { aud: "grant", reason: "BOT", exp: inTwoMinutes() };
        const [head, , signature] = (await mintGrant({ ...claims, post: otherPost }, GRANT_SECRET)).split(".");
        const payload = Buffer.from(JSON.stringify({ ...claims, post })).toString("base64url");
        return `${head}.${payload}.${signature}`;
      },
    },
  ];
}
