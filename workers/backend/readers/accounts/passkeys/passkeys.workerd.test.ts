/** Passkeys of readers with real signatures: what is made signs its owner in, and nothing else does. */
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { postSso } from "#workers/backend/doors/rest/sso/call-sso-for-test.ts";
import { mintCaller, testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import { createAuthenticator, type Faults } from "#workers/backend/ground/passkeys/authenticator-for-test.ts";
import type { Cbor } from "#workers/backend/ground/passkeys/cbor-for-test.ts";
import {
  askAccount,
  createPortalHeaders,
  prepareAnna,
  registerReader,
  send,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { passkeyOperations as op } from "./passkey-operations-for-test.ts";
import { passkeyTexts } from "./passkey-rules.ts";

const { env, mails, anna } = prepareAnna();
const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => warned.mockRestore());
beforeEach(async () => {
  vi.useRealTimers();
  warned.mockClear();
  await forgetCountsForTest();
  await env.DB.batch([
    env.DB.prepare("DELETE FROM passkeys"),
    env.DB.prepare("UPDATE accounts SET state = 'active' WHERE id = ?1").bind(anna.user_id),
  ]);
});

const keysOf = ({ hash, token }: SsoUser) => ({ h: hash, t: token });

async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const { answer } = await send(env, { query, variables }, await createPortalHeaders(headers));
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data.reply;
}

const compose = (mail: unknown) => composeForTest(mail, env, { now: 1_800_000_000, queuedAt: new Date(1_800_000_000_000) });
const begin = (reader = anna, password = testPassword) => ask(op.begin, { ...keysOf(reader), password });
const add = (credential: string, reader = anna, name = "Mein Telefon") => ask(op.add, { ...keysOf(reader), name, credential });
const list = async (reader = anna) => (await ask(op.list, keysOf(reader))).items;
const beginLogin = async () => (await ask(op.beginLogin)).options;
const login = (credential: string, headers: Record<string, string> = {}) => ask(op.login, { credential }, headers);

async function make(reader = anna, options: Partial<Parameters<typeof createAuthenticator>[0]> = {}) {
  const device = await createAuthenticator({ origin: testOrigin, ...options });
  expect(await add(await device.create((await begin(reader)).options), reader)).toMatchObject({ success: "1" });
  return device;
}

const refused = { success: "0", error: "201", message: passkeyTexts.wrong, cookie: null, user: null };

