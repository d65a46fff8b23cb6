import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createTestCall } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts, fullCost } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { decideRight } from "./newsroom-session.ts";
import { type StaffRight, type StaffRole, staffRights, staffRoles, toRights } from "./rights.ts";
import { findStep } from "./second-factor.ts";
import { completeEnrolment } from "./sign-in/enrol.ts";
import { arriveAtNewsroom, hireSignedIn, staffOperations as op, staffPassword, toCode } from "./staff-for-test.ts";
import { readStaffLog, writeStaffLog } from "./staff-log.ts";
import { createStaffSession } from "./staff-sessions.ts";

const scrypts = countScrypts();
// In the middle of a code's thirty seconds, where it stays.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T08:00:15Z") }));
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  await env.DB.batch(
    ["staff_sessions", "staff_recovery_codes", "staff_log", "staff"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});

async function passPassword(mail: string, password = staffPassword) {
  const ask = await arriveAtNewsroom();
  const { data, code } = await ask(op.password, { mail, password });
  return { ask, ticket: data?.checkStaffPassword?.ticket as string, code };
}

describe("roles and rights", () => {
  const may = (role: StaffRole, right: StaffRight) => {
    const admitted = { kind: "admitted", staff: null, rights: toRights([role]), isConfirmed: false } as const;
    return decideRight(admitted, { right }).kind;
  };

  test.each([
    ["manages the team", "staff", ["administrator"]],
    ["looks after the machine", "status", ["operator", "administrator"]],
    ["takes posts down", "takedown", ["chief", "administrator"]],
    ["books advertising", "advertising", ["chief", "administrator"]],
    ["writes posts", "write", ["reporter", "editor", "chief", "administrator"]],
  ] as const)("nobody %s (%s) but %j", (_, right, roles) => {
    expect(staffRoles.filter((role) => may(role, right) === "admitted")).toEqual(roles);
    for (const role of staffRoles) expect(may(role, right)).toBe(roles.some((one) => one === role) ? "admitted" : "no right");
  });

  test("all else is the newsroom's: editors, chiefs and the administration may do it, reporters and operators may not", () => {
    const rest = staffRights.filter((right) => !["staff", "status", "takedown", "write", "advertising"].includes(right));
    expect(rest.length).toBeGreaterThan(0);
    for (const right of rest)
      expect(
        staffRoles.filter((role) => may(role, right) === "admitted"),
        right,
      ).toEqual(["editor", "chief", "administrator"]);
  });

  test("members neither see nor do what they have no right to", async () => {
    const edit = 'mutation { removeTickerEntry(post_id: 1, id: "x") }';
    const read = "{ newsroom { is_signed_in tickers { post_id } tips { id } team { id } log { id } } }";
    const operator = await arriveAtNewsroom((await hireSignedIn("operator")).session);
    const nothing = { is_signed_in: true, tickers: null, tips: null, team: null, log: null };
    expect((await operator(read)).data.newsroom).toEqual(nothing);
    for (const mutation of [edit, "mutation { removeTip(id: 1) }", "mutation { lockStaff(id: 1) }"])
      expect((await operator(mutation)).code, mutation).toBe("NO_RIGHT");
    const both = await arriveAtNewsroom((await hireSignedIn("editor", "operator")).session);
    expect((await both(op.account)).data.newsroom.rights).toEqual([
      "TICKER",
      "TIPS",
      "STATUS",
      "COMMENTS",
      "PREVIEW",
      "BREAKING",
      "WRITE",
      "PUBLISH",
      "FRONT",
      "DEATH_NOTICES",
      "NUMBERS",
    ]);
    expect((await both("mutation { removeTip(id: 1) }")).data).toEqual({ removeTip: false });
    const program = await arriveAtNewsroom("test-newsroom-token");
    expect((await program(op.account)).data.newsroom).toMatchObject({ rights: ["TICKER", "TIPS"], account: null });
    expect((await program("mutation { lockStaff(id: 1) }")).code).toBe("NO_RIGHT");
  });
});

