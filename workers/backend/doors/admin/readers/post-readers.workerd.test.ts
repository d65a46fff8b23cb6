import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  listFlags,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { ReaderRecord, ReaderResult } from "#workers/backend/readers/accounts/reader-records/reader-record.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { DEMO_PASSWORD, seedReaders } from "#workers/demo/readers.ts";

beforeEach(deleteAccountsForTest);

const seededAt = new Date("2026-11-21T12:00:00Z");
const now = seededAt.getTime() / 1000 + 3600;

function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${env.ADMIN_TOKEN}` };
  const request = new Request(`http://backend${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return handleAdmin(request, env);
}

async function sendRecords(records: unknown[]): Promise<ReaderResult[]> {
  const response = await send("POST", "/admin/readers", { records });
  expect(response.status).toBe(200);
  return (await response.json<{ results: ReaderResult[] }>()).results;
}

/** The flags of the reader with these credentials, or the error. */
async function signIn(username: string, password: string): Promise<string> {
  const result = await login(createTestCall({ now }), { username, password });
  return result.kind === "signed-in" ? listFlags(result.piano.abo).join(" ") : `error ${result.error}`;
}

const own = { kind: "account", login: "otto", email: "otto@example.com", firstname: "Otto", lastname: "Amann" } as const;