describe("a passkey", () => {
  test.each(["ES256", "EdDSA", "RS256"] as const)("of %s is made with the password and signs its owner in", async (algorithm) => {
    const device = await make(anna, { algorithm });
    const [{ id }] = await list();
    expect(await list()).toEqual([{ id, name: "Mein Telefon", created: expect.any(String), last_used: null }]);
    const reply = await login(await device.get(await beginLogin()));
    expect(reply).toMatchObject({ success: "1", error: "0", user: { login: "anna", user_id: anna.user_id } });
    expect(reply.cookie).toContain("cookie?key=");
    expect((await list())[0].last_used).toEqual(expect.any(String));
    const { code } = await askAccount(env, "autologin", { hash: reply.user.hash, token: reply.user.token });
    expect(code).toBe("autologin_successfull");
  });

  test("is answered exactly as a login by password", async () => {
    const device = await make();
    const byPasskey = await login(await device.get(await beginLogin()));
    const byPassword = await askAccount(env, "login", { username: "anna", password: testPassword });
    const { piano: _, ...rest } = byPassword;
    expect(Object.keys(byPasskey).toSorted()).toEqual(Object.keys(rest).toSorted());
    expect({ ...byPasskey.user, hash: "", token: "" }).toEqual({ ...rest.user, hash: "", token: "" });
  });

  test("asks for its owner in person, can be found without a name, and is none of an authenticator that has one", async () => {
    const device = await make();
    const options = JSON.parse((await begin()).options);
    expect(options).toMatchObject({
      rp: { id: "talblick.example" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      pubKeyCredParams: [{ alg: -7 }, { alg: -8 }, { alg: -257 }],
      excludeCredentials: [{ id: device.id, transports: ["internal", "hybrid"] }],
    });
    expect(options.user.id).toHaveLength(43);
    expect(JSON.parse(await beginLogin())).toMatchObject({
      rpId: "talblick.example",
      allowCredentials: [],
      userVerification: "required",
    });
  });

  test("is named and removed by its owner alone, who is told by mail", async () => {
    const device = await make();
    const [{ id }] = await list();
    const bela = await registerReader(env, `bela-${crypto.randomUUID().slice(0, 8)}`);
    for (const call of [ask(op.rename, { ...keysOf(bela), id, name: "x" }), ask(op.remove, { ...keysOf(bela), id })])
      expect(await call).toEqual({ success: "0", error: "200", message: passkeyTexts.unknown });
    await ask(op.rename, { ...keysOf(anna), id, name: " Schlüssel\u0000 am\nBund " });
    expect((await list())[0].name).toBe("Schlüssel am Bund");
    expect(await ask(op.remove, { ...keysOf(anna), id })).toMatchObject({ success: "1" });
    expect(await list()).toEqual([]);
    expect(mails.map(({ kind }) => kind)).toEqual(["passkey-added", "passkey-removed"]);
    const texts = await Promise.all(mails.map(async (mail) => JSON.stringify(await compose(mail))));
    expect(texts[0]).toContain("Mein Telefon");
    expect(texts[1]).toContain("Schlüssel am Bund");
    expect(await login(await device.get(await beginLogin()))).toMatchObject(refused);
  });

  test("stays when the password changes, and the mail about that names it", async () => {
    const device = await make();
    mails.length = 0;
    const change = { old_password: testPassword, new_password: "Neues-Wort-9", new_password_again: "Neues-Wort-9" };
    await postSso(env, "change-pw/user", { hash: anna.hash, token: anna.token, ...change });
    const back = { old_password: "Neues-Wort-9", new_password: testPassword, new_password_again: testPassword };
    await postSso(env, "change-pw/user", { hash: anna.hash, token: anna.token, ...back });
    expect(mails.map(({ kind }) => kind)).toEqual(["password-changed", "password-changed"]);
    expect(JSON.stringify(await compose(mails[0]))).toContain("Deine Passkeys gelten weiter: „Mein Telefon“");
    expect(await login(await device.get(await beginLogin()))).toMatchObject({ success: "1" });
  });

  test("there are ten at most, also of those made at the same moment", async () => {
    for (let index = 0; index < 9; index += 1) await make();
    const devices = await Promise.all([1, 2, 3].map(() => createAuthenticator({ origin: testOrigin })));
    const made: string[] = [];
    for (const device of devices) made.push(await device.create((await begin()).options));
    const replies = await Promise.all(made.map((credential) => add(credential)));
    expect(replies.filter(({ success }) => success === "1")).toHaveLength(1);
    expect(replies.find(({ success }) => success === "0")).toMatchObject({ error: "200", message: passkeyTexts.tooMany });
    expect(await begin()).toMatchObject({ success: "0", message: passkeyTexts.tooMany, options: null });
    expect(await list()).toHaveLength(10);
  });

  test("goes with the account, and stands in its export", async () => {
    const jan = await registerReader(env, `jan-${crypto.randomUUID().slice(0, 8)}`);
    await make(jan);
    const { export: text } = await askAccount(env, "accountExport", keysOf(jan));
    expect(JSON.parse(text).passkeys).toEqual([
      { name: "Mein Telefon", transports: "internal,hybrid", created_at: expect.any(Number), last_used_at: null },
    ]);
    await askAccount(env, "deleteAccount", { ...keysOf(jan), password: testPassword });
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM passkeys").first("n")).toBe(0);
  });
});

describe("no passkey is made", () => {
  test("without the password, without a session, and for an address that is not confirmed", async () => {
    expect(await begin(anna, "falsch-falsch")).toMatchObject({ success: "0", error: "202", options: null });
    expect(await begin(anna, "")).toMatchObject({ error: "200", options: null });
    expect(await begin({ ...anna, token: "x" })).toMatchObject({ error: "203", options: null });
    expect(await ask(op.list, { ...keysOf(anna), t: "x" })).toBeNull();
    const made = await (await createAuthenticator({ origin: testOrigin })).create((await begin()).options);
    await env.DB.batch([
      env.DB.prepare("UPDATE accounts SET state = 'pending' WHERE id = ?1").bind(anna.user_id),
      env.DB.prepare("UPDATE account_sessions SET method = 'registration' WHERE hash = ?1").bind(anna.hash),
    ]);
    expect(await begin()).toMatchObject({ error: "218", message: passkeyTexts.unconfirmed });
    expect(await add(made)).toMatchObject({ error: "218", message: passkeyTexts.unconfirmed });
    await env.DB.prepare("UPDATE account_sessions SET method = 'card' WHERE hash = ?1").bind(anna.hash).run();
    await env.DB.prepare("UPDATE accounts SET state = 'active' WHERE id = ?1").bind(anna.user_id).run();
    expect(await begin()).toMatchObject({ error: "221" });
    await env.DB.prepare("UPDATE account_sessions SET method = 'password' WHERE hash = ?1").bind(anna.hash).run();
  });

  test("with the challenge of another reader, of another session, or of a login", async () => {
    const bela = await registerReader(env, `bela-${crypto.randomUUID().slice(0, 8)}`);
    const again = (await askAccount(env, "login", { username: "anna", password: testPassword })).user;
    const device = await createAuthenticator({ origin: testOrigin });
    const made = await device.create((await begin()).options);
    for (const reader of [bela, again]) expect(await add(made, reader)).toMatchObject({ success: "0", error: "200" });
    const asked = JSON.parse(await beginLogin());
    const mixed = JSON.stringify({ ...JSON.parse((await begin()).options), challenge: asked.challenge });
    expect(await add(await device.create(mixed))).toMatchObject({ success: "0", message: passkeyTexts.notAdded });
    expect(await list()).toEqual([]);
    // Those who asked can still finish: what others tried used nothing up.
    expect(await add(made)).toMatchObject({ success: "1" });
  });

  test("of a challenge that was used, and of a passkey that is kept", async () => {
    const device = await createAuthenticator({ origin: testOrigin });
    const made = await device.create((await begin()).options);
    expect(await add(made)).toMatchObject({ success: "1" });
    expect(await add(made)).toMatchObject({ success: "0", message: passkeyTexts.notAdded });
    expect(await add(await device.create((await begin()).options))).toMatchObject({ message: passkeyTexts.alreadyAdded });
    expect(await list()).toHaveLength(1);
  });

  test("after five minutes", async () => {
    const made = await (await createAuthenticator({ origin: testOrigin })).create((await begin()).options);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 });
    expect(await add(made)).toMatchObject({ success: "0", message: passkeyTexts.notAdded });
  });

  const certified = (authData: Uint8Array) =>
    new Map<string, Cbor>([
      ["fmt", "packed"],
      [
        "attStmt",
        new Map<string, Cbor>([
          ["alg", -7],
          ["sig", new Uint8Array(64)],
          ["x5c", new Uint8Array(8)],
        ]),
      ],
      ["authData", authData],
    ]);

  test.each<[string, Faults]>([
    ["on another site", { origin: "https://www.talblick.example.evil.test" }],
    ["on another subdomain", { origin: "https://talblick.example" }],
    ["for another domain", { rpId: "evil.test" }],
    ["without its owner in person", { isVerified: false }],
    ["without anybody present", { isPresent: false }],
    ["within a frame of another site", { crossOrigin: true }],
    ["as if it had signed in", { type: "webauthn.get" }],
    ["with an attestation of certificates", { attestation: certified(new Uint8Array(164)) }],
    [
      "with an attestation of another kind",
      {
        attestation: new Map<string, Cbor>([
          ["fmt", "tpm"],
          ["attStmt", new Map()],
        ]),
      },
    ],
    ["with an attestation that is none", { attestation: "none" }],
    ["under another name", { id: "QUFBQUFBQUFBQUFBQUFBQQ" }],
  ])("%s", async (_, faults) => {
    const device = await createAuthenticator({ origin: testOrigin });
    expect(await add(await device.create((await begin()).options, faults))).toMatchObject({
      success: "0",
      message: passkeyTexts.notAdded,
    });
    expect(await list()).toEqual([]);
  });

  test.each([
    ["no JSON", "x"],
    ["other JSON", "[]"],
    ["nothing", ""],
    ["no base64", JSON.stringify({ id: "ä", rawId: "ä", type: "public-key", response: {} })],
  ])("of %s", async (_, credential) => {
    expect(await add(credential)).toMatchObject({ success: "0", message: passkeyTexts.notAdded });
    expect(await login(credential)).toMatchObject(refused);
  });

  test("of CBOR that is cut or has no end, or of more than 10,000 characters", async () => {
    const device = await createAuthenticator({ origin: testOrigin });
    const whole = JSON.parse(await device.create((await begin()).options));
    const { attestationObject } = whole.response;
    for (const cut of [10, 60, attestationObject.length - 20]) {
      const fresh = JSON.parse(await device.create((await begin()).options));
      fresh.response.attestationObject = attestationObject.slice(0, cut);
      expect(await add(JSON.stringify(fresh))).toMatchObject({ success: "0" });
    }
    const endless = JSON.parse(await device.create((await begin()).options));
    endless.response.attestationObject = "v7-_v7-_v7-_".repeat(400);
    expect(await add(JSON.stringify(endless))).toMatchObject({ success: "0" });
    await expect(add("x".repeat(10_001))).rejects.toThrow(/BAD_USER_INPUT/);
    expect(await list()).toEqual([]);
  });
});

