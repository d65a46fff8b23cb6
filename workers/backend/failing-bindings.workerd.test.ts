/** A binding of the back end fails: every call answers so at once, in its own form, without the cause. */
import { abortAllDurableObjects, createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Env } from "#workers/backend/ground/env.ts";
import worker from "./backend.ts";
import { createGraphqlRequest } from "./doors/graphql/resolvers/ask-for-test.ts";
import { premiumPostId, writePaper } from "./ground/database/paper-for-test.ts";
import { operations } from "./readers/accounts/account-operations-for-test.ts";
import { createPortalHeaders, registerReader, testPassword } from "./readers/accounts/accounts-for-test.ts";

// Counts are kept ten seconds after an answer, for which no test here waits (resolvers/newsroom/status/status.workerd.test.ts).
vi.mock("#workers/backend/ground/metrics/keep-own-counts.ts", () => ({
  keepOwnCountsSoon: () => undefined,
  hasAnalyticsEngine: () => false,
}));

const CAUSE = "D1_ERROR: database is locked, at 10.0.0.7";
const fail = () => Promise.reject(new Error(CAUSE));
const failAtOnce = () => {
  throw new Error(CAUSE);
};

/** Every call on it fails, and every call on the result. */
function createFailing(): never {
  const statement: Record<string, unknown> = { bind: () => statement, first: fail, all: fail, run: fail, raw: fail };
  const counter = { take: fail, takeAfterWait: fail, peek: fail, giveBack: fail, forget: fail };
  const binding = {
    prepare: () => statement,
    batch: fail,
    exec: failAtOnce,
    withSession: failAtOnce,
    get: fail,
    head: fail,
    put: fail,
    send: fail,
    sendBatch: fail,
    getByName: () => counter,
  };
  return binding as never;
}

const failingEnv = (name: "DB" | "MEDIA" | "COUNTERS" | "MAIL_QUEUE"): Env => ({ ...(env as Env), [name]: createFailing() });

let logged: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  await writePaper(env as Env);
  await registerReader(env as Env, "anna");
});
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function ask(request: Request, given: Env): Promise<{ status: number; text: string; type: string }> {
  const context = createExecutionContext();
  const response = await worker.fetch(request, given, context);
  await waitOnExecutionContext(context);
  return { status: response.status, text: await response.text(), type: response.headers.get("content-type") ?? "" };
}

const get = (path: string) => new Request(`http://backend${path}`);
const post = (path: string, body: unknown) =>
  new Request(`http://backend${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer test-admin-token" },
    body: JSON.stringify(body),
  });
const mutate = async (name: keyof typeof operations, variables: object) =>
  createGraphqlRequest({ query: operations[name], variables }, await createPortalHeaders());

describe("a database that is busy", () => {
  test.each<[string, () => Request, number]>([
    ["GraphQL", () => createGraphqlRequest({ query: `{ post(id: ${premiumPostId}) { id } }` }), 200],
    ["a list", () => get("/wp-json/wp/v2/posts"), 500],
    ["a topic", () => get("/wp-json/nnp/v1/topics/wohnen"), 500],
    ["a view", () => post("/views", { post: premiumPostId }), 500],
    ["health", () => get("/health"), 503],
  ])("is answered by %s without its cause", async (_name, request, status) => {
    const { text, ...answer } = await ask(request(), failingEnv("DB"));
    expect([answer.status, text.includes(CAUSE), text.length < 300]).toEqual([status, false, true]);
  });

  test("fails the sign-in without its cause, and is logged", async () => {
    const answer = await ask(await mutate("login", { username: "anna", password: testPassword }), failingEnv("DB"));
    expect([answer.text.includes("Internal Server Error"), answer.text.includes(CAUSE)]).toEqual([true, false]);
    expect(logged).toHaveBeenCalled();
  });
});

describe("counters that restart", () => {
  test.each(["login", "register", "resendActivation", "autologin"] as const)("let no %s through uncounted", async (name) => {
    const variables = {
      login: { username: "anna", password: testPassword },
      register: { username: "neu", email: "neu@example.org", password: testPassword, agbAccepted: true },
      resendActivation: { login: "anna" },
      autologin: { hash: "h", token: "t" },
    }[name];
    const answer = await ask(await mutate(name, variables), failingEnv("COUNTERS"));
    expect([answer.text.includes('"success":"1"'), answer.text.includes(CAUSE)]).toEqual([false, false]);
  });

  test("in the middle of twenty guesses leave each with an answer, and no more than five are checked", async () => {
    const began = Date.now();
    const guess = async () =>
      ask(await mutate("login", { username: "berta", password: "falsch" }), env as Env).then(({ text }) => JSON.parse(text));
    const guesses = Array.from({ length: 20 }, guess);
    await abortAllDurableObjects();
    const errors = (await Promise.all(guesses)).map(({ data, errors: [failure] = [] }) => data?.login?.error ?? failure.message);
    for (const error of errors) expect(["100", "201", "219", "Internal Server Error"]).toContain(error);
    expect(errors.filter((error) => error === "201").length).toBeLessThanOrEqual(5);
    const after = await Promise.all(Array.from({ length: 20 }, guess));
    const looked = [...errors, ...after.map(({ data }) => data.login.error)].filter((error) => error === "201");
    // After the fifth one waits some seconds: on a busy machine another one is due.
    expect(looked.length).toBeLessThanOrEqual(5 + Math.floor((Date.now() - began) / 4000));
  });

  test("do not affect pages that need no count", async () => {
    const answer = await ask(
      createGraphqlRequest({ query: `{ post(id: ${premiumPostId}) { id access { reason } } }` }),
      failingEnv("COUNTERS"),
    );
    expect(JSON.parse(answer.text)).toEqual({ data: { post: { id: premiumPostId, access: { reason: "NONE" } } } });
    expect(logged).not.toHaveBeenCalled();
  });
});

test("a failing store of pictures is answered as an error without details", async () => {
  const answer = await ask(get("/media/a.jpeg"), failingEnv("MEDIA"));
  expect([answer.status, answer.text.includes(CAUSE)]).toEqual([500, false]);
  expect(logged.mock.calls.map(String).join()).toContain("D1_ERROR: database is locked, at [address]");
});

test("a slow or failing queue does not keep readers waiting: the mail stays in the outbox", async () => {
  const variables = { username: "spaet", email: "spaet@example.org", password: testPassword, agbAccepted: true };
  const answer = await ask(await mutate("register", variables), failingEnv("MAIL_QUEUE"));
  expect(JSON.parse(answer.text).data.register).toMatchObject({ success: "1" });
  expect(await env.DB.prepare("SELECT count(*) AS n FROM mail_outbox").first("n")).toBe(1);
});