describe("signing in", () => {
  test("wants mail, password and a code, and lasts twelve hours", async () => {
    const { mail, secret } = await hireSignedIn("editor");
    const { ask, ticket } = await passPassword(` ${mail.toUpperCase()}`);
    const { session, expires } = (await ask(op.code, { ticket, code: toCode(secret) })).data.checkStaffCode;
    expect(Math.round((Date.parse(expires) - Date.now()) / 3_600_000)).toBe(12);
    const { newsroom } = (await (await arriveAtNewsroom(session))(op.account)).data;
    expect(newsroom).toMatchObject({ is_signed_in: true, is_confirmed: true, account: { mail, recovery_code_count: 10 } });
  });

  test("it stays secret who has an account: the answer is the same, and so is its cost", async () => {
    const { mail } = await hireSignedIn("editor");
    const locked = await hireSignedIn("editor");
    await env.DB.prepare("UPDATE staff SET state = 'locked' WHERE id = ?1").bind(locked.id).run();
    const tries = [
      [mail, "falsches Passwort"],
      ["niemand@redaktion.example", staffPassword],
      [locked.mail, staffPassword],
    ] as const;
    for (const [name, password] of tries) {
      scrypts.reset();
      expect((await passPassword(name, password)).code, name).toBe("FORBIDDEN");
      expect(scrypts.costs(), name).toEqual([fullCost]);
    }
  });

  test("a code counts once, one step early or late, and none before it", async () => {
    const { mail, secret } = await hireSignedIn("editor");
    const code = toCode(secret);
    const first = await passPassword(mail);
    expect((await first.ask(op.code, { ticket: first.ticket, code })).code).toBeUndefined();
    const again = await passPassword(mail);
    for (const used of [code, toCode(secret, -1)])
      expect((await again.ask(op.code, { ticket: again.ticket, code: used })).code).toBe("WRONG_CODE");
    expect((await again.ask(op.code, { ticket: again.ticket, code: toCode(secret, 1) })).code).toBeUndefined();
    expect(findStep(secret, toCode(secret, 5), Math.floor(Date.now() / 1000))).toBeNull();
  });

  test("a recovery code counts once, however it is typed", async () => {
    const { mail, codes } = await hireSignedIn("editor");
    const { ask, ticket } = await passPassword(mail);
    const typed = codes[3]?.toUpperCase().replace("-", " ");
    expect((await ask(op.code, { ticket, code: typed })).code).toBeUndefined();
    expect((await ask(op.code, { ticket, code: codes[3] })).code).toBe("WRONG_CODE");
    expect((await readStaffLog(env, { staff: null, kind: null, before: null })).map(({ kind }) => kind).slice(0, 2)).toEqual([
      "wrong-code",
      "sign-in-recovery",
    ]);
  });

  test("guesses wait: at a password after five, at a code after five", async () => {
    const { mail, secret } = await hireSignedIn("editor");
    const { ask, ticket } = await passPassword(mail);
    const wrong = toCode(secret, 9);
    const atCode = [];
    for (let guess = 0; guess < 6; guess += 1) atCode.push((await ask(op.code, { ticket, code: wrong })).code);
    expect(atCode).toEqual([...Array(5).fill("WRONG_CODE"), "TOO_MANY_REQUESTS"]);
    const atPassword = [];
    for (let guess = 0; guess < 6; guess += 1)
      atPassword.push((await ask(op.password, { mail: "niemand@redaktion.example", password: "falsch" })).code);
    expect(atPassword).toEqual([...Array(5).fill("FORBIDDEN"), "TOO_MANY_REQUESTS"]);
  });

  test("a ticket opens nothing once the password is changed", async () => {
    const { mail, secret, session } = await hireSignedIn("editor");
    const { ask, ticket } = await passPassword(mail);
    const own = await arriveAtNewsroom(session);
    expect((await own(op.changePassword, { current: "falsch", password: "noch ein Passwort" })).code).toBe("WRONG_CODE");
    expect((await own(op.changePassword, { current: staffPassword, password: "zu kurz" })).code).toBe("BAD_USER_INPUT");
    expect((await own(op.changePassword, { current: staffPassword, password: "noch ein Passwort" })).code).toBeUndefined();
    expect((await ask(op.code, { ticket, code: toCode(secret) })).code).toBe("FORBIDDEN");
  });

  test("without STAFF_SECRET there are no accounts, and another one ends all sessions", async () => {
    const { session } = await hireSignedIn("editor");
    const { STAFF_SECRET: _, ...without } = env as Env;
    const closed = await arriveAtNewsroom(session, without);
    expect((await closed(op.password, { mail: "a@b.example", password: "x" })).code).toBe("NOT_FOUND");
    const other = await arriveAtNewsroom(session, { ...without, STAFF_SECRET: "another-staff-secret" });
    expect((await other(op.account)).data.newsroom).toMatchObject({ is_signed_in: false, rights: [], account: null });
  });
});

