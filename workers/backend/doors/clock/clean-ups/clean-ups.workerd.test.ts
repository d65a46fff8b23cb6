import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { DAY_S } from "#workers/backend/ground/database/table-facts.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { deleteAccountsForTest, insertAccount } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { cleanUp, cleanUps, deleteDueRows } from "./clean-ups.ts";

const now = Date.parse("2026-11-23T12:00:00Z") / 1000;
const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);
const quote = (text: string) => `'${text}'`;

/**
 * `keptDays`: rows of that age are deleted, rows a day younger stay. `row` inserts one that is so many seconds old; `n` tells rows apart.
 * `beside`: rows of today inserted before, without which it would not be deleted.
 */
type Case = { keptDays: number; table: string; row: (at: number, n: number) => string; beside?: number };
const account = 4711;
const member = 4712;
const picture = 4713;

const noticeNames = `(id, source, uid, state, kind, name, birth_name, born, died, place, text, mourners, farewell_day, farewell_time,
  farewell_place, farewell_text, undertaker, picture_alt, ends_at, takes_candles, takes_condolences, changed_at)`;
const noticeTexts = "'death', 'A', '', '', '', '', '', '', '', '', '', '', '', ''";

const cases: Record<string, Case> = {
  sessions: {
    keptDays: 0,
    table: "account_sessions",
    row: (at, n) => `(id, account_id, hash, token_digest, method, created_at, last_seen_at, expires_at)
      VALUES (${n}, ${account}, 'h${n}', 't${n}', 'password', 0, 0, ${at})`,
  },
  "address-changes": {
    keptDays: 0,
    table: "address_changes",
    row: (at, n) => `(id, account_id, email, email_key, former_email, requested_at, expires_at)
      VALUES (${n}, ${account}, 'e${n}', 'e${n}', 'f${n}', 0, ${at})`,
  },
  keys: { keptDays: 0, table: "one_time_keys", row: (at, n) => `(digest, purpose, expires_at) VALUES ('${n}', 'reset', ${at})` },
  offers: {
    keptDays: 0,
    table: "upsell_entitlements",
    row: (at, n) =>
      `(digest, card_number, campaign, created_at, expires_at) VALUES ('${n}', '77', (SELECT min(number) FROM upsell_campaigns), 0, ${at})`,
  },
  registrations: {
    keptDays: 7,
    table: "accounts",
    row: (at, n) => `(id, login, login_key, email, email_key, password_hash, state, created_at)
      VALUES (${n}, '${n}', '${n}', '${n}', '${n}', '', 'pending', ${at})`,
  },
  subscriptions: {
    keptDays: 8 * 366,
    table: "subscriptions",
    row: (at, n) => `(id, account_id, product, starts_at, ends_at) VALUES (${n}, ${account}, 'plus', 0, ${at})`,
  },
  takedowns: {
    keptDays: 366,
    table: "tombstones",
    row: (at, n) =>
      `(post_id, title, reason, taken_by, taken_at, facts, lifted_by, lifted_at) VALUES (${n}, 'T', 'G', 'L', 0, '{}', 'L', ${at})`,
  },
  "former-staff": {
    keptDays: 400,
    table: "staff",
    row: (at, n) => `(id, name, mail, roles, state, created_at, locked_at) VALUES (${n}, 'N', '${n}', '', 'locked', 0, ${at})`,
  },
  "open-invitations": {
    keptDays: 30,
    table: "staff",
    row: (at, n) =>
      `(id, name, mail, roles, state, created_at, invitation_expires_at) VALUES (${n}, 'N', '${n}', '', 'invited', 0, ${at})`,
  },
  gifts: {
    keptDays: 46,
    table: "gifts",
    row: (at, n) =>
      `(id, account_id, post_id, seed, token_digest, created_at, ends_at) VALUES (${n}, ${account}, (SELECT max(id) FROM posts), 's', '${n}', ${at}, ${at})`,
  },
  "push-devices": {
    keptDays: 30,
    table: "push_devices",
    row: (at, n) =>
      `(id, endpoint_digest, endpoint, p256dh, auth, name, created_at, failures) VALUES (${n}, '${n}', 'e', 'p', 'a', 'n', ${at}, 20)`,
  },
  "push-messages": {
    keptDays: 30,
    table: "push_messages",
    row: (at, n) => `(id, kind, item, created_at, sends_until) VALUES (${n}, 'post', '${n}', ${at}, ${at})`,
  },
  "preview-ends": { keptDays: 15, table: "preview_ends", row: (at, n) => `(post_id, ended_at) VALUES (${n}, ${at})` },
  "breaking-lines": {
    keptDays: 400,
    table: "breaking_lines",
    row: (at, n) => `(id, revision, text, link, set_at, ends_at) VALUES (${n}, ${n}, 'T', '/', 0, ${at})`,
  },
  "desk-versions": {
    keptDays: 400,
    table: "desk_versions",
    row: (at, n) => `(id, desk_id, kind, revision, at, text) VALUES (${n}, 1, 'saved', 1, ${at}, '{}')`,
  },
  "desk-windows": {
    keptDays: 1,
    table: "desk_windows",
    row: (at, n) => `(desk_id, name, staff_id, seen_at) VALUES (1, 'window-${n}', ${member}, ${at})`,
  },
  "desk-states": {
    keptDays: 400,
    table: "desk_states",
    row: (at, n) => `(id, kind, content, cause, set_at) VALUES (${n}, 'home', '{}', 'published', ${at})`,
  },
  "issue-drafts": {
    keptDays: 30,
    table: "desk_drafts",
    row: (at, n) => `(kind, key, revision, base, changed_at) VALUES ('issue', 'morgen ${n}', 1, 0, ${at})`,
  },
  "cancel-reasons": {
    keptDays: 2 * 366,
    table: "cancel_reasons",
    row: (at, n) => `(id, subscription_id, did_cancel, reason, created_at) VALUES (${n}, 5, 1, 'zu teuer', ${at})`,
  },
  cancellations: {
    keptDays: 4 * 366,
    table: "cancellations",
    row: (at, n) =>
      `(id, form_key, kind, name, email, contract, reason, received_at) VALUES (${n}, '${n}', 'ordinary', 'n', 'e', 'c', '', ${at})`,
  },
  "comment-decisions": {
    keptDays: 3 * 366,
    table: "comment_decisions",
    row: (at, n) => `(id, kind, decided_at) VALUES (${n}, 'shown', ${at})`,
  },
  notices: {
    keptDays: 3 * 366,
    table: "notices",
    row: (at, n) => `(id, category, received_at, outcome, decided_at) VALUES (${n}, 'spam', 0, 'kept', ${at})`,
  },
  "notice-details": {
    keptDays: 0,
    table: "notice_details",
    row: (at, n) => `(notice_id, form_key, place, explanation, name, email, network_mark, delete_at)
      VALUES (${n === OLD ? 1 : 2}, '${n}', '/x', 'e', 'n', 'e', 'm', ${at})`,
  },
  "print-cards": {
    keptDays: 3 * 366,
    table: "print_cards",
    row: (at, n) => `(number, lastname, lastname_key, starts_at, ends_at) VALUES ('${n}', 'Fink', 'fink', 0, ${at})`,
  },
  mail: { keptDays: 14, table: "mail_outbox", row: (at, n) => `(id, message, send_again_at) VALUES (${n}, '{}', ${at})` },
  bounces: {
    keptDays: 366,
    table: "mail_bounces",
    row: (at, n) => `(email_key, bounces, last_at, paused_at, reason) VALUES ('${n}', 1, ${at}, ${at}, 'complaint')`,
  },
  "temporary-bounces": {
    keptDays: 31,
    table: "mail_bounces",
    row: (at, n) => `(email_key, bounces, last_at, reason) VALUES ('${n}', 1, ${at}, 'temporary')`,
  },
  "hidden-comments": {
    keptDays: 3 * 366,
    table: "hidden_comments",
    row: (at, n) => `(source, hidden_at) VALUES ('${n}', ${at})`,
  },
  "paywall-events": { keptDays: 401, table: "paywall_events", row: (at, n) => `(id, received_at) VALUES ('${n}', ${at})` },
  "consent-proofs": {
    keptDays: 0,
    table: "consent_proofs",
    row: (at, n) => `(id, answer, kept_at, expires_at) VALUES ('${n}', '{}', 0, ${at})`,
  },
  "view-networks": { keptDays: 1, table: "view_networks", row: (at, n) => `(day, digest) VALUES (${quote(dayOf(at))}, '${n}')` },
  views: { keptDays: 400, table: "post_views", row: (at, n) => `(day, post_id, views) VALUES (${quote(dayOf(at))}, ${n}, 1)` },
  "post-counts": {
    keptDays: 400,
    table: "post_counts",
    row: (at, n) => `(day, post_id, name, detail, count) VALUES (${quote(dayOf(at))}, ${n}, 'wall', '', 1)`,
  },
  "post-hours": {
    keptDays: 2,
    table: "post_hours",
    row: (at, n) => `(day, post_id, hour, views) VALUES (${quote(dayOf(at))}, ${n}, 7, 1)`,
  },
  "grant-counts": {
    keptDays: 401,
    table: "grant_counts",
    row: (at, n) => `(day, reason, host, count) VALUES (${Math.floor(at / DAY_S)}, 'BOT', '${n}', 1)`,
  },
  events: {
    keptDays: 400,
    table: "events",
    row: (at, n) =>
      `(id, source, uid, state, kind, title, text, starts_at, ends_at, place, address, organiser, price, changed_at)
       VALUES (${900 + n}, 'own', '${n}', 'shown', 'other', '', '', ${at - 60}, ${at}, '', '', '', '', ${at})`,
  },
  "death-notices": {
    keptDays: 30,
    table: "death_notices",
    row: (at, n) => `${noticeNames} VALUES (${900 + n}, 'own', '${n}', 'shown', ${noticeTexts}, ${at}, 1, 1, ${at})`,
  },
  "withdrawn-death-notices": {
    keptDays: 30,
    table: "death_notices",
    row: (at, n) => `${noticeNames} VALUES (${900 + n}, 'own', '${n}', 'withdrawn', ${noticeTexts}, ${now + DAY_S}, 1, 1, ${at})`,
  },
  "refused-condolences": {
    keptDays: 30,
    table: "condolences",
    row: (at, n) =>
      `(notice_id, key, state, name, place, text, sent_at, decided_at) VALUES (8903, '${n}', 'refused', 'A', '', 'A', 0, ${at})`,
  },
  "condolence-senders": {
    keptDays: 90,
    table: "condolence_senders",
    row: (at, n) => `(condolence_id, email, sent_at) VALUES (${n === OLD ? 8904 : 8905}, 'a@b.example', ${at})`,
  },
  "ad-campaigns": {
    keptDays: 800,
    table: "ad_campaigns",
    row: (at, n) => `(id, form_key, advertiser, link, alt, starts_at, ends_at, sections, weight, changed_at)
      VALUES (${n}, '${n}', '', 'https://a.example/', '', 0, ${at}, '[]', 1, 0)`,
  },
  "printed-issues": {
    keptDays: 401,
    table: "epaper_issues",
    row: (at, n) => `(id, date, edition, title, state, folder, page_count, readable_at, changed_at)
      VALUES (${n}, ${quote(dayOf(at))}, '', '', 'shown', '${n}', 1, 0, 0)`,
  },
  "event-senders": {
    keptDays: 90,
    table: "event_senders",
    row: (at, n) => `(event_id, name, email, sent_at) VALUES (${n === OLD ? 8901 : 8902}, '${n}', 'a@b.example', ${at})`,
  },
  "duty-shifts": {
    keptDays: 31,
    table: "duty_shifts",
    row: (at, n) => `(starts_at, ends_at, source, entry) VALUES (${at - 60}, ${at}, '${n}', '{}')`,
  },
  horoscopes: {
    keptDays: 401,
    table: "horoscopes",
    row: (at, n) => `(period, start, sign, text) VALUES ('day', ${quote(dayOf(at))}, '${n}', '')`,
  },
  "fuel-prices": {
    keptDays: 367,
    table: "fuel_price_days",
    row: (at, n) => `(fuel, day, district, lowest, median) VALUES ('DIE', ${quote(dayOf(at))}, ${n}, 1, 1)`,
  },
  "newsletter-deliveries": {
    keptDays: 3,
    table: "newsletter_deliveries",
    row: (at, n) =>
      `(issue_id, kind, reader_id, try_at) SELECT id, 'guest', ${n}, 0 FROM newsletter_issues WHERE sends_from = ${at}`,
  },
  tips: {
    keptDays: 0,
    table: "tips",
    row: (at, n) => `(id, ticket, code_digest, text, place, name, contact, file_count, created_at, delete_at)
      VALUES (${n}, '${n}', '${n}', '', '', '', '', 0, 0, ${at})`,
  },
  recordings: {
    keptDays: 1,
    table: "recordings",
    row: (at, n) => `(id, staff_id, size, due_at) VALUES ('${n}', ${member}, 1, ${at + DAY_S})`,
  },
  "picture-leftovers": {
    keptDays: 0,
    table: "picture_leftovers",
    row: (at, n) => `(file, media_id, due_at) VALUES ('test/${n}/a.jpg', ${picture}, ${at})`,
  },
  "staff-sessions": {
    keptDays: 0,
    table: "staff_sessions",
    row: (at, n) => `(id, digest, staff_id, device, created_at, last_seen_at, expires_at, confirmed_at)
      VALUES (${n}, '${n}', ${member}, '', 0, 0, ${at}, 0)`,
  },
  "staff-log": {
    keptDays: 400,
    table: "staff_log",
    row: (at, n) => `(id, at, kind, subject) VALUES (${n}, ${at - 1}, 'sign-in', '')`,
  },
  "cron-runs": {
    keptDays: 30,
    table: "cron_runs",
    row: (at, n) => `(job, started_at, duration_ms) VALUES ('${n}', ${at - 1}, 1)`,
  },
  "metric-counts": {
    keptDays: 30,
    table: "metric_counts",
    row: (at, n) => `(minute, name, label, detail, count) VALUES (${Math.floor(at / 3600) * 60 - 1}, '${n}', '', '', 1)`,
  },
  builds: {
    keptDays: 400,
    table: "seen_builds",
    beside: 20,
    row: (at, n) => `(part, id, first_at) VALUES ('portal', '${n}', ${at - 1})`,
  },
};

