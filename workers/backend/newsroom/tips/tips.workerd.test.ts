import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readMailAddresses } from "#workers/backend/ground/mail/mail-address.ts";
import { cleanUpTips } from "./clean-up-tips.ts";
import { createMp4 } from "./files/video-for-test.ts";
import { setTipState } from "./newsroom-tips.ts";
import { parseReceiptCode } from "./receipt-code.ts";
import { createTicket, openTicket, toNetworkMark } from "./ticket.ts";
import { readKeepDays, TICKET_S } from "./tip-limits.ts";
import { tipOperations } from "./tip-operations-for-test.ts";
import { findTipByCode, findTipByTicket, keepTip } from "./tips.ts";
import { arrive, listStored, NEWSROOM_TOKEN, sendTip, tip } from "./tips-for-test.ts";

afterEach(() => vi.restoreAllMocks());

const now = () => Math.floor(Date.now() / 1000);
const codeOf = (answer: { errors?: { extensions?: { code?: string } }[] }) => answer.errors?.[0]?.extensions?.code;
const count = (sql: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>("n");

describe("a tip", () => {
  test("is kept, has a code, and is deleted in ninety days", async () => {
    const { receipt, id, ask } = await sendTip({ name: "Maria", contact: "maria@example.com", text: "  Licht.\nImmer.  " });
    expect(parseReceiptCode(receipt.code)).toBe(receipt.code);
    expect(Math.round((Date.parse(receipt.deleted) - Date.now()) / 86_400_000)).toBe(90);
    const { data } = await ask(tipOperations.read, { id }, NEWSROOM_TOKEN);
    expect(data.newsroom.tip).toMatchObject({
      id,
      text: "Licht.\nImmer.",
      name: "Maria",
      contact: "maria@example.com",
      state: "RECEIVED",
    });
    const row = await env.DB.prepare("SELECT * FROM tips WHERE id = ?1").bind(id).first();
    // Neither the code nor where it came from.
    expect(JSON.stringify(row)).not.toContain(receipt.code);
    expect(JSON.stringify(row)).not.toMatch(/\b10\.\d+\.\d+/);
  });

  test("that is sent twice is one, whatever it says then; at the same moment, too", async () => {
    const { open, send } = await arrive();
    const ticket = await open();
    const before = (await count("tips")) ?? 0;
    const answers = await Promise.all([send(ticket), send(ticket), send(ticket, { text: "Anders" })]);
    expect(new Set(answers.map(({ data }) => data.sendTip.code)).size).toBe(1);
    expect(await count("tips")).toBe(before + 1);
  });

  test("of a form without script is one by what is in it", async () => {
    const { open, send } = await arrive();
    const key = "0123456789abcdef";
    const codes = [];
    for (const ticket of [await open(key), await open(key), await open("another-form-0123")])
      codes.push((await send(ticket)).data.sendTip.code);
    expect(codes[0]).toBe(codes[1]);
    expect(codes[2]).not.toBe(codes[0]);
  });

  test("is told to the newsroom by a mail that says neither name nor contact", async () => {
    const { id } = await sendTip({ name: "Maria Huber", contact: "0664 1234567" });
    const row = await env.DB.prepare("SELECT message FROM mail_outbox WHERE message ->> 'tip' = ?1")
      .bind(id)
      .first<string>("message");
    expect(JSON.parse(row ?? "")).toEqual({
      kind: "tip",
      tip: id,
      to: "redaktion@talblick.example",
      origin: "https://www.talblick.example",
    });
  });

  test("is kept also where no recipient is set, and where the queue is down", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const silent = { ...(env as Env), TIPS_MAIL_TO: "" };
    expect((await sendTip({}, silent)).receipt.code).toMatch(/^TB-/);
    const down = { ...(env as Env), MAIL_QUEUE: { send: () => Promise.reject(new Error("down")) } } as unknown as Env;
    const { receipt, id } = await sendTip({}, down);
    expect(receipt.code).toMatch(/^TB-/);
    expect(await env.DB.prepare("SELECT sends FROM mail_outbox WHERE message ->> 'tip' = ?1").bind(id).first("sends")).toBe(0);
  });

  test("has to say something, not too much, and nothing where programs write", async () => {
    const { open, send } = await arrive();
    const ticket = await open();
    const wrong = [{ text: " \n " }, { text: "x".repeat(10_001) }, { place: "x".repeat(101) }, { name: "x".repeat(101) }];
    for (const input of [...wrong, { contact: "x".repeat(201) }, { file_count: 11 }, { file_count: -1 }, { website: "http://x" }])
      expect([input, codeOf(await send(ticket, input))]).toEqual([input, "BAD_USER_INPUT"]);
    expect((await send(ticket)).errors).toBeUndefined();
  });
});