describe("while STAFF_SECRET is replaced", () => {
  const before = (env as Env).STAFF_SECRET ?? "";
  const turning = { ...(env as Env), STAFF_SECRET: "the-next-staff-secret", STAFF_SECRET_PREVIOUS: before };
  const { STAFF_SECRET_PREVIOUS: _, ...turned } = turning;
  const readSealed = (id: number) =>
    env.DB.prepare("SELECT totp_secret AS s FROM staff WHERE id = ?1").bind(id).first<string>("s");

  test("sessions stay signed in, and an earlier ticket still takes a code", async () => {
    const { mail, secret, session } = await hireSignedIn("editor");
    const { ticket } = await passPassword(mail);
    const ask = await arriveAtNewsroom(session, turning);
    expect((await ask(op.account)).data.newsroom.is_signed_in).toBe(true);
    const opened = (await ask(op.code, { ticket, code: toCode(secret) })).data.checkStaffCode.session;
    const fresh = await arriveAtNewsroom(opened, turned);
    expect((await fresh(op.account)).data.newsroom.is_signed_in).toBe(true);
    expect((await (await arriveAtNewsroom(session, turned))(op.account)).data.newsroom.is_signed_in).toBe(false);
  });

  test("a second factor is sealed anew by its next code, and then works without the secret before; others' does not", async () => {
    const [{ id, mail, secret, session }, idle] = [await hireSignedIn("editor"), await hireSignedIn("editor")];
    const sealed = await readSealed(id);
    const ask = await arriveAtNewsroom(session, turning);
    expect((await ask(op.confirm, { code: toCode(secret) })).data).toEqual({ confirmStaff: true });
    expect(await readSealed(id)).not.toBe(sealed);
    const check = async (who: { mail: string }, code: string) => {
      const own = await arriveAtNewsroom("", turned);
      const { ticket } = (await own(op.password, { mail: who.mail, password: staffPassword })).data.checkStaffPassword;
      return (await own(op.code, { ticket, code })).code;
    };
    await env.DB.prepare("UPDATE staff SET totp_step = 0").run();
    expect([await check({ mail }, toCode(secret)), await check(idle, toCode(idle.secret))]).toEqual([undefined, "WRONG_CODE"]);
    const kept = await readSealed(id);
    await env.DB.prepare("UPDATE staff SET totp_step = 0").run();
    expect(await check({ mail }, toCode(secret))).toBeUndefined();
    expect(await readSealed(id)).toBe(kept);
  });

  test("earlier recovery codes count once; without the secret before, none does", async () => {
    const { codes, session } = await hireSignedIn("editor");
    const [ask, later] = [await arriveAtNewsroom(session, turning), await arriveAtNewsroom(session, turning)];
    expect((await ask(op.confirm, { code: codes[0] })).data).toEqual({ confirmStaff: true });
    expect((await ask(op.confirm, { code: codes[0] })).code).toBe("WRONG_CODE");
    const renewed = (await later(op.renewCodes)).data.renewRecoveryCodes;
    expect((await later(op.confirm, { code: codes[1] })).code).toBe("WRONG_CODE");
    expect((await later(op.confirm, { code: renewed[0] })).data).toEqual({ confirmStaff: true });
  });
});

