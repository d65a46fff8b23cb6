/** Nothing that is malformed fails the back end, signs anybody in, ends a session or sets a cookie. */

import { env as plainEnv } from "cloudflare:workers";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { operations } from "./account-operations-for-test.ts";
import { askAccount, keepMail, registerReader, serviceToken, testPassword } from "./accounts-for-test.ts";
import { damaged, damagedBytes, oddBody, oddText, oddValue, toHeaderValue } from "./malformed-for-test.ts";
import { passkeyOperations } from "./passkeys/passkey-operations-for-test.ts";

const { env } = keepMail(plainEnv);
const seed = 20_261_120;
const runs = 1000;

let anna: SsoUser;
let validCaller: string;
let cookieKey: string;
let before: unknown;
const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);

beforeAll(async () => {
  anna = await registerReader(env, "anna");
  validCaller = await mintCaller({ exp: Math.floor(Date.now() / 1000) + 3600, address: null });
  const { cookie } = await askAccount(env, "login", { username: "anna", password: testPassword });
  cookieKey = /key=([\w.-]+)/.exec(cookie)?.[1] ?? "";
  before = await readState();
});
afterEach(async () => {
  expect(await readState()).toEqual(before);
  // What operators are told of are missing origins, never a failure.
  const words = logged.mock.calls.map(String);
  expect(words.filter((line) => !line.includes("x-caller is missing: mails need to know the portal's origin"))).toEqual([]);
});
afterAll(() => logged.mockRestore());

/** The accounts, their sessions and what belongs to them. */
async function readState(): Promise<unknown> {
  const tables = ["accounts", "account_sessions", "account_attributes", "newsletter_subscriptions", "passkeys"];
  const replies = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)));
  return replies.map(({ results }) => results);
}