describe("a ticket", () => {
  test("is too young for three seconds, and over after a week", async () => {
    const { open, send } = await arrive();
    expect(codeOf(await send(await open(null)))).toBe("TOO_MANY_REQUESTS");
    const seal = async (age: number) => (await createTicket(env, null, now() - age)) ?? "";
    expect((await send(await seal(4))).errors).toBeUndefined();
    expect(codeOf(await send(await seal(TICKET_S + 1)))).toBe("FORBIDDEN");
  });

  test("cannot be forged or changed", async () => {
    const { open, send } = await arrive();
    const ticket = await open();
    const other = await createTicket({ GRANT_SECRET: "another-secret-123" }, null, now() - 10);
    for (const wrong of ["", "x".repeat(2000), `${ticket.slice(0, -4)}AAAA`, other ?? ""])
      expect(codeOf(await send(wrong))).toBe("FORBIDDEN");
    expect(
      await openTicket({ GRANT_SECRET: "new", GRANT_SECRET_PREVIOUS: env.GRANT_SECRET ?? "" }, ticket, now()),
    ).not.toBeNull();
  });

  test("is not to be had where there is no secret", async () => {
    const { GRANT_SECRET: _, ...without } = env as Env;
    const { ask } = await arrive(without);
    expect(codeOf(await ask("mutation { openTip { ticket } }"))).toBe("NOT_FOUND");
    expect((await ask("{ tip_rules { keep_days } }")).data.tip_rules).toBeNull();
  });
});

