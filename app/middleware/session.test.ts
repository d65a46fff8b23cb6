import { parseSetCookie } from "cookie";
import fc from "fast-check";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { backendContext, sessionContext, sessionCookiesContext, sessionStoreContext } from "#app/context.ts";
import { parseSessionUser, type SessionUser } from "#app/domain/session/session-user.ts";
import { createBackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { noSession, type RequestSession } from "#app/gateway/session/request-session.ts";
import type { SessionStore } from "#app/gateway/session/session-store.ts";
import { askWithLogin } from "#app/loaders/page/ask-page.ts";
import { annasCookies, validAutologin } from "#tests/support/edge/account-answers.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { sessionMiddleware } from "./session.ts";
import { sessionCookiesMiddleware } from "./session-cookies.ts";

/** Named as her cookie pair names her: the reply knows the last name only. */
const anna = { ...(parseSessionUser(validAutologin.data.autologin) as SessionUser), fullname: "Anna Berger" };

let log: MockInstance[];
beforeEach(() => {
  log = (["error", "warn", "info"] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
});
afterEach(() => vi.restoreAllMocks());

type Facts = {
  cookie?: string;
  path?: string;
  answer?: () => Promise<Response>;
  kept?: SessionUser | null;
  /** Whether the page has questions for the back end. */
  asks?: boolean;
  /** Whether the test looks at the session afterwards, which would ask for it. */
  reads?: boolean;
  /** What the page does with the session. */
  act?: (session: RequestSession) => unknown;
};

const answering = (result: unknown) => async () => Response.json(result);

/** The session as the page sees it, what was asked, what was kept, and the cookies of the answer. */
async function run({
  cookie,
  path = "/themen",
  answer = answering(validAutologin),
  kept = null,
  asks = true,
  reads = true,
  act,
}: Facts) {
  let calls = 0;
  const stored: string[] = [];
  const store: SessionStore = {
    read: async () => kept,
    keep: async (user) => {
      stored.push(`keep ${user.username}`);
      return "PortalSession=neu";
    },
    forget: async () => {
      stored.push("forget");
      return null;
    },
  };
  const backend = createBackendClient(
    "http://backend",
    () => {
      calls += 1;
      return answer();
    },
    50,
  );
  const { context, response } = await runMiddleware(
    (args, next) =>
      sessionCookiesMiddleware(args, async () => {
        const page = async () => {
          const asked = asks ? askWithLogin(args.context, []) : null;
          await act?.(args.context.get(sessionContext));
          await asked;
          return next();
        };
        return (await sessionMiddleware(args, page)) as Response;
      }) as Promise<Response>,
    {
      path,
      headers: { cookie },
      prepare: (prepared) => {
        prepared.set(backendContext, backend);
        prepared.set(sessionStoreContext, store);
      },
    },
  );
  const user = await (reads ? context.get(sessionContext) : noSession).user;
  const cookies = response.headers.getSetCookie().map((header) => parseSetCookie(header));
  return { user, calls, stored, cookies, response, claim: context.get(sessionCookiesContext) };
}

const cleared = (cookies: { name: string; domain?: string; maxAge?: number }[]) =>
  cookies.filter(({ maxAge }) => maxAge === 0).map(({ name, domain }) => `${name}@${domain ?? ""}`);
const pairCleared = ["EvoSSO@", "SsoSessionCookie@", "EvoSSO@talblick.example", "SsoSessionCookie@talblick.example"];

test("a pair that the back end confirms is a session, kept for the next page", async () => {
  const { user, calls, stored, response, cookies } = await run({ cookie: annasCookies });
  expect(user).toEqual(anna);
  expect([calls, stored]).toEqual([1, ["keep anna"]]);
  expect(cookies.map(({ name }) => name)).toEqual(["PortalSession"]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a kept session makes no call and sets no cookie", async () => {
  const { user, calls, stored, cookies } = await run({ cookie: annasCookies, kept: anna });
  expect([user, calls, stored, cookies]).toEqual([anna, 0, [], []]);
});

test("a page without questions asks for no login, and its reader's cookies stay", async () => {
  const { calls, stored, cookies } = await run({ cookie: annasCookies, asks: false, reads: false });
  expect([calls, stored, cookies]).toEqual([0, [], []]);
});

test("a page that reads the session without questions of its own sends the login by itself", async () => {
  const { user, calls } = await run({ cookie: annasCookies, asks: false, act: (session) => session.user });
  expect([user, calls]).toEqual([anna, 1]);
});

test.each([
  ["a request without cookies", {}],
  ["an asset that is gone", { cookie: annasCookies, path: "/assets/weg.js" }],
])("%s is anonymous and makes no call", async (_name, facts) => {
  const { user, calls, cookies } = await run(facts);
  expect([user, calls, cookies]).toEqual([null, 0, []]);
});

const autologin = (overrides: object) => ({ data: { autologin: { ...validAutologin.data.autologin, ...overrides } } });
const named = (overrides: object) => autologin({ user: { ...validAutologin.data.autologin.user, ...overrides } });

test.each([
  ["another code", autologin({ code: "autologin_successful" })],
  ["a success without a reader", autologin({ user: null })],
  ["another reader", named({ user_id: 43 })],
  ["another session", named({ hash: "h-andere" })],
])("%s clears the pair and the token", async (_name, result) => {
  const { user, calls, stored, cookies } = await run({
    cookie: `${annasCookies}; apollo:default.token=x`,
    answer: answering(result),
  });
  expect([user, calls, stored]).toEqual([null, 1, ["forget"]]);
  expect(cleared(cookies)).toEqual([...pairCleared, "apollo:default.token@"]);
});

test("a pair of two sessions is cleared without a request to the back end", async () => {
  const mixed = annasCookies.replace(/SsoSessionCookie=[^;]*/, "SsoSessionCookie=h-andere");
  const { user, calls, cookies } = await run({ cookie: mixed, kept: anna });
  expect([user, calls, cleared(cookies)]).toEqual([null, 0, pairCleared]);
});

test.each<[string, () => Promise<Response>]>([
  ["is gone", () => Promise.reject(new TypeError("connection refused"))],
  ["is silent", () => new Promise<never>(() => undefined)],
  ["answers 500", async () => new Response("kaputt", { status: 500 })],
  ["answers HTML", async () => new Response("<h1>Wartung</h1>")],
  ["has an error", answering({ data: null, errors: [{ message: "kaputt" }] })],
  ["answers no code", answering(autologin({ code: null }))],
])("a back end that %s leaves the cookies alone, asked once", async (_name, answer) => {
  const { user, calls, stored, cookies } = await run({ cookie: annasCookies, answer });
  expect([user, calls, stored, cookies]).toEqual([null, 1, [], []]);
  expect(log.some(({ mock }) => mock.calls.length === 1)).toBe(true);
});

test("the log names neither hash nor token nor address", async () => {
  await run({ cookie: annasCookies, answer: answering(autologin({ code: "nein" })) });
  await run({ cookie: annasCookies, answer: async () => new Response("x", { status: 500 }) });
  const lines = log.flatMap(({ mock }) => mock.calls.flat().map(String)).join("\n");
  expect(lines).toContain("autologin");
  expect(lines).not.toMatch(/h-anna|t-anna|mail\.example/);
});

const begin = (session: RequestSession) => session.replace(anna, ["EvoSSO=neu; Domain=talblick.example", "SsoSessionCookie=neu"]);

test("a sign-in sets the pair and the token; a reply without subscriptions is not kept", async () => {
  const signedIn = await run({ act: begin });
  expect(signedIn.cookies.map(({ name }) => name)).toEqual([
    "EvoSSO",
    "SsoSessionCookie",
    "apollo:default.token",
    "PortalSession",
  ]);
  expect(signedIn.user).toEqual(anna);
  const withoutPiano = await run({ act: (session) => session.replace({ ...anna, piano: null }, []) });
  expect(withoutPiano.stored).toEqual(["forget"]);
});

test("remains of another session are deleted before the new pair is set, not after", async () => {
  const { cookies } = await run({ cookie: "EvoSSO=alt", act: begin });
  expect(cleared(cookies)).toEqual(pairCleared);
  expect(cookies.findIndex(({ value }) => value === "neu")).toBe(pairCleared.length);
});

test("a sign-out deletes pair, token and what was kept", async () => {
  const { user, stored, cookies } = await run({ cookie: annasCookies, kept: anna, act: (access) => access.replace(null) });
  expect([user, stored]).toEqual([null, ["forget"]]);
  expect(new Set(cleared(cookies))).toEqual(new Set([...pairCleared, "apollo:default.token@"]));
});

test("what was kept of a reader who signed out by script is deleted with the next page", async () => {
  const { stored, calls } = await run({ cookie: "PortalSession=x.y" });
  expect([stored, calls]).toEqual([["forget"], 0]);
});

test("a session that changed is asked for again with the next page", async () => {
  const { stored, cookies } = await run({ cookie: annasCookies, kept: anna, act: (access) => access.renew() });
  expect([stored, cleared(cookies)]).toEqual([["forget"], []]);
});

/** Cookie headers as broken programs and curious readers send them. */
const malformed = fc.oneof(
  fc.string({ unit: "binary-ascii", maxLength: 200 }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom("EvoSSO", "SsoSessionCookie", "PortalSession", "apollo:default.token", "__proto__", "evosso"),
        fc.oneof(
          fc.string({ unit: "binary-ascii", maxLength: 80 }),
          fc.dictionary(fc.constantFrom("username", "id", "h", "t", "email"), fc.string({ maxLength: 20 })).map((fields) => {
            const text = new URLSearchParams(fields).toString();
            return encodeURIComponent(text);
          }),
          fc.constantFrom("%", "%E0%A4%A", "null", "username%3Da%26id%3DNaN%26h%3Dx%26t%3Dy", "x".repeat(5000)),
        ),
      ),
      { maxLength: 6 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("; ")),
);

/** Whether a browser could send this header. */
const isHeader = (cookie: string) => {
  try {
    new Headers({ cookie });
    return true;
  } catch {
    return false;
  }
};

test("a thousand malformed cookie headers are never an error and never a reader", async () => {
  await fc.assert(
    fc.asyncProperty(malformed.filter(isHeader), async (cookie) => {
      const { user, calls, response, claim } = await run({ cookie, answer: answering(autologin({})) });
      expect(user).toBeNull();
      expect(response.status).toBe(200);
      expect(calls).toBe(claim === null ? 0 : 1);
    }),
    { numRuns: 1000 },
  );
});
