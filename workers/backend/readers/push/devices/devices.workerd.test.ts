/** Devices in the back end: who may note one, whose it is and for how long, and what reaches it. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { freePostId, paidWords, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { call as comment, makeKnown, setRule } from "#workers/backend/newsroom/comments/comments-for-test.ts";
import { askAccount, prepareAnna, registerReader, send } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import {
  createPushMachine,
  deliverOrders,
  type PushMachine,
  pushOrigin,
  runAndDeliver,
} from "#workers/backend/readers/push/push-for-test.ts";
import { createPushService } from "#workers/stand-ins/push/push-service.ts";
import { pushOperations } from "./push-operations-for-test.ts";

const now = Math.floor(Date.now() / 1000);
const { env, anna } = prepareAnna();
let bela: SsoUser;
let machine: PushMachine;
beforeAll(async () => {
  await writePaper(env);
  bela = await registerReader(env, "bela");
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  await env.DB.batch(
    ["push_devices", "push_messages", "push_replies", "comments"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  await forgetCountsForTest();
  machine = await createPushMachine(createPushService(pushOrigin), env);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Given = { endpoint: string; p256dh: string; auth: string };
const keysOf = ({ hash, token }: SsoUser) => ({ h: hash, t: token });
const wishes = (changes = {}) => ({ subjects: [{ kind: "BREAKING", key: "" }], replies: true, ...changes });

async function subscribe(): Promise<Given> {
  const { endpoint, keys } = await machine.service.subscribe(machine.siteKey);
  return { endpoint, ...keys };
}

async function ask(name: keyof typeof pushOperations, variables: object) {
  const { answer } = await send(machine.env, { query: pushOperations[name], variables });
  return { reply: answer.data?.reply ?? null, codes: (answer.errors ?? []).map(({ extensions }) => extensions?.code) };
}
const save = async (device: Given, reader: SsoUser | null = null, changes = {}) =>
  ask("save", { device, wishes: wishes(changes), ...(reader === null ? {} : keysOf(reader)) });
const texts = () => machine.service.received.map(({ text }) => JSON.parse(text) as Record<string, string>);

describe("a device", () => {
  test("is noted once with what it wants, and changes to what it wants then", async () => {
    const device = await subscribe();
    const subjects = [
      { kind: "BREAKING", key: "" },
      { kind: "TOPIC", key: "gibt-es-nicht" },
    ];
    expect((await save(device, null, { subjects, quiet_from: 22, quiet_until: 7 })).reply).toEqual({
      message: null,
      device: { is_own: false, subjects: [{ kind: "BREAKING", key: "" }], replies: false, quiet_from: 22, quiet_until: 7 },
    });
    expect((await save(device, null, { subjects: [] })).reply.device).toMatchObject({ subjects: [], quiet_from: null });
    expect((await ask("open", { endpoint: device.endpoint })).reply).toMatchObject({ subjects: [] });
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM push_devices").first("n")).toBe(1);
    expect((await ask("remove", { endpoint: device.endpoint })).reply).toBe(true);
    expect((await ask("open", { endpoint: device.endpoint })).reply).toBeNull();
  });

  test.each([
    ["of an unknown host", { endpoint: "https://push.evil.example/1" }],
    ["of a host that only ends so", { endpoint: "https://evil-push.example/1" }],
    ["of a private address", { endpoint: "https://192.168.0.1/1" }],
    ["of this machine", { endpoint: "http://127.0.0.1:8080/1" }],
    ["unencrypted", { endpoint: "http://push.example/1" }],
    ["of another port", { endpoint: "https://push.example:8443/1" }],
    ["with a name and a word", { endpoint: "https://a:b@push.example/1" }],
    ["of great length", { endpoint: `https://push.example/${"x".repeat(1000)}` }],
    ["with a key that is none", { p256dh: "x" }],
    ["with a secret that is none", { auth: "x" }],
  ])("%s is none", async (_, changes) => {
    expect((await save({ ...(await subscribe()), ...changes })).codes).toEqual(["BAD_USER_INPUT"]);
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM push_devices").first("n")).toBe(0);
  });

  test.each([
    [{ quiet_from: 22 }],
    [{ quiet_from: 24, quiet_until: 7 }],
    [{ subjects: Array.from({ length: 151 }, () => ({ kind: "TOPIC", key: "x" })) }],
  ])("does not want %j", async (changes) => {
    expect((await save(await subscribe(), null, changes)).codes).toEqual(["BAD_USER_INPUT"]);
  });

  test("whose address the push service has changed keeps what it wants", async () => {
    const [former, next] = [await subscribe(), await subscribe()];
    await save(former, anna);
    expect((await ask("move", { former: former.endpoint, device: next })).reply).toBe(true);
    expect((await ask("open", { endpoint: next.endpoint, ...keysOf(anna) })).reply).toMatchObject({
      is_own: true,
      replies: true,
    });
    expect((await ask("open", { endpoint: former.endpoint })).reply).toBeNull();
    expect((await ask("move", { former: `${pushOrigin}/push/unknown`, device: next })).reply).toBe(false);
  });

  test("gets a test notice at once, five times an hour", async () => {
    const device = await subscribe();
    await save(device, null, { quiet_from: 0, quiet_until: 23 });
    const replies = [];
    for (let count = 0; count < 6; count += 1) replies.push((await ask("try", { endpoint: device.endpoint })).reply);
    expect(replies.map(({ success }) => success)).toEqual([true, true, true, true, true, false]);
    expect(texts()[0]).toMatchObject({ tag: "test", path: "/benachrichtigungen" });
    const gone = await subscribe();
    await save(gone);
    machine.service.answerWith(gone.endpoint, { status: 410 });
    expect((await ask("try", { endpoint: gone.endpoint })).reply.success).toBe(false);
    expect((await ask("open", { endpoint: gone.endpoint })).reply).toBeNull();
  });

  test("is one of twenty of an account at most", async () => {
    for (let count = 0; count < 20; count += 1) await save(await subscribe(), anna);
    const refused = (await save(await subscribe(), anna)).reply;
    expect(refused).toEqual({ device: null, message: expect.stringContaining("20 Geräte") });
    expect((await save(await subscribe(), bela)).reply.message).toBeNull();
  });

  test("is offered by sites with keys alone", async () => {
    expect((await ask("push", {})).reply).toEqual({ key: machine.siteKey });
    machine = { ...machine, env: { ...machine.env, VAPID_PUBLIC_KEY: "" } };
    expect((await ask("push", {})).reply).toBeNull();
    expect((await save(await subscribe())).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("the reader's own", () => {
  test("are listed and removed by their reader alone", async () => {
    await save(await subscribe(), anna);
    await save(await subscribe(), bela);
    const list = (await ask("own", keysOf(anna))).reply;
    expect(list).toEqual([{ id: expect.any(Number), name: expect.any(String), since: expect.any(String), sent: null }]);
    const [belas] = (await ask("own", keysOf(bela))).reply;
    await ask("removeOwn", { ...keysOf(anna), id: belas.id });
    expect((await ask("own", keysOf(bela))).reply).toHaveLength(1);
    await ask("removeOwn", { ...keysOf(anna), id: list[0].id });
    expect((await ask("own", keysOf(anna))).reply).toEqual([]);
    expect((await ask("removeOwn", { h: "x", t: "y", id: 1 })).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await ask("own", { h: "x", t: "y" })).reply).toBeNull();
  });

  test("go with the account", async () => {
    const cleo = await registerReader(env, "cleo");
    await save(await subscribe(), cleo);
    await env.DB.prepare("DELETE FROM accounts WHERE id = ?1").bind(Number(cleo.user_id)).run();
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM push_devices").first("n")).toBe(0);
  });
});

describe("an answer to a comment", () => {
  beforeEach(async () => {
    await setRule(env, "after");
    await makeKnown(env, freePostId, anna, bela);
    await env.DB.batch(
      [anna, bela].map(({ user_id: id }) =>
        env.DB.prepare("UPDATE accounts SET public_name = ?2 WHERE id = ?1").bind(Number(id), `Leser ${id}`),
      ),
    );
  });
  const say = async (reader: SsoUser, text: string, parent: number | null = null) =>
    (await comment(env, reader, "send", { comment: { post: freePostId, parent, text } })).reply.id as number;
  const run = () => runAndDeliver(machine, Math.floor(Date.now() / 1000) + 1);

  test("reaches the devices of its account that want it, and nobody else's; own answers do not", async () => {
    const [annas, silent, belas] = [await subscribe(), await subscribe(), await subscribe()];
    await save(annas, anna);
    await save(silent, anna, { replies: false });
    await save(belas, bela);
    const first = await say(anna, "Das ist ein guter Artikel.");
    await say(anna, "Ich ergänze mich selbst.", first);
    const answer = await say(bela, "Da hast du recht, finde ich.", first);
    await run();
    expect(machine.service.received.map(({ id }) => `${pushOrigin}/push/${id}`)).toEqual([annas.endpoint]);
    expect(texts()[0]).toMatchObject({
      title: `Leser ${bela.user_id} hat dir geantwortet`,
      path: expect.stringMatching(new RegExp(`/${freePostId}/kommentare/${answer}$`)),
    });
    for (const word of [...paidWords, "Da hast du recht"]) expect(machine.service.received[0]?.text).not.toContain(word);
    await run();
    expect(machine.service.received).toHaveLength(1);
  });

  test("that is held is told when it can be read, and not once it is hidden", async () => {
    await save(await subscribe(), anna);
    const first = await say(anna, "Noch ein guter Artikel.");
    const held = await say(bela, "Schau auf https://andere.example nach.", first);
    expect(await env.DB.prepare("SELECT is_hidden FROM comments WHERE id = ?1").bind(held).first("is_hidden")).toBe(1);
    await run();
    expect(machine.service.received).toEqual([]);
    await env.DB.prepare("UPDATE comments SET is_hidden = 0 WHERE id = ?1").bind(held).run();
    await run();
    expect(machine.service.received).toHaveLength(1);
    const other = await say(bela, "Das stimmt so leider gar nicht.", first);
    await env.DB.prepare("UPDATE comments SET is_hidden = 1 WHERE id = ?1").bind(other).run();
    await run();
    expect(machine.service.received).toHaveLength(1);
  });

  test("reaches no device after its reader signed out there, was signed out, or another reader came", async () => {
    const device = await subscribe();
    const dora = await registerReader(env, "dora");
    await env.DB.prepare("UPDATE accounts SET public_name = 'Dora' WHERE id = ?1").bind(Number(dora.user_id)).run();
    await makeKnown(env, freePostId, dora);
    const ways = [
      () => askAccount(env, "logout", {}, { authorization: `Bearer ${dora.token}` }),
      () => ask("open", { endpoint: device.endpoint, ...keysOf(bela) }),
    ];
    const first = await say(dora, "Guten Abend in die Runde.");
    for (const [at, leave] of ways.toReversed().entries()) {
      await save(device, dora);
      await say(bela, `Guten Abend, sage ich zum ${at}. Mal.`, first);
      await run();
      expect(machine.service.received).toHaveLength(at + 1);
      await say(bela, `Gute Nacht, sage ich zum ${at}. Mal.`, first);
      // Made while the device was hers, and sent when it is not any more.
      const { orders } = machine;
      const { runPush } = await import("#workers/backend/readers/push/run-push.ts");
      await runPush(machine.env, Math.floor(Date.now() / 1000) + 1);
      await leave();
      await deliverOrders({ ...machine, orders }, Math.floor(Date.now() / 1000) + 1);
      await run();
      expect(machine.service.received).toHaveLength(at + 1);
      expect(await env.DB.prepare("SELECT account_id, wants_replies FROM push_devices").first()).toEqual({
        account_id: null,
        wants_replies: 0,
      });
    }
  });
});
