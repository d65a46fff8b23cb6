/** Passkeys of staff with real signatures: two factors in one step, for members alone, and gone with a reset. */
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { createAuthenticator, type Faults } from "#workers/backend/ground/passkeys/authenticator-for-test.ts";
import { arriveAtNewsroom, hireSignedIn, staffOperations as op } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import {
  createPortalHeaders,
  keepMail,
  registerReader,
  send,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { passkeyOperations } from "#workers/backend/readers/accounts/passkeys/passkey-operations-for-test.ts";

const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => warned.mockRestore());
beforeEach(async () => {
  vi.useRealTimers();
  await forgetCountsForTest();
  await env.DB.batch(["staff_passkeys", "staff_log"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

type Ask = Awaited<ReturnType<typeof arriveAtNewsroom>>;

async function hire(...roles: Parameters<typeof hireSignedIn>) {
  const person = await hireSignedIn(...roles);
  return { ...person, ask: await arriveAtNewsroom(person.session) };
}

async function make(ask: Ask, name = "Schlüssel") {
  const device = await createAuthenticator({ origin: testOrigin });
  const { data } = await ask(op.beginPasskey);
  const credential = await device.create(data.beginStaffPasskey);
  expect(await ask(op.addPasskey, { name, credential })).toEqual({ data: { addStaffPasskey: true }, code: undefined });
  return device;
}

async function signIn(device: Awaited<ReturnType<typeof make>>, faults: Faults = {}) {
  const ask = await arriveAtNewsroom();
  const options = (await ask(op.beginPasskeySignIn)).data.beginStaffPasskeySignIn;
  const { data, code } = await ask(op.passkeySignIn, { credential: await device.get(options, faults) });
  return { session: data?.checkStaffPasskey?.session as string | undefined, code };
}

const passkeysOf = async (ask: Ask) => (await ask(op.account)).data.newsroom.account.passkeys;
const kindsOf = async () => (await readStaffLog(env, { staff: null, kind: null, before: null })).map(({ kind }) => kind);

describe("a passkey of staff", () => {
  test("opens a session with the rights and the fresh second factor of one by password and code", async () => {
    const { ask } = await hire("editor");
    const device = await make(ask);
    const { session } = await signIn(device);
    const { newsroom } = (await (await arriveAtNewsroom(session))(op.account)).data;
    expect(newsroom).toMatchObject({ is_signed_in: true, is_confirmed: true, account: { roles: ["EDITOR"] } });
    expect(newsroom.account.passkeys).toEqual([
      { id: expect.any(Number), name: "Schlüssel", created: expect.any(String), last_used: expect.any(String) },
    ]);
    expect(await kindsOf()).toEqual(["sign-in-passkey", "passkey-add", "staff-enrol"]);
  });

  test("is renamed and removed by its owner alone", async () => {
    const [{ ask }, { ask: other }] = [await hire("editor"), await hire("editor")];
    const device = await make(ask);
    const [{ id }] = await passkeysOf(ask);
    expect((await other(op.renamePasskey, { id, name: "x" })).code).toBe("NOT_FOUND");
    expect((await other(op.removePasskey, { id })).code).toBe("NOT_FOUND");
    await ask(op.renamePasskey, { id, name: "Laptop" });
    expect((await passkeysOf(ask))[0].name).toBe("Laptop");
    expect((await ask(op.removePasskey, { id })).code).toBeUndefined();
    expect((await signIn(device)).code).toBe("FORBIDDEN");
    expect(await kindsOf()).toContain("passkey-remove");
  });

  test("wants a second factor of the last ten minutes to be made and to be removed", async () => {
    const { ask } = await hire("editor");
    const device = await createAuthenticator({ origin: testOrigin });
    const credential = await device.create((await ask(op.beginPasskey)).data.beginStaffPasskey);
    await env.DB.prepare("UPDATE staff_sessions SET confirmed_at = 1").run();
    for (const reply of [ask(op.beginPasskey), ask(op.addPasskey, { name: "x", credential }), ask(op.removePasskey, { id: 1 })])
      expect((await reply).code).toBe("UNCONFIRMED");
    expect((await (await arriveAtNewsroom())(op.beginPasskey)).code).toBe("FORBIDDEN");
  });

  test("counts no more once its member is locked or reset, or an administrator has removed it", async () => {
    const { ask: admin } = await hire("administrator");
    const lena = await hire("editor");
    const device = await make(lena.ask);
    await admin(op.lock, { id: lena.id });
    expect((await signIn(device)).code).toBe("FORBIDDEN");
    await admin(op.unlock, { id: lena.id });
    expect((await signIn(device)).session).toEqual(expect.any(String));

    const { team } = (await admin(op.team)).data.newsroom;
    expect(team.find(({ id }: { id: number }) => id === lena.id)?.passkey_count).toBe(1);
    expect((await lena.ask(op.removePasskeys, { id: lena.id })).code).toBe("FORBIDDEN");
    expect((await (await hire("chief")).ask(op.removePasskeys, { id: lena.id })).code).toBe("NO_RIGHT");
    expect((await admin(op.removePasskeys, { id: 999_999 })).code).toBe("NOT_FOUND");
    expect((await admin(op.removePasskeys, { id: lena.id })).code).toBeUndefined();
    expect((await signIn(device)).code).toBe("FORBIDDEN");

    const otto = await hire("editor");
    const other = await make(otto.ask);
    await admin(op.reset, { id: otto.id });
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM staff_passkeys").first("n")).toBe(0);
    expect((await signIn(other)).code).toBe("FORBIDDEN");
  });

  test.each<[string, Faults]>([
    ["for another site", { origin: "https://evil.test" }],
    ["for another domain", { rpId: "evil.test" }],
    ["without its owner in person", { isVerified: false }],
    ["of a counter that stands still", { counter: 1 }],
    ["of zeros", { signature: new Uint8Array(70) }],
    ["of another challenge", { challenge: "QUFBQUFBQUFBQUFBQUFBQQ" }],
  ])("opens nothing by a signature %s", async (_, faults) => {
    const device = await make((await hire("editor")).ask);
    expect(await signIn(device, faults)).toEqual({ session: undefined, code: "FORBIDDEN" });
  });

  test("signs no reader in, and a reader's no member: neither passkey nor challenge is the other's", async () => {
    const device = await make((await hire("editor")).ask);
    const { env: own } = keepMail(env);
    const anna = await registerReader(own, "anna");
    const askReader = async (query: string, variables: object = {}) =>
      (await send(own, { query, variables }, await createPortalHeaders())).answer.data.reply;
    const ofReaders = (await askReader(passkeyOperations.beginLogin)).options;
    const login = async (credential: string) => (await askReader(passkeyOperations.login, { credential })).error;
    expect(await login(await device.get(ofReaders))).toBe("201");

    const keys = { h: anna.hash, t: anna.token };
    const begun = await askReader(passkeyOperations.begin, { ...keys, password: testPassword });
    const phone = await createAuthenticator({ origin: testOrigin });
    await askReader(passkeyOperations.add, { ...keys, name: "Telefon", credential: await phone.create(begun.options) });
    expect((await signIn(phone)).code).toBe("FORBIDDEN");
    const staff = await arriveAtNewsroom();
    const ofStaff = (await staff(op.beginPasskeySignIn)).data.beginStaffPasskeySignIn;
    expect(await login(await phone.get(ofStaff))).toBe("201");
    expect(await login(await phone.get((await askReader(passkeyOperations.beginLogin)).options))).toBe("0");
  });
});

test("wrong signatures of one network wait, like wrong passwords", async () => {
  const device = await make((await hire("editor")).ask);
  const ask = await arriveAtNewsroom();
  const credential = await device.get((await ask(op.beginPasskeySignIn)).data.beginStaffPasskeySignIn, {
    signature: new Uint8Array(70),
  });
  const codes: (string | undefined)[] = [];
  for (let times = 0; times < 32; times += 1) codes.push((await ask(op.passkeySignIn, { credential })).code);
  expect(codes.slice(0, 29)).toEqual(Array.from({ length: 29 }, () => "FORBIDDEN"));
  expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
  expect((await ask(op.passkeySignIn, { credential: "x".repeat(10_001) })).code).toBe("BAD_USER_INPUT");
});