describe("a session", () => {
  test("ends at once when it is signed out, ended from another one, or its owner is locked", async () => {
    const { mail, secret, session, id } = await hireSignedIn("editor");
    const { ask, ticket } = await passPassword(mail);
    const other = (await ask(op.code, { ticket, code: toCode(secret) })).data.checkStaffCode.session as string;
    const isIn = async (word: string) => (await (await arriveAtNewsroom(word))(op.account)).data.newsroom.is_signed_in;
    const first = await arriveAtNewsroom(session);
    const { sessions } = (await first(op.account)).data.newsroom.account;
    expect(sessions).toHaveLength(2);
    const foreign = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
    expect((await first(op.endSession, { id: foreign.id })).data).toEqual({ endStaffSession: true });
    expect([await isIn(other), await isIn(session)]).toEqual([false, true]);
    const stranger = await arriveAtNewsroom((await hireSignedIn("editor")).session);
    const own = sessions.find(({ is_current }: { is_current: boolean }) => is_current);
    expect((await stranger(op.endSession, { id: own.id })).data).toEqual({ endStaffSession: false });
    expect(await isIn(session)).toBe(true);
    const boss = await arriveAtNewsroom((await hireSignedIn("administrator")).session);
    expect((await boss(op.lock, { id })).data).toEqual({ lockStaff: true });
    expect(await isIn(session)).toBe(false);
    expect((await boss(op.unlock, { id })).data).toEqual({ unlockStaff: true });
    expect(await isIn(session)).toBe(false);
    await boss(op.signOut);
    expect((await boss(op.account)).data.newsroom.is_signed_in).toBe(false);
  });

  test("that begins while its owner is being locked opens nothing, also once they are unlocked", async () => {
    const { id } = await hireSignedIn("editor");
    const boss = await arriveAtNewsroom((await hireSignedIn("administrator")).session);
    await boss(op.lock, { id });
    // The code was right a moment before.
    const { session } = await createStaffSession(env as Env, id, "Firefox", Math.floor(Date.now() / 1000));
    const late = await arriveAtNewsroom(session);
    const nobody = { is_signed_in: false, rights: [], account: null };
    expect((await late(op.account)).data.newsroom).toMatchObject(nobody);
    await boss(op.unlock, { id });
    expect((await late(op.account)).data.newsroom).toMatchObject(nobody);
  });

  test("opens nothing from the moment on in which its owner is locked", async () => {
    const { id, session } = await hireSignedIn("editor");
    // Its row is still there.
    await env.DB.prepare("UPDATE staff SET state = 'locked' WHERE id = ?1").bind(id).run();
    const ask = await arriveAtNewsroom(session);
    expect((await ask(op.account)).data.newsroom).toMatchObject({ is_signed_in: false, rights: [] });
  });

  test("is confirmed for ten minutes, and again by another code; dangerous actions require that", async () => {
    const { secret, session } = await hireSignedIn("administrator");
    const ask = await arriveAtNewsroom(session);
    await env.DB.prepare("UPDATE staff_sessions SET confirmed_at = confirmed_at - 601").run();
    const person = { name: "Neu", mail: "neu@redaktion.example", roles: ["EDITOR"] };
    expect((await ask(op.invite, person)).code).toBe("UNCONFIRMED");
    expect((await ask(op.renewCodes)).code).toBe("UNCONFIRMED");
    expect((await ask(op.confirm, { code: toCode(secret, -1) })).code).toBe("WRONG_CODE");
    expect((await ask(op.confirm, { code: toCode(secret) })).data).toEqual({ confirmStaff: true });
    expect((await ask(op.invite, person)).data.inviteStaff.key).toMatch(/^[\w-]{32}$/);
    expect((await ask(op.invite, person)).code).toBe("CONFLICT");
    expect((await ask(op.renewCodes)).data.renewRecoveryCodes).toHaveLength(10);
  });
});