const OLD = 801;
const YOUNG = 802;

beforeEach(async () => {
  await deleteAccountsForTest();
  await env.DB.batch(
    [...new Set(Object.values(cases).map(({ table }) => table))]
      .filter((table) => table !== "accounts")
      .map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  const id = await insertAccount({ passwordHash: "" });
  await env.DB.batch([
    env.DB.prepare("UPDATE accounts SET id = ?1 WHERE id = ?2").bind(account, id),
    ...[8901, 8902].map((event) =>
      env.DB.prepare(
        `INSERT INTO events (id, source, uid, state, kind, title, text, starts_at, ends_at, place, address, organiser, price, changed_at)
         VALUES (?1, 'reader', ?1, 'held', 'other', '', '', ?2, ?2, '', '', '', '', 0)`,
      ).bind(event, now),
    ),
    env.DB.prepare(
      `INSERT INTO death_notices ${noticeNames} VALUES (8903, 'own', 'x', 'shown', ${noticeTexts}, ?1, 1, 1, ?1)`,
    ).bind(now + 2 * DAY_S),
    ...[8904, 8905].map((condolence) =>
      env.DB.prepare(
        `INSERT INTO condolences (id, notice_id, key, state, name, place, text, sent_at)
         VALUES (?1, 8903, ?1, 'held', 'A', '', 'A', 0)`,
      ).bind(condolence),
    ),
    env.DB.prepare("INSERT INTO print_cards (number, lastname, lastname_key, starts_at) VALUES ('77', 'Fink', 'fink', 0)"),
    env.DB.prepare("INSERT INTO subscriptions (id, account_id, product, starts_at) VALUES (5, ?1, 'plus', 0)").bind(account),
    env.DB.prepare("INSERT INTO staff (id, name, mail, roles, state, created_at) VALUES (?1, 'M', 'm', '', 'active', 0)").bind(
      member,
    ),
    env.DB.prepare(
      "INSERT OR IGNORE INTO desk_posts (id, source, text, title, created_at, changed_at) VALUES (1, 'desk:1', '{}', '', 0, 0)",
    ),
    env.DB.prepare(
      "INSERT OR IGNORE INTO media (id, source, src, mime) VALUES (?1, 'test:4713', '/media/x.jpg', 'image/jpeg')",
    ).bind(picture),
    env.DB.prepare("INSERT INTO notices (id, category, received_at) VALUES (1, 'spam', 0), (2, 'spam', 0)"),
    // Issues that were sent three days ago, and two.
    ...[3, 2].map((days) =>
      env.DB.prepare(
        `INSERT INTO newsletter_issues (newsletter, day, subject, sections, covers_until, composed_at, sends_from)
         VALUES ('sport', ?1, '', '[]', 0, 0, ?2) ON CONFLICT DO UPDATE SET sends_from = excluded.sends_from`,
      ).bind(dayOf(now - days * DAY_S), now - days * DAY_S),
    ),
  ]);
});

test("each job of the clock has a case here", () => {
  expect(cleanUps.map(({ name }) => name).toSorted()).toEqual(Object.keys(cases).toSorted());
});

test.each(Object.entries(cases))(
  "clean-%s deletes old rows, and keeps newer ones",
  async (name, { keptDays, table, row, beside = 0 }) => {
    // Views may refer to missing posts.
    const insert = (days: number, n: number) => `INSERT INTO ${table} ${row(now - days * DAY_S, n)}`;
    const posts = [OLD, YOUNG].map(
      (id) =>
        `INSERT OR IGNORE INTO posts (id, source, slug, title, published_at, modified_at) VALUES (${id}, 'test:${id}', 's', 't', 0, 0)`,
    );
    const count = async () => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");
    for (let n = 1; n <= beside; n += 1) await env.DB.exec(insert(0, n));
    const before = (await count()) ?? 0;
    await env.DB.batch([...posts, insert(keptDays, OLD), insert(keptDays - 1, YOUNG)].map((sql) => env.DB.prepare(sql)));
    expect(await count()).toBe(before + 2);
    const plans = await recordPlans(env as Env, (recording) => cleanUp(name, recording, new Date(now * 1000)));
    expect(await count()).toBe(before + 1);
    const rows = JSON.stringify((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results);
    expect([rows.includes(String(OLD)), plans.flatMap(findGrowingSteps)]).toEqual([false, []]);
    await env.DB.prepare(`DELETE FROM posts WHERE id IN (${OLD}, ${YOUNG})`).run();
  },
);

test("the last builds of each part stay, however old they are", async () => {
  const noted = ["portal", "backend"].flatMap((part) => Array.from({ length: 25 }, (_, n) => `('${part}', 'b${n}', ${n})`));
  await env.DB.exec(`INSERT INTO seen_builds (part, id, first_at) VALUES ${noted.join(", ")}`);
  await cleanUp("builds", env as Env, new Date(now * 1000));
  const sql = "SELECT part, count(*) AS n, min(first_at) AS oldest FROM seen_builds GROUP BY part";
  expect((await env.DB.prepare(sql).all()).results).toEqual([
    { part: "backend", n: 20, oldest: 5 },
    { part: "portal", n: 20, oldest: 5 },
  ]);
});

test("a run deletes no more than its limit, and the next one goes on", async () => {
  const rows = { key: "id", due: "received_at < ?1", before: () => 10 };
  await env.DB.exec("INSERT INTO paywall_events (id, received_at) VALUES ('a', 1), ('b', 2), ('c', 3)");
  const count = () => env.DB.prepare("SELECT count(*) AS n FROM paywall_events").first<number>("n");
  await deleteDueRows(env.DB, "paywall_events", rows, new Date(), 2);
  expect(await count()).toBe(1);
  await deleteDueRows(env.DB, "paywall_events", rows, new Date(), 2);
  expect(await count()).toBe(0);
});

test("a failing job is named, and an unknown job is refused", async () => {
  const broken = {
    DB: { prepare: () => ({ bind: () => ({ run: () => Promise.reject(new Error("down")) }) }) },
  } as unknown as Env;
  await expect(cleanUp("views", broken, new Date())).rejects.toThrow("clean-views failed");
  await expect(cleanUp("all", broken, new Date())).rejects.toThrow("no job clean-all");
});