describe("limits", () => {
  test("ten tips an hour of a network; the same one again is not counted, and other networks are not kept out", async () => {
    const { open, send } = await arrive();
    const first = await open();
    const codes = [];
    for (let sent = 0; sent < 12; sent += 1) codes.push(codeOf(await send((await createTicket(env, null, now() - 9)) ?? "")));
    expect(codes).toEqual([...Array(10).fill(undefined), "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    expect(codeOf(await send(first))).toBe("TOO_MANY_REQUESTS");
    expect((await sendTip()).receipt.code).toMatch(/^TB-/);
  });

  test("ten forms without script an hour, sixty tickets", async () => {
    const { ask } = await arrive();
    for (let form = 0; form < 10; form += 1)
      expect((await ask(tipOperations.open, { key: `form-${form}-0123456789` })).errors).toBeUndefined();
    expect(codeOf(await ask(tipOperations.open, { key: "one-more-0123456789" }))).toBe("TOO_MANY_REQUESTS");
    for (let ticket = 0; ticket < 60; ticket += 1) await ask(tipOperations.open);
    expect(codeOf(await ask(tipOperations.open))).toBe("TOO_MANY_REQUESTS");
  });

  test("codes are guessed thirty times in a quarter of an hour", async () => {
    const { receipt } = await sendTip();
    const { ask } = await arrive();
    for (let guess = 0; guess < 30; guess += 1)
      expect((await ask(tipOperations.look, { code: "TB-2222-2222-2222" })).data.tip).toBeNull();
    expect(codeOf(await ask(tipOperations.look, { code: receipt.code }))).toBe("TOO_MANY_REQUESTS");
    expect(codeOf(await ask(tipOperations.withdraw, receipt))).toBe("TOO_MANY_REQUESTS");
  });

  test("what stands for a network is no address, and another one with another secret", () => {
    const mark = toNetworkMark({ GRANT_SECRET: "one" }, "10.0.0.0/24");
    expect(mark).not.toContain("10.0");
    expect(mark).not.toBe(toNetworkMark({ GRANT_SECRET: "two" }, "10.0.0.0/24"));
    expect(mark).not.toBe(toNetworkMark({ GRANT_SECRET: "one" }, "10.0.1.0/24"));
  });
});

describe("a reader with the code", () => {
  test("learns how the tip stands, however it is typed", async () => {
    const { receipt, id, ask } = await sendTip({ file_count: 2 });
    await setTipState(env.DB, id, "read");
    const expected = { code: receipt.code, state: "READ", file_count: 2, arrived_count: 0 };
    for (const code of [receipt.code, receipt.code.toLowerCase(), ` ${receipt.code.replaceAll("-", " ")} `])
      expect((await ask(tipOperations.look, { code })).data.tip).toMatchObject(expected);
    for (const code of ["", "TB-", "x".repeat(5000), receipt.code.slice(0, -1)])
      expect((await ask(tipOperations.look, { code })).data.tip).toBeNull();
  });

  test("withdraws it with its files, once", async () => {
    const { receipt, id, ticket, ask, upload, announce } = await sendTip({ file_count: 1 });
    const { key } = await upload(ticket, createMp4());
    expect(await listStored()).toContain(`${key}/0`);
    expect((await ask(tipOperations.withdraw, receipt)).data.withdrawTip).toBe(true);
    expect((await ask(tipOperations.withdraw, receipt)).data.withdrawTip).toBe(false);
    expect(await listStored()).not.toContain(`${key}/0`);
    expect(await count(`tips WHERE id = ${id}`)).toBe(0);
    expect((await announce(ticket, crypto.randomUUID(), 5)).status).toBe(404);
  });
});

describe("the newsroom", () => {
  test("alone reads tips and changes them", async () => {
    const { id, ask } = await sendTip();
    const state = "mutation ($id: Int!) { setTipState(id: $id, state: DONE) }";
    expect((await ask(tipOperations.read, { id })).data.newsroom).toEqual({ is_signed_in: false, tip: null });
    for (const mutation of [state, tipOperations.remove]) expect(codeOf(await ask(mutation, { id }))).toBe("FORBIDDEN");
    for (let time = 0; time < 2; time += 1) expect((await ask(state, { id }, NEWSROOM_TOKEN)).data.setTipState).toBe(true);
    expect((await ask(tipOperations.read, { id }, NEWSROOM_TOKEN)).data.newsroom.tip.state).toBe("DONE");
    expect((await ask(tipOperations.remove, { id }, NEWSROOM_TOKEN)).data.removeTip).toBe(true);
    expect((await ask(tipOperations.remove, { id }, NEWSROOM_TOKEN)).data.removeTip).toBe(false);
    expect((await ask(state, { id }, NEWSROOM_TOKEN)).data.setTipState).toBe(false);
    expect((await ask(tipOperations.read, { id }, NEWSROOM_TOKEN)).data.newsroom.tip).toBeNull();
    // Its number is never given again.
    expect((await sendTip()).id).toBeGreaterThan(id);
  });

  test("has them newest first, in pages", async () => {
    const first = await sendTip({ text: "eins" });
    const second = await sendTip({ text: "zwei" });
    const { data } = await first.ask(tipOperations.list, {}, NEWSROOM_TOKEN);
    expect(data.newsroom.tips.slice(0, 2)).toMatchObject([{ text: "zwei" }, { text: "eins" }]);
    const page = await first.ask(tipOperations.list, { before: second.id }, NEWSROOM_TOKEN);
    expect(page.data.newsroom.tips[0]).toMatchObject({ text: "eins" });
  });

  test("is written to at the valid addresses", () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(readMailAddresses("a@example.com, b@example.com;c@example.com", "TIPS_MAIL_TO")).toHaveLength(3);
    expect(log).not.toHaveBeenCalled();
    expect(readMailAddresses("a@example.com, keine", "TIPS_MAIL_TO")).toEqual(["a@example.com"]);
    expect(log).toHaveBeenCalledOnce();
    expect(readMailAddresses("", "TIPS_MAIL_TO")).toEqual([]);
  });
});

describe("the clock", () => {
  test("deletes what is over, with its files, and files that never came whole after a day; the rest stays", async () => {
    const old = await sendTip({ file_count: 2 });
    const whole = await old.upload(old.ticket, createMp4());
    const young = await sendTip({ file_count: 2 });
    const kept = await young.upload(young.ticket, createMp4());
    const half = crypto.randomUUID();
    await young.announce(young.ticket, half, 5_000_000);
    const head = new Uint8Array(2 * 1024 * 1024);
    head.set(createMp4({ pictures: 3_000_000 }).subarray(0, head.length));
    expect((await young.append(young.ticket, half, 0, head)).status).toBe(204);
    await env.DB.prepare("UPDATE tips SET delete_at = ?2 WHERE id = ?1").bind(old.id, now()).run();
    await cleanUpTips(env as Env, new Date());
    expect(await findTipByTicket(env.DB, (await openTicket(env, old.ticket, now()))?.id ?? "")).toBeNull();
    const stored = await listStored();
    expect(stored.filter((key) => key.startsWith(whole.key))).toEqual([]);
    expect(stored.filter((key) => key.startsWith(kept.key) || key.startsWith(half))).toHaveLength(2);
    await cleanUpTips(env as Env, new Date(Date.now() + 86_401_000));
    const later = await listStored();
    expect(later.filter((key) => key.startsWith(half))).toEqual([]);
    expect(later.filter((key) => key.startsWith(kept.key))).toHaveLength(1);
    expect(await count(`tip_files WHERE id = '${half}'`)).toBe(0);
  });

  test("finds the row again where the bucket failed", async () => {
    const { id, ticket, upload } = await sendTip({ file_count: 1 });
    await upload(ticket, createMp4());
    await env.DB.prepare("UPDATE tips SET delete_at = 1 WHERE id = ?1").bind(id).run();
    const failing = { ...(env as Env), TIPS: { delete: () => Promise.reject(new Error("down")) } } as unknown as Env;
    await expect(cleanUpTips(failing, new Date())).rejects.toThrow("down");
    expect(await count(`tips WHERE id = ${id}`)).toBe(1);
    await cleanUpTips(env as Env, new Date());
    expect(await count(`tips WHERE id = ${id}`)).toBe(0);
  });
});

test("the time that tips are kept is a number of days, or the default", () => {
  expect([readKeepDays({}), readKeepDays({ TIPS_KEEP_DAYS: "30" })]).toEqual([90, 30]);
  for (const odd of ["0", "-1", "bald", "1.5", "99999", "4000"])
    expect(() => readKeepDays({ TIPS_KEEP_DAYS: odd })).toThrow("TIPS_KEEP_DAYS");
});

test("no statement about tips reads a whole table", async () => {
  const plans = await recordPlans(env as Env, async (recording) => {
    const { ask, open, send, upload, call } = await arrive(recording);
    const ticket = await open();
    const { code } = (await send(ticket, { file_count: 1 })).data.sendTip;
    const { key } = await upload(ticket, createMp4());
    await call(ticket, `/${key}`, { "x-http-method-override": "HEAD" });
    const opened = await openTicket(env, ticket, now());
    if (opened === null) throw new Error("no ticket");
    await keepTip(recording, opened, { ...tip, fileCount: 0 }, null, now());
    await findTipByCode(recording.DB, code);
    const id = (await findTipByCode(env.DB, code))?.id ?? 0;
    await ask(
      `query ($id: Int!) { newsroom { tips { id files { id } } tip(id: $id) { files { id } } } }`,
      { id },
      NEWSROOM_TOKEN,
    );
    await ask("mutation ($id: Int!) { setTipState(id: $id, state: READ) }", { id }, NEWSROOM_TOKEN);
    await cleanUpTips(recording, new Date());
    await ask(tipOperations.withdraw, { code });
  });
  expect(plans.filter(({ sql }) => sql.includes("tip")).length).toBeGreaterThan(10);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