describe("nobody is signed in by a signature", () => {
  test.each<[string, Faults]>([
    ["for another site", { origin: "https://evil.test" }],
    ["for another domain", { rpId: "evil.test" }],
    ["of a challenge that is none of ours", { challenge: "QUFBQUFBQUFBQUFBQUFBQQ" }],
    ["without the owner in person", { isVerified: false }],
    ["without anybody present", { isPresent: false, isVerified: false }],
    ["within a frame of another site", { crossOrigin: true }],
    ["of another kind", { type: "webauthn.create" }],
    ["that names another owner", { userHandle: "QUFBQUFBQUFBQUFBQUFBQQ" }],
    ["of zeros", { signature: new Uint8Array(70) }],
    ["of a counter that stands still", { counter: 1 }],
    ["of a counter of none", { counter: 0 }],
  ])("%s", async (_, faults) => {
    const device = await make();
    expect(await login(await device.get(await beginLogin(), faults))).toMatchObject(refused);
    // A right one counts afterwards.
    expect(await login(await device.get(await beginLogin()))).toMatchObject({ success: "1" });
  });

  test("whose counter went back, which operators read; one that does not count is right each time", async () => {
    const device = await make();
    await login(await device.get(await beginLogin(), { counter: 40 }));
    expect(await login(await device.get(await beginLogin(), { counter: 39 }))).toMatchObject(refused);
    expect(warned.mock.calls.flat().map(String).join()).toContain("its counter went back");
    await env.DB.prepare("DELETE FROM passkeys").run();
    const plain = await make(anna, { counts: false });
    for (let times = 0; times < 2; times += 1)
      expect(await login(await plain.get(await beginLogin()))).toMatchObject({ success: "1" });
  });

  test("that came before, also at the same moment, or too late", async () => {
    const device = await make(anna, { counts: false });
    const signed = await device.get(await beginLogin());
    const replies = await Promise.all([login(signed), login(signed), login(signed)]);
    expect(replies.filter(({ success }) => success === "1")).toHaveLength(1);
    const late = await device.get(await beginLogin());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 });
    expect(await login(late)).toMatchObject(refused);
  });

  test("of another passkey under the name of one that is kept", async () => {
    const device = await make();
    const other = await createAuthenticator({ origin: testOrigin });
    const options = await beginLogin();
    const kept = JSON.parse(await device.get(options));
    expect(
      await login(await other.get(await beginLogin(), { id: device.id, userHandle: kept.response.userHandle })),
    ).toMatchObject(refused);
  });

  test("of an account that is blocked or not confirmed, which is told what a right password is told", async () => {
    const device = await make();
    for (const state of ["blocked", "pending"]) {
      await env.DB.prepare("UPDATE accounts SET state = ?2 WHERE id = ?1").bind(anna.user_id, state).run();
      const byPasskey = await login(await device.get(await beginLogin()));
      const byPassword = await askAccount(env, "login", { username: "anna", password: testPassword });
      expect(byPasskey.error).toBe(byPassword.error);
      expect(byPasskey.message).toBe(byPassword.message);
      expect(["218", "220"]).toContain(byPasskey.error);
    }
  });

  test("without the portal's word for who asks: there is no site", async () => {
    const { answer } = await send(env, { query: op.beginLogin }, { "x-mutation": "true" });
    expect(answer.data.reply).toEqual({ success: "0", error: "221", message: passkeyTexts.impossible, options: null });
    const byNumber = { "x-caller": await mintCaller({ origin: "http://127.0.0.1:8787" }) };
    expect(await ask(op.beginLogin, {}, byNumber)).toMatchObject({ error: "221" });
  });
});

test("wrong signatures of one address are slowed like wrong passwords, and right ones are not counted", async () => {
  const device = await make();
  const wrong = await device.get(await beginLogin(), { signature: new Uint8Array(70) });
  const replies = await Promise.all(Array.from({ length: 60 }, () => login(wrong)));
  expect(replies.filter(({ error }) => error === "201")).toHaveLength(50);
  expect(replies.filter(({ error }) => error === "219")).toHaveLength(10);
  await forgetCountsForTest();
  for (let times = 0; times < 3; times += 1) await login(await device.get(await beginLogin()));
  const elsewhere = { "x-caller": await mintCaller({ address: "198.51.100.9" }) };
  expect(await login(wrong, elsewhere)).toMatchObject({ error: "201" });
});

test("one request holds one login", async () => {
  const query = op.login.replace("reply:", "a: loginWithPasskey(credential: $credential) { success } reply:");
  const { answer } = await send(env, { query, variables: { credential: "x" } }, await createPortalHeaders());
  expect(answer.errors?.[0]?.extensions?.code).toBe("REQUEST_TOO_LARGE");
});