type Sent = { path: string; method: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

/** Sends it, and checks that nothing came of it; returns the text of the answer. */
async function sendInVain({ path, method, headers, body }: Sent): Promise<string> {
  const response = await worker.fetch(new Request(`http://backend${path}`, { method, headers, body }), env);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(text).not.toContain("autologin_successfull");
  expect(text).not.toMatch(/"(?:user|user_data|account)":\s*\{/);
  expect(text).not.toContain("Internal Server Error");
  // Every logout, signed in or not, is answered with the image that clears the cookies.
  expect(text.replaceAll(/"logout_result":\{[^}]*\}/g, "")).not.toContain("cookie?key=");
  return text;
}

/** x-caller and Authorization, each valid, absent or malformed; nothing that proves a session. */
function oddHeaders(): fc.Arbitrary<Record<string, string>> {
  const caller = fc.oneof(
    fc.constant(validCaller),
    fc.constant(null),
    fc.oneof(damaged(validCaller), oddText).map(toHeaderValue),
  );
  const token = fc.oneof(damaged(anna.token), damaged(serviceToken), fc.constant(anna.hash), oddText);
  const authorization = fc.oneof(
    fc.constant(null),
    token.filter((text) => ![anna.token, serviceToken].includes(toHeaderValue(text))).map((text) => `Bearer ${text}`),
    oddText,
  );
  return fc
    .tuple(caller, authorization)
    .map(([xCaller, bearer]) => ({
      "x-mutation": "true",
      ...(xCaller === null ? {} : { "x-caller": xCaller }),
      ...(bearer === null ? {} : { authorization: toHeaderValue(bearer) }),
    }));
}

const jsonType = "application/json";
const types = fc.oneof(
  { weight: 8, arbitrary: fc.constant(jsonType) },
  { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/json;;", "application/x-www-form-urlencoded", "x", "") },
);

function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** h and t of which at least one is wrong. */
function oddPair(): fc.Arbitrary<[hash: unknown, token: unknown]> {
  const wrong = (secret: string) => fc.oneof(damaged(secret), oddText, oddValue).filter((value) => value !== secret);
  return fc.oneof(
    fc.tuple(fc.constant(anna.hash), wrong(anna.token)),
    fc.tuple(wrong(anna.hash), fc.constant(anna.token)),
    fc.tuple(wrong(anna.hash), wrong(anna.token)),
  );
}

/** What cannot be a user name or a password: guesses, which cost a slow hash each, have a test of their own. */
const noCredential = fc.oneof(oddValue, fc.constant("a".repeat(1001)), fc.constant(""));

/** What no authenticator answers: odd as a whole, or in one of its parts. */
function oddCredential(): fc.Arbitrary<unknown> {
  const part = fc.oneof(oddText, oddValue, fc.base64String({ maxLength: 300 }));
  const response = fc.record(
    {
      clientDataJSON: part,
      attestationObject: part,
      authenticatorData: part,
      signature: part,
      userHandle: part,
      transports: part,
    },
    { requiredKeys: [] },
  );
  const shaped = fc.record({ id: part, rawId: part, type: fc.constantFrom<unknown>("public-key", 1), response });
  return fc.oneof(
    oddText,
    oddValue,
    shaped.map((value) => JSON.stringify(value)),
  );
}

const all = {
  ...operations,
  loginWithPasskey: passkeyOperations.login,
  addPasskey: passkeyOperations.add,
  beginPasskey: passkeyOperations.begin,
  renamePasskey: passkeyOperations.rename,
  removePasskey: passkeyOperations.remove,
};

function oddGraphql(): fc.Arbitrary<Sent> {
  const pair = oddPair();
  const variables = fc.oneof(
    fc.tuple(noCredential, noCredential).map(([username, password]) => ["login", { username, password }] as const),
    pair.map(([hash, token]) => ["autologin", { hash, token }] as const),
    fc.constant(["logout", {}] as const),
    fc
      .tuple(pair, fc.oneof(oddText, oddValue), fc.oneof(oddText, oddValue))
      .map(([[hash, token], attribute, value]) => ["updateUserAttribute", { hash, token, attribute, value }] as const),
    pair.map(([h, t]) => ["account", { h, t }] as const),
    pair.map(([h, t]) => ["accountExport", { h, t }] as const),
    fc.tuple(pair, oddText).map(([[h, t], newsletter]) => ["registerUserForNewsletter", { h, t, newsletter }] as const),
    fc.tuple(pair, noCredential).map(([[h, t], password]) => ["deleteAccount", { h, t, password }] as const),
    fc.tuple(pair, oddValue).map(([[h, t], session]) => ["endSession", { h, t, session }] as const),
    fc.oneof(oddText, oddValue).map((key) => ["activateAccount", { key }] as const),
    fc.oneof(oddText, oddValue).map((key) => ["confirmEmail", { key }] as const),
    fc.oneof(oddText, oddValue).map((key) => ["takeBackEmail", { key }] as const),
    fc.tuple(pair, oddText).map(([[h, t], email]) => ["changeEmail", { h, t, email, password: "" }] as const),
    fc.tuple(pair, noCredential).map(([[h, t], firstname]) => ["changeName", { h, t, firstname, lastname: "<" }] as const),
    oddCredential().map((credential) => ["loginWithPasskey", { credential }] as const),
    fc
      .tuple(pair, oddText, oddCredential())
      .map(([[h, t], name, credential]) => ["addPasskey", { h, t, name, credential }] as const),
    fc.tuple(pair, noCredential).map(([[h, t], password]) => ["beginPasskey", { h, t, password }] as const),
    fc.tuple(pair, oddValue, oddText).map(([[h, t], id, name]) => ["renamePasskey", { h, t, id, name }] as const),
    fc.tuple(pair, oddValue).map(([[h, t], id]) => ["removePasskey", { h, t, id }] as const),
  );
  const operation = variables.map(([name, values]) => ({ query: all[name], variables: values }));
  const anything = fc.oneof(oddText, oddValue);
  const persistedQuery = fc.oneof(anything, fc.record({ version: anything, sha256Hash: anything }));
  const extensions = fc.oneof(anything, fc.record({ persistedQuery }));
  const oddOperation = fc.oneof(
    anything,
    fc.record({ query: anything, variables: anything, operationName: anything, extensions }, { requiredKeys: [] }),
    fc.record(
      { query: fc.constant(operations.autologin), variables: anything, operationName: anything, extensions },
      { requiredKeys: ["query"] },
    ),
  );
  const body = fc.oneof(
    { weight: 6, arbitrary: operation.map(toBytes) },
    { weight: 1, arbitrary: fc.array(operation, { maxLength: 7 }).map(toBytes) },
    { weight: 1, arbitrary: fc.array(oddOperation, { maxLength: 5 }).map(toBytes) },
    { weight: 1, arbitrary: oddOperation.map(toBytes) },
    { weight: 1, arbitrary: oddBody as fc.Arbitrary<Uint8Array<ArrayBuffer>> },
  );
  return fc
    .tuple(oddHeaders(), types, body)
    .map(([headers, type, bytes]) => ({
      path: "/graphql",
      method: "POST",
      headers: { ...headers, "content-type": type },
      body: bytes,
    }));
}

function oddRest(): fc.Arbitrary<Sent> {
  const any = fc.oneof(oddText, oddValue);
  const call = fc.oneof(
    fc.tuple(noCredential, noCredential).map(([log, password]) => ["login", { log, password }] as const),
    any.map((log) => ["forget-password", { log }] as const),
    fc
      .tuple(oddPair(), any, any)
      .map(
        ([[hash, token], old_password, password]) =>
          ["change-pw/user", { hash, token, old_password, new_password: password, new_password_again: password }] as const,
      ),
    fc
      .tuple(fc.oneof(any, damaged(cookieKey), fc.constant(anna.hash), fc.constant(anna.token)), any)
      .map(([hash, password]) => ["change-pw/user", { hash, new_password: password, new_password_again: password }] as const),
    fc.constant(["logout", {}] as const),
  );
  const withBody = fc
    .tuple(call, oddBody as fc.Arbitrary<Uint8Array<ArrayBuffer>>, fc.nat(4))
    .map(([[path, fields], bytes, die]) => [path, die === 0 ? bytes : toBytes(fields)] as const);
  return fc
    .tuple(oddHeaders(), types, withBody)
    .map(([headers, type, [path, body]]) => ({
      path: `/wp-json/sso/v1/${path}`,
      method: "POST",
      headers: { ...headers, "content-type": type },
      body,
    }));
}

function oddCookie(): fc.Arbitrary<Sent> {
  const key = fc.oneof(damaged(cookieKey), damagedBytes(cookieKey), oddText, fc.constantFrom(anna.token, anna.hash, validCaller));
  const query = fc.oneof(
    key.filter((text) => text.trim() !== cookieKey).map((text) => `?key=${encodeURIComponent(text.toWellFormed())}`),
    oddText.map((text) => `?${toHeaderValue(text)}`),
  );
  return fc
    .tuple(oddHeaders(), query)
    .map(([headers, search]) => ({ path: `/wp-json/sso/v1/cookie${search}`, method: "GET", headers, body: null }));
}

test(`${runs} malformed bodies, headers, tokens and keys do nothing`, { timeout: 240_000 }, async () => {
  const sent = fc.oneof(
    { weight: 5, arbitrary: oddGraphql() },
    { weight: 4, arbitrary: oddRest() },
    { weight: 1, arbitrary: oddCookie() },
  );
  await fc.assert(
    fc.asyncProperty(sent, async (request) => void (await sendInVain(request))),
    { seed, numRuns: runs },
  );
});

test("no guess at names and passwords signs in", { timeout: 300_000 }, async () => {
  const guess = fc.tuple(
    fc.oneof(fc.constantFrom("anna", "ANNA@example.org", "12345"), oddText),
    fc.oneof(damaged(testPassword), oddText).filter((text) => text !== testPassword),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(guess, async ([name, password, isRest]) => {
      await forgetCountsForTest();
      const headers = { "x-mutation": "true", "x-caller": validCaller, "content-type": jsonType };
      const body = isRest
        ? toBytes({ log: name, password })
        : toBytes({ query: operations.login, variables: { username: name, password } });
      const text = await sendInVain({ path: isRest ? "/wp-json/sso/v1/login" : "/graphql", method: "POST", headers, body });
      expect(text).not.toMatch(/"success":\s*"1"/);
    }),
    { seed, numRuns: 40 },
  );
});

test("a registration without double opt-in needs the service's token, not one like it", { timeout: 300_000 }, async () => {
  const token = damaged(serviceToken).filter((text) => toHeaderValue(`Bearer ${text}`) !== `Bearer ${serviceToken}`);
  await fc.assert(
    fc.asyncProperty(token, async (text) => {
      const variables = { username: "neu", email: "anna@example.org", password: testPassword, agbAccepted: true, nodoi: true };
      const headers = {
        "x-mutation": "true",
        "x-caller": validCaller,
        "content-type": jsonType,
        authorization: toHeaderValue(`Bearer ${text}`),
      };
      await sendInVain({ path: "/graphql", method: "POST", headers, body: toBytes({ query: operations.register, variables }) });
    }),
    { seed, numRuns: 15 },
  );
});

test("the session and the cookies' key still work afterwards: the guesses were near, not void", async () => {
  expect((await askAccount(env, "autologin", { hash: anna.hash, token: anna.token })).code).toBe("autologin_successfull");
  const response = await worker.fetch(new Request(`http://backend/wp-json/sso/v1/cookie?key=${cookieKey}`), env);
  expect([response.status, response.headers.getSetCookie().length]).toEqual([200, 3]);
  await response.arrayBuffer();
});