describe("the demo readers", () => {
  test("cover every tier and state, and the documented password opens each", async () => {
    const records = seedReaders(seededAt);
    const results = await sendRecords(records);
    expect(results.filter(({ outcome }) => outcome !== "created")).toEqual([]);
    const found: Record<string, string> = {};
    for (const record of records) {
      if (record.kind === "account") found[record.login] = await signIn(record.login, DEMO_PASSWORD);
    }
    expect(found).toEqual({
      anna: "",
      bernhard: "hasPlusAccess isPlusSubscriber",
      claudia: "hasPlusAccess hasPlusPremiumAccess hasPurAccess isPlusPremiumSubscriber",
      dieter: "hasPurAccess isPurSubscriber",
      elisabeth: "hasPlusAccess isVNSubscriber",
      fabian: "hasPlusAccess isNeueSubscriber",
      greta: "hasPlusAccess isKayakPlusSubscriber",
      hannes: "hasPlusAccess hasPlusPremiumAccess hasPurAccess isKayakPlusPremiumSubscriber",
      irma: "hasPlusAccess hasPlusPremiumAccess hasPurAccess isGuestKayakPlusPremiumSubscriber",
      jakob: "hasPlusAccess isGoogleIAPPlusSubscriber",
      katharina: "hasPlusAccess hasPlusPremiumAccess hasPurAccess isGuestPlusPremiumSubscriber",
      lukas: "hasPlusAccess isRevenueCatPlusSubscriber",
      martina: "hasPlusAccess hasPlusPremiumAccess hasPurAccess isRevenueCatPlusPremiumSubscriber",
      norbert: "hasPlusAccess hasPlusPremiumAccess hasPurAccess isGuestRevenueCatPlusPremiumSubscriber",
      olga: "hasPurAccess isRevenueCatPurSubscriber",
      paul: "",
      quirin: "error 218",
      rosa: "error 220",
      simon: "hasPlusAccess isPlusSubscriber",
      theresia: "",
      ulrich: "hasPlusAccess isPlusSubscriber",
    });
  });

  test("pay until a future day and then renew, except one who has cancelled and one whose subscription has ended", async () => {
    await sendRecords(seedReaders(seededAt));
    const { results } = await env.DB.prepare(
      `SELECT a.login, (s.ends_at - ?1) / 86400 AS days, s.auto_renew, s.period_months, s.cancelled_at IS NOT NULL AS cancelled
       FROM subscriptions s JOIN accounts a ON a.id = s.account_id`,
    )
      .bind(seededAt.getTime() / 1000)
      .all<{ login: string; days: number; auto_renew: number; period_months: number | null; cancelled: number }>();
    const found = new Map(results.map(({ login: name, ...row }) => [name, Object.values(row)]));
    expect(found.get("greta")).toEqual([29, 1, 1, 0]);
    expect(found.get("bernhard")).toEqual([180, 1, 12, 0]);
    expect(found.get("irma")).toEqual([5 * 365, 0, null, 0]);
    expect(found.get("hannes")).toEqual([14, 0, 1, 1]);
    expect(found.get("paul")).toEqual([-30, 0, null, 0]);
    expect(results.filter(({ days }) => days < 14).map(({ login: name }) => name)).toEqual(["paul"]);
  });

  test("hold print cards: of a reader, of one who also pays online, without an account, expired", async () => {
    await sendRecords(seedReaders(seededAt));
    expect(await signIn("40010001", "Schedler")).toBe("");
    expect(await signIn("40010002", "burtscher")).toBe("hasPlusAccess isPlusSubscriber");
    expect(await signIn("40010003", "Feuerstein")).toBe("error 218");
    expect(await signIn("40010004", "Bechter")).toBe("error 201");
  });

  test("are created once, however often they are sent, and keep their own changes", async () => {
    const records = seedReaders(seededAt).slice(0, 2);
    await sendRecords(records);
    await env.DB.prepare("UPDATE accounts SET password_hash = 'changed', firstname = 'Annerose' WHERE login = 'anna'").run();
    const results = await sendRecords(records);
    expect(results.map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged"]);
    expect(await env.DB.prepare("SELECT firstname, password_hash FROM accounts WHERE login = 'anna'").first()).toEqual({
      firstname: "Annerose",
      password_hash: "changed",
    });
    expect(await countRows("subscriptions")).toBe(1);
  });

  test("are deleted with the demo paper, and a publisher's own readers stay", async () => {
    const demo = seedReaders(seededAt).filter((record) => "cards" in record || record.kind === "card");
    await sendRecords([
      ...demo,
      { ...own, passwordHash: null },
      { kind: "card", number: "77", lastname: "Own", starts: "2020-01-01T00:00:00Z" },
    ]);
    const state = async () => (await send("GET", "/admin/state")).json<{ readers: boolean }>();
    expect((await state()).readers).toBe(true);
    expect(await (await send("DELETE", "/admin/demo")).json()).toMatchObject({ readers: 2 });
    expect((await state()).readers).toBe(false);
    const { results: accounts } = await env.DB.prepare("SELECT login FROM accounts").all();
    const { results: cards } = await env.DB.prepare("SELECT number FROM print_cards").all();
    expect([accounts, cards]).toEqual([[{ login: "otto" }], [{ number: "77" }]]);
    expect(await countRows("subscriptions")).toBe(0);
  });
});

describe("readers of a former system", () => {
  test("sign in with their old password and keep what belonged to them", async () => {
    const hash = seedReaders(seededAt).find((record) => record.kind === "account" && record.login === "simon");
    const record: ReaderRecord = {
      ...own,
      passwordHash: (hash as { passwordHash: string }).passwordHash,
      created: "2019-03-01T10:00:00Z",
      marketingAccepted: true,
      subscriptions: [
        { product: "plus", starts: "2020-01-01T00:00:00Z", ends: null, autoRenew: true, meta: [{ key: "rid", value: "R1" }] },
        {
          product: "pur",
          starts: "2020-01-01T00:00:00Z",
          ends: "2021-01-01T00:00:00Z",
          cancelled: "2020-12-01T00:00:00Z",
          origin: "provider",
          externalId: "SUB1",
          periodMonths: 12,
        },
      ],
      newsletters: ["morgen", "morgen"],
      attributes: [{ name: "color", value: "blau" }],
      cards: [{ number: "123", starts: "2020-01-01T00:00:00Z" }],
    };
    expect(await sendRecords([record])).toEqual([{ reader: "otto", outcome: "created" }]);
    const result = await login(createTestCall({ now }), { username: "OTTO@example.com", password: DEMO_PASSWORD });
    if (result.kind !== "signed-in") throw new Error(result.message);
    expect(listFlags(result.piano.abo)).toEqual(["hasPlusAccess", "isPlusSubscriber"]);
    expect(result.piano.abo.plusSubscriptionMeta).toEqual([{ key: "rid", value: "R1" }]);
    expect(result.attributes).toEqual([{ name: "color", value: "blau" }]);
    expect(await countRows("newsletter_subscriptions")).toBe(1);
    const keptSql = "SELECT origin, external_id, period_months, cancelled_at FROM subscriptions ORDER BY id";
    expect((await env.DB.prepare(keptSql).all()).results).toEqual([
      { origin: "admin", external_id: null, period_months: null, cancelled_at: null },
      { origin: "provider", external_id: "SUB1", period_months: 12, cancelled_at: 1606780800 },
    ]);
    expect(await signIn("123", "Amann")).toBe("hasPlusAccess isPlusSubscriber");
    expect(
      await env.DB.prepare("SELECT state, source, marketing_accepted, created_at, activated_at FROM accounts").first(),
    ).toEqual({ state: "active", source: null, marketing_accepted: 1, created_at: 1551434400, activated_at: 1551434400 });
  });

  test("may have no password; then no password opens the account", async () => {
    expect(await sendRecords([{ ...own, passwordHash: null }])).toMatchObject([{ outcome: "created" }]);
    expect([await signIn("otto", "geheim"), await signIn("otto", " ")]).toEqual(["error 201", "error 201"]);
  });

  const password = "geheim-123";
  test.each<[string, unknown, RegExp]>([
    ["no password at all", own, /needs password or passwordHash/],
    ["two", { ...own, password, passwordHash: null }, /needs password or passwordHash/],
    ["a hash of unknown form", { ...own, passwordHash: "5f4dcc3b5aa765d61d8327deb882cf99" }, /passwordHash: .*known form/],
    ["a login of digits", { ...own, login: "123", password }, /login: .*card/],
    ["somebody else's address as a login", { ...own, login: "a@b.example", password }, /login with @/],
    ["an address with a line break", { ...own, email: "a@b.example\r\nBcc: c@d.example", password }, /email: /],
    [
      "an unknown product",
      { ...own, password, subscriptions: [{ product: "gold", starts: "2020-01-01T00:00:00Z" }] },
      /^subscriptions\.0\.product: /,
    ],
    ["an invalid time", { ...own, password, created: "gestern" }, /^created: /],
    ["an unknown newsletter", { ...own, password, newsletters: ["gibts-nicht"] }, /newsletters: there is no gibts-nicht/],
    [
      "a card without a name",
      { ...own, lastname: "", password, cards: [{ number: "1", starts: "2020-01-01T00:00:00Z" }] },
      /lastname/,
    ],
    ["another source", { ...own, password, source: "wp" }, /^source: /],
    ["another kind", { kind: "nonsense" }, /^kind: /],
    ["nothing", null, /./],
  ])("are refused with the reason, without affecting others: %s", async (_what, record, reason) => {
    const [refused, created] = await sendRecords([
      record,
      { ...own, login: "zwei", email: "zwei@example.com", passwordHash: null },
    ]);
    expect(refused?.outcome).toBe("refused");
    expect(refused?.reason).toMatch(reason);
    expect(created).toEqual({ reader: "zwei", outcome: "created" });
    expect(await countRows("accounts")).toBe(1);
  });

  test("are refused when the name of a subscription is taken", async () => {
    const sold = { product: "plus", starts: "2020-01-01T00:00:00Z", externalId: "SUB1" } as const;
    await sendRecords([{ ...own, passwordHash: null, subscriptions: [sold] }]);
    const other = { ...own, login: "anders", email: "anders@example.com", passwordHash: null };
    const results = await sendRecords([
      { ...other, subscriptions: [sold] },
      {
        ...other,
        subscriptions: [
          { ...sold, externalId: "SUB2" },
          { ...sold, externalId: "SUB2" },
        ],
      },
    ]);
    expect(results.map(({ reason }) => reason)).toEqual([
      "subscriptions: SUB1 belongs to somebody else",
      "subscriptions: an externalId comes twice",
    ]);
    expect([await countRows("accounts"), await countRows("subscriptions")]).toEqual([1, 1]);
  });

  test("are refused when login, address or card belong to somebody else", async () => {
    const card = { number: "123", starts: "2020-01-01T00:00:00Z" };
    await sendRecords([{ ...own, passwordHash: null, cards: [card] }]);
    const other = { ...own, login: "anders", email: "anders@example.com", passwordHash: null };
    const results = await sendRecords([
      { ...own, passwordHash: null, source: "demo" },
      { ...other, login: "OTTO" },
      { ...other, email: "Otto@example.com" },
      { ...other, cards: [card] },
      {
        ...other,
        cards: [
          { ...card, number: "4" },
          { ...card, number: "4" },
        ],
      },
      { kind: "card", lastname: "Anders", ...card },
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(6).fill("refused"));
    expect([await countRows("accounts"), await countRows("print_cards")]).toEqual([1, 1]);
  });
});

test("the body must be a list of at most a hundred records", async () => {
  expect((await send("POST", "/admin/readers", [])).status).toBe(400);
  const many = await send("POST", "/admin/readers", { records: Array(101).fill(own) });
  expect([many.status, await many.json()]).toEqual([400, { error: expect.stringContaining("100 records") }]);
});