describe("an invitation", () => {
  test("counts once, wants a long password and a right code, and shows the same secret again", async () => {
    const boss = await arriveAtNewsroom((await hireSignedIn("administrator")).session);
    const person = { name: "Neu", mail: "neu@redaktion.example", roles: ["EDITOR", "OPERATOR"] };
    const { key } = (await boss(op.invite, person)).data.inviteStaff;
    const ask = await arriveAtNewsroom();
    const { secret, sealed } = (await ask(op.begin, { key })).data.beginEnrolment;
    expect((await ask(op.begin, { key, sealed })).data.beginEnrolment).toMatchObject({ name: "Neu", secret, sealed });
    const form = { key, sealed, password: staffPassword, code: toCode(secret) };
    expect((await ask(op.complete, { ...form, password: "kurz" })).code).toBe("BAD_USER_INPUT");
    expect((await ask(op.complete, { ...form, code: toCode(secret, 9) })).code).toBe("WRONG_CODE");
    expect((await ask(op.complete, { ...form, key: "falsch" })).code).toBe("FORBIDDEN");
    const ends = await Promise.all([ask(op.complete, form), ask(op.complete, form)]);
    expect(ends.map(({ code }) => code).sort()).toEqual(["FORBIDDEN", undefined]);
    expect((await ask(op.begin, { key })).code).toBe("FORBIDDEN");
  });

  test("that is replaced while its form is under way counts no more", async () => {
    const boss = await arriveAtNewsroom((await hireSignedIn("administrator")).session);
    const { key } = (await boss(op.invite, { name: "N", mail: "n@redaktion.example", roles: ["EDITOR"] })).data.inviteStaff;
    const { secret, sealed } = (await (await arriveAtNewsroom())(op.begin, { key })).data.beginEnrolment;
    const replacing: Promise<unknown>[] = [];
    const prepare = (sql: string) => {
      if (sql.startsWith("UPDATE staff SET password_hash"))
        replacing.push(env.DB.prepare("UPDATE staff SET invitation = 'new' WHERE state = 'invited'").run());
      return env.DB.prepare(sql);
    };
    const DB = { prepare, batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements) } as unknown as D1Database;
    const call = createTestCall({ now: Math.floor(Date.now() / 1000), env: { ...env, DB } as Env });
    const form = { key, sealed, password: staffPassword, code: toCode(secret) };
    expect(await completeEnrolment(call, form)).toEqual({ kind: "over" });
    await Promise.all(replacing);
    expect(replacing).toHaveLength(1);
    expect(await env.DB.prepare("SELECT state FROM staff WHERE invitation = 'new'").first("state")).toBe("invited");
  });

  test("is over after 48 hours", async () => {
    const boss = await arriveAtNewsroom((await hireSignedIn("administrator")).session);
    const { key } = (await boss(op.invite, { name: "N", mail: "n@redaktion.example", roles: ["EDITOR"] })).data.inviteStaff;
    await env.DB.prepare("UPDATE staff SET invitation_expires_at = invitation_expires_at - 48 * 3600").run();
    expect((await (await arriveAtNewsroom())(op.begin, { key })).code).toBe("FORBIDDEN");
  });

  test("of the first person comes from the operator, as does a new one for a member who has lost everything", async () => {
    const post = (body: object, token = "test-admin-token") =>
      worker.fetch(
        new Request("http://backend/admin/staff", {
          method: "POST",
          body: JSON.stringify(body),
          headers: { authorization: `Bearer ${token}` },
        }),
        env as Env,
      );
    const first = { name: "Erste", mail: "erste@redaktion.example", roles: ["administrator"] };
    const statuses = [];
    for (const [body, token] of [
      [first, "falsch"],
      [{ ...first, roles: ["king"] }],
      [first],
      [first],
      [{ mail: first.mail, reset: true }],
      [{ mail: "niemand@redaktion.example", reset: true }],
    ] as [object, string?][])
      statuses.push((await post(body, token)).status);
    expect(statuses).toEqual([401, 400, 201, 409, 201, 404]);
  });
});

