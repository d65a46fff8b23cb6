/** Key events of a ticker, in whatever way they come: each is told once, while it is news. */
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TickerEntry } from "#shared/content/content-block.ts";
import worker from "#workers/backend/backend.ts";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { createPost, write } from "#workers/backend/content/write/write-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { newsroom, tickerOperations } from "#workers/backend/newsroom/tickers/ticker-for-test.ts";
import {
  createPushMachine,
  insertDevices,
  type PushMachine,
  pushOrigin,
  runAndDeliver,
} from "#workers/backend/readers/push/push-for-test.ts";
import { createPushService } from "#workers/stand-ins/push/push-service.ts";

/** One in the afternoon here. */
const now = Date.parse("2026-03-10T12:00:00Z") / 1000;
const MINUTE_S = 60;
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

let machine: PushMachine;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  await emptyDatabase(env.DB);
  await env.DB.batch(["push_devices", "push_messages"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  machine = await createPushMachine(createPushService(pushOrigin));
  await insertDevices(machine, 1, { kind: "ticker", key: "11" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const told = () => machine.service.received.map(({ text }) => JSON.parse(text) as Record<string, string>);
const countMessages = () => env.DB.prepare("SELECT COUNT(*) AS n FROM push_messages WHERE kind = 'highlight'").first<number>("n");

const goal = { id: "tor", date: at(now - 5 * MINUTE_S), title: "Tor für Lustenau", html: "<p>1:0</p>", isKeyEvent: true };

/** Its system says that the text was last changed a day ago. */
function match(entries: (Omit<TickerEntry, "title"> & { title?: string })[], changes: Partial<PostRecord> = {}): PostRecord {
  return createPost({
    source: "wp:a:1",
    preferredId: 11,
    slug: "derby",
    title: "Das Derby",
    date: at(now - 26 * 60 * MINUTE_S),
    modified: at(now - 24 * 60 * MINUTE_S),
    blocks: [
      { kind: "paragraph", html: "Vorspann." },
      { kind: "ticker", entries },
    ],
    ...changes,
  });
}

/** By the newsroom's own call. */
async function save(entry: object): Promise<void> {
  const request = createGraphqlRequest({ query: tickerOperations.save, variables: { id: 11, entry } }, newsroom);
  const { data } = await (await worker.fetch(request, machine.env)).json<{ data: { saveTickerEntry: object | null } }>();
  expect(data.saveTickerEntry).not.toBeNull();
}

describe("a key event that a record brings", () => {
  test("is told with its words and a link to it, beside those that are none", async () => {
    await write(match([goal, { id: "pass", date: goal.date, html: "<p>Freistoß</p>" }]));
    await runAndDeliver(machine, now);
    expect(told()).toEqual([
      {
        title: "Das Derby",
        body: "Tor für Lustenau",
        path: "/derby/11#eintrag-tor",
        tag: expect.stringMatching(/^highlight-\d+$/),
      },
    ]);
  });

  test("is told once, though the record comes again and is changed", async () => {
    for (const title of ["Tor für Lustenau", "Tor für Lustenau", "Tor durch Huber"]) {
      await write(match([{ ...goal, title }]));
      await runAndDeliver(machine, now);
    }
    expect(told()).toHaveLength(1);
  });

  test("is told as well when its ticker ends with it", async () => {
    const [text, ticker] = match([goal]).blocks;
    await write(match([], { blocks: [text, { ...ticker, isOver: true }] as PostRecord["blocks"] }));
    await runAndDeliver(machine, now);
    expect(told()).toHaveLength(1);
  });

  test("of half an hour ago is no news, and one that lies ahead waits for its moment", async () => {
    await write(
      match([
        { ...goal, id: "alt", date: at(now - 30 * MINUTE_S) },
        { ...goal, id: "bald", date: at(now + 10 * MINUTE_S) },
      ]),
    );
    await runAndDeliver(machine, now);
    expect(await countMessages()).toBe(0);
    await write(match([{ ...goal, id: "bald", date: at(now + 10 * MINUTE_S) }, goal]));
    await runAndDeliver(machine, now + 10 * MINUTE_S);
    expect(
      told()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(["/derby/11#eintrag-bald", "/derby/11#eintrag-tor"]);
  });

  test("may have any name", async () => {
    await write(match([{ ...goal, id: "min:23 a" }]));
    await runAndDeliver(machine, now);
    expect(told().map(({ path }) => path)).toEqual(["/derby/11#eintrag-min%3A23%20a"]);
  });

  test("of a premium post says nothing of what is paid", async () => {
    await write(match([goal], { isPremium: true }));
    await runAndDeliver(machine, now);
    expect(told()).toMatchObject([{ title: "Das Derby", body: "Ein Höhepunkt im Liveticker" }]);
    expect(JSON.stringify(told())).not.toContain("Tor");
  });

  test("of a post that waits for its hour, or stands on another site, is not told", async () => {
    await write(match([goal], { status: "scheduled", date: at(now + 60 * MINUTE_S) }));
    await runAndDeliver(machine, now);
    await write(match([goal], { external: "https://anders.example/derby" }));
    await runAndDeliver(machine, now);
    expect([told(), await countMessages()]).toEqual([[], 0]);
  });

  test("is not told to who follows the ticker only afterwards", async () => {
    await env.DB.prepare("DELETE FROM push_devices").run();
    await write(match([goal]));
    await runAndDeliver(machine, now);
    await insertDevices(machine, 1, { kind: "ticker", key: "11" });
    await runAndDeliver(machine, now + MINUTE_S);
    expect([told(), await countMessages()]).toEqual([[], 1]);
  });
});

test("what the newsroom wrote and the site brings back is told once", async () => {
  const { date, title, html } = goal;
  await write(match([], { blocks: [{ kind: "paragraph", html: "Vorspann." }] }));
  await save({ id: "tor", date, title, html, is_key_event: true });
  await runAndDeliver(machine, now);
  expect(told()).toHaveLength(1);
  await write(match([], { title: "Derby, zweite Hälfte", blocks: [{ kind: "paragraph", html: "Neuer Vorspann." }] }));
  await runAndDeliver(machine, now + MINUTE_S);
  await write(match([goal]));
  await runAndDeliver(machine, now + 2 * MINUTE_S);
  expect([told().length, await countMessages()]).toEqual([1, 1]);
});

test("no statement reads a whole table", async () => {
  await write(match([goal]));
  const plans = await recordPlans(machine.env, async (recording) => runAndDeliver({ ...machine, env: recording }, now));
  expect(plans.filter(({ sql }) => sql.includes("isKeyEvent")).map(({ steps }) => steps)).toContainEqual(
    expect.arrayContaining([expect.stringContaining("posts_with_ticker (modified_at>?)")]),
  );
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
