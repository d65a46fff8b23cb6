import { parseCookie } from "cookie";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { backendContext, environmentContext, sessionContext, sessionCookiesContext, sessionStoreContext } from "#app/context.ts";
import { toAuthTokenName } from "#app/domain/session/auth-token.ts";
import { hasSessionCookies } from "#app/domain/session/session.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { parsePairOf } from "#app/gateway/session/handed-over-cookies.ts";
import type { PendingLogin, RequestSession } from "#app/gateway/session/request-session.ts";
import { toClearedPair, toClearedToken, toTokenCookie } from "#app/gateway/session/session-cookie-headers.ts";
import { toLoginQuestion, type Verification, verifySession } from "#app/gateway/session/verify-session.ts";
import type { Answer } from "#graphql/client/batches/ask-together.ts";

/** What an action decided about the session. */
type Decision =
  | { kind: "none" }
  | { kind: "replaced"; user: SessionUser | null; setCookies: readonly string[] }
  | { kind: "outdated" };

/**
 * Automatic login (rules 4): a well-formed cookie pair is verified by what was kept of an earlier answer, or else by the
 * back end, together with the page's own questions (loaders/page/ask-page.ts). Comes after the session cookies. A pair that is malformed
 * or refused is cleared; one that the back end could not be asked about stays.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const claim = context.get(sessionCookiesContext);
  const store = context.get(sessionStoreContext);
  const cookieHeader = request.headers.get("cookie");
  const isAsset = url.pathname.startsWith("/assets/");
  const mayVerify = claim !== null && !isAsset;
  const kept = mayVerify ? await store.read(cookieHeader, claim, new Date()) : null;

  let verification: Promise<Verification> | null = null;
  let decision: Decision = { kind: "none" };
  const findLogin = (): PendingLogin | null => {
    if (!mayVerify || kept !== null || verification !== null || decision.kind === "replaced") return null;
    return {
      question: toLoginQuestion(claim),
      settle: (answer) => {
        verification = answer.then((settled) => verifySession(claim, settled));
      },
    };
  };
  const readUser = async (): Promise<SessionUser | null> => {
    if (decision.kind === "replaced") return decision.user;
    const login = findLogin();
    login?.settle(askAlone(context, login));
    const verified = await verification;
    return kept ?? (verified?.kind === "valid" ? verified.user : null);
  };
  const session: RequestSession = {
    get user() {
      return readUser();
    },
    get isOver() {
      return Promise.resolve(verification).then((verified) =>
        decision.kind === "replaced" ? decision.user === null : verified?.kind === "invalid",
      );
    },
    get login() {
      return findLogin();
    },
    replace: (user, setCookies = []) => {
      decision = { kind: "replaced", user, setCookies };
    },
    renew: () => {
      decision = { kind: "outdated" };
    },
  };
  context.set(sessionContext, session);

  const response = await next();
  const setCookies = await toSetCookies(context, request, url, decision, claim === null ? null : await verification);
  return setCookies.length === 0 ? response : withCookies(response, setCookies);
};

async function askAlone(context: Readonly<RouterContextProvider>, { question }: PendingLogin): Promise<Answer<unknown>> {
  const [answer] = await context.get(backendContext).askTogether([question]);
  return answer;
}

/** Set-Cookie headers that follow from what was decided and verified; deletions stand before what is set anew. */
async function toSetCookies(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
  decision: Decision,
  verified: Verification | null,
): Promise<string[]> {
  const store = context.get(sessionStoreContext);
  const { appEnv } = context.get(environmentContext);
  const site = toSiteUrl(context.get(environmentContext), url);
  const cookieHeader = request.headers.get("cookie");
  const cookies = parseCookie(cookieHeader ?? "");

  async function decide(): Promise<(string | null)[]> {
    if (decision.kind === "replaced" && decision.user !== null) {
      const { user, setCookies } = decision;
      const forgotten = await store.forget(cookieHeader);
      // A reply without subscription info says less than autologin does: the next page asks.
      const kept = user.piano === null ? null : await store.keep(user, new Date());
      // One that was set elsewhere would come before the new one.
      const cleared = hasSessionCookies(cookies) ? toClearedPair(site, "/") : [];
      return [...cleared, ...setCookies, toTokenCookie(appEnv, user.t), kept ?? forgotten];
    }
    if (decision.kind === "replaced") {
      const cleared = [...toClearedPair(site, site.pathname), toClearedToken(appEnv)];
      return [...cleared, ...decision.setCookies, await store.forget(cookieHeader)];
    }
    const prolonged = verified?.kind === "valid" ? toProlonged(context, verified.user) : [];
    if (decision.kind === "outdated") return [...prolonged, await store.forget(cookieHeader)];
    if (verified?.kind === "valid") return [...prolonged, await store.keep(verified.user, new Date())];
    // The reader signed out by script: what was kept here has no pair any more.
    if (!hasSessionCookies(cookies)) return [await store.forget(cookieHeader)];
    const isMalformed = context.get(sessionCookiesContext) === null;
    if (verified?.kind !== "invalid" && !isMalformed) return [];
    const hasToken = cookies[toAuthTokenName(appEnv)] !== undefined;
    return [...toClearedPair(site, "/"), hasToken ? toClearedToken(appEnv) : null, await store.forget(cookieHeader)];
  }

  return (await decide()).filter((header) => header !== null);
}

/** What makes pair and token last as long as the session, where the back end has just prolonged it (decision 33). */
function toProlonged(context: Readonly<RouterContextProvider>, user: SessionUser): string[] {
  const pair = context.get(backendContext).pairHeaders();
  return parsePairOf(pair, user) === null ? [] : [...pair, toTokenCookie(context.get(environmentContext).appEnv, user.t)];
}

/** An answer that sets cookies must not be cached. */
function withCookies(response: Response, setCookies: readonly string[]): Response {
  const answer = new Response(response.body, response);
  for (const header of setCookies) answer.headers.append("set-cookie", header);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}
