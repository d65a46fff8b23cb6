/** Steps of a post that meet others: two clicks in one second, the clock, an entry of its ticker. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { type DeskText, emptyDeskText, MAX_DESK_BLOCKS } from "#shared/content/desk-text.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readDeskPost } from "./desk-rows.ts";
import { noteDuePosts, passOn, publish, toCorrection, withdraw } from "./publish.ts";
import { createDeskPost } from "./save-text.ts";

const env = bindings as unknown as Env;
const T0 = 1_790_000_000;

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await env.DB.prepare("DELETE FROM desk_posts").run();
});

const paragraph = (html: string): ContentBlock => ({ kind: "paragraph", html });
const written: DeskText = {
  ...emptyDeskText,
  title: "Der Rhein steigt",
  sections: [{ slug: "politik", title: "Politik" }],
  blocks: [paragraph("Seit gestern.")],
};

/** A draft with this text, as somebody has saved it. */
async function begin(changes: Partial<DeskText> = {}): Promise<number> {
  const id = await createDeskPost(env.DB, { by: null, name: null }, T0);
  const text = { ...written, ...changes };
  await env.DB.prepare("UPDATE desk_posts SET text = ?2, title = ?3 WHERE id = ?1")
    .bind(id, JSON.stringify(text), text.title)
    .run();
  return id;
}

const now = { known: 1, by: null, at: null, correction: null };
const readDates = (id: number) =>
  env.DB.prepare(
    "SELECT k.published_at AS desk, p.published_at AS readers FROM desk_posts k JOIN posts p ON p.source = k.source WHERE k.id = ?1",
  )
    .bind(id)
    .first<{ desk: number | null; readers: number }>();

/** `env`, on which `act` is done once before the first batch. */
function interrupt(act: () => Promise<unknown>): Env {
  let isDone = false;
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        if (!isDone) {
          isDone = true;
          await act();
        }
        return target.batch(statements);
      };
    },
  });
  return { ...env, DB: db };
}

test("of two clicks in one second one counts: what is published is not planned, nor handed in, by who saw a draft", async () => {
  const id = await begin();
  const publishNow = () => publish(env, { id, ...now }, T0 + 10);
  expect(await publish(interrupt(publishNow), { id, ...now, at: T0 + 3600 }, T0 + 10)).toEqual({ kind: "conflict" });
  expect(await readDates(id)).toEqual({ desk: T0 + 10, readers: T0 + 10 });
  const other = await begin();
  const publishOther = () => publish(env, { id: other, ...now }, T0 + 10);
  expect(await passOn(interrupt(publishOther), { id: other, known: 1, by: null }, "submitted", T0 + 10)).toEqual({
    kind: "conflict",
  });
  expect((await readDeskPost(env.DB, other, T0 + 10))?.state).toBe("published");
});

test("an entry that its ticker gets in the same second does not keep a post in, and is not lost", async () => {
  const id = await begin({ blocks: [paragraph("Wir berichten."), { kind: "ticker", entries: [] }] });
  await publish(env, { id, ...now }, T0 + 10);
  const entry = { id: "eins", date: "2026-09-21T10:00:00.000Z", title: "Es geht los", html: "<p>Jetzt.</p>" };
  const blocks = JSON.stringify([paragraph("Wir berichten."), { kind: "ticker", entries: [entry] }]);
  const write = () => env.DB.prepare("UPDATE post_bodies SET blocks = ?1").bind(blocks).run();
  expect(await publish(interrupt(write), { id, ...now }, T0 + 20)).toMatchObject({ kind: "done" });
  const stored = await env.DB.prepare("SELECT blocks FROM post_bodies").first<string>("blocks");
  expect(JSON.parse(stored ?? "[]").at(-1)).toMatchObject({ kind: "ticker", entries: [{ id: "eins" }] });
});

test("a planned post that is withdrawn before the clock has noted it keeps the hour at which it came out", async () => {
  const id = await begin();
  await publish(env, { id, ...now, at: T0 + 60 }, T0);
  expect(await withdraw(env, { id, known: 1, by: null }, T0 + 120)).toMatchObject({ kind: "done" });
  await publish(env, { id, ...now, known: 2 }, T0 + 600);
  expect(await readDates(id)).toEqual({ desk: T0 + 60, readers: T0 + 60 });
});

test("a withdrawn post that is planned anew has its new date, also when it is changed later", async () => {
  const id = await begin();
  await publish(env, { id, ...now }, T0);
  await withdraw(env, { id, known: 1, by: null }, T0 + 10);
  await publish(env, { id, ...now, known: 2, at: T0 + 3600 }, T0 + 20);
  await noteDuePosts(env, T0 + 3700);
  await publish(env, { id, ...now, known: 2, correction: toCorrection("Es war der Inn.", "21. September 2026") }, T0 + 4000);
  expect(await readDates(id)).toEqual({ desk: T0 + 3600, readers: T0 + 3600 });
});

test("a correction for which there is no room is refused, and the post can still be opened", async () => {
  const id = await begin({ blocks: Array.from({ length: MAX_DESK_BLOCKS }, (_, index) => paragraph(`Absatz ${index}.`)) });
  await publish(env, { id, ...now }, T0);
  const correction = toCorrection("Es war der Inn.", "21. September 2026");
  expect(await publish(env, { id, ...now, correction }, T0 + 10)).toMatchObject({ kind: "refused" });
  expect(await withdraw(env, { id, known: 1, by: null }, T0 + 20)).toMatchObject({ kind: "done" });
});