describe("the team", () => {
  test("keeps its last administrator, even on request", async () => {
    const { id, session } = await hireSignedIn("administrator");
    const ask = await arriveAtNewsroom(session);
    const codes = async () => [
      (await ask(op.lock, { id })).code,
      (await ask(op.setRoles, { id, roles: ["EDITOR"] })).code,
      (await ask(op.reset, { id })).code,
    ];
    expect(await codes()).toEqual(["CONFLICT", "CONFLICT", "CONFLICT"]);
    const other = await hireSignedIn("administrator");
    await env.DB.prepare("UPDATE staff SET state = 'locked' WHERE id = ?1").bind(other.id).run();
    expect((await ask(op.lock, { id })).code).toBe("CONFLICT");
    await ask(op.unlock, { id: other.id });
    expect((await ask(op.setRoles, { id, roles: ["EDITOR"] })).data).toEqual({ setStaffRoles: true });
    expect((await ask(op.lock, { id: other.id })).code).toBe("NO_RIGHT");
  });

  test("is changed and listed: roles, locks, new links, ended sessions; each is in the log", async () => {
    const boss = await arriveAtNewsroom((await hireSignedIn("administrator")).session);
    const { id, session } = await hireSignedIn("editor");
    const stateOf = async () => (await boss(op.team)).data.newsroom.team.find((member: { id: number }) => member.id === id);
    await boss(op.setRoles, { id, roles: ["OPERATOR", "EDITOR"] });
    expect(await stateOf()).toMatchObject({ roles: ["EDITOR", "OPERATOR"], state: "ACTIVE", session_count: 1 });
    expect((await boss(op.setRoles, { id, roles: [] })).code).toBe("BAD_USER_INPUT");
    expect((await boss(op.endSessions, { id })).data).toEqual({ endStaffSessions: true });
    expect((await (await arriveAtNewsroom(session))(op.account)).data.newsroom.is_signed_in).toBe(false);
    await boss(op.lock, { id });
    expect((await boss(op.reset, { id })).code).toBe("NOT_FOUND");
    await boss(op.unlock, { id });
    expect((await boss(op.reset, { id })).data.resetStaff.key).toMatch(/^[\w-]{32}$/);
    expect(await stateOf()).toMatchObject({ state: "INVITED", session_count: 0 });
    const { log } = (await boss(op.log)).data.newsroom;
    const kinds = log.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 5)).toEqual(["staff-reset", "staff-unlock", "staff-lock", "staff-sessions", "staff-roles"]);
    expect((await boss(op.log, { kind: "staff-lock" })).data.newsroom.log).toHaveLength(1);
    expect((await boss(op.log, { staff: id })).data.newsroom.log.map(({ kind }: { kind: string }) => kind)).toEqual([
      "staff-enrol",
    ]);
  });
});

describe("the log", () => {
  test("comes in pages of fifty", async () => {
    for (let line = 0; line < 51; line += 1) await writeStaffLog(env, { staffId: null, kind: "picture" }, 1000 + line);
    const page = await readStaffLog(env, { staff: null, kind: "picture", before: null });
    expect([page.length, page[0]?.at]).toEqual([50, 1050]);
    expect(await readStaffLog(env, { staff: null, kind: "picture", before: page.at(-1)?.id ?? 0 })).toHaveLength(1);
  });

  test("no statement reads a whole table that grows", async () => {
    const { id, session } = await hireSignedIn("administrator");
    const plans = await recordPlans(env as Env, async (recording) => {
      const ask = await arriveAtNewsroom(session, recording);
      await ask(op.account);
      for (const filter of [{}, { staff: id }, { kind: "sign-in" }, { staff: id, kind: "sign-in", before: 9 }])
        await ask(op.log, filter);
      await ask(op.password, { mail: "niemand@redaktion.example", password: "x" });
    });
    expect(plans.length).toBeGreaterThan(6);
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});
