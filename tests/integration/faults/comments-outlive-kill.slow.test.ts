/** A storm of comments and kill -9 in its middle: of what was acknowledged nothing is lost, and nothing is there twice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/support/edge/ask.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const A_SECOND = 50;
/** Each may write ten in a quarter of an hour. */
const WRITERS = 15;
const ENOUGH = 120;

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal({ mayBeKilled: true });
}, 300_000);
afterAll(() => portal.stop());

type Keys = { hash: string; token: string };

/** Each from a network of its own: a hundred people write from a hundred homes. */
async function mutate(query: string, variables: object, address: string): Promise<{ data: Record<string, unknown> }> {
  const { text } = await ask(portal.origin, "/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-mutation": "true", "cf-connecting-ip": address },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(text);
}

/** Readers who may write at once: registered by a service of the publisher. */
async function register(n: number): Promise<Keys> {
  const { serviceToken } = JSON.parse(readFileSync(join(portal.state, "secrets.json"), "utf8"));
  const query = `mutation { register(email: "s${n}@leserin.example", username: "s${n}", password: "Föhn-am-Pfänder1", agbAccepted: true, nodoi: true) { user { hash token } } }`;
  const { text } = await ask(portal.origin, "/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-mutation": "true", authorization: `Bearer ${serviceToken}` },
    body: JSON.stringify({ query }),
  });
  return JSON.parse(text).data.register.user;
}

const SEND = `mutation ($h: String!, $t: String!, $comment: CommentInput!) {
  sendComment(h: $h, t: $t, comment: $comment) { success id message } }`;
type Sent = { sendComment: { success: boolean; id: number | null; message: string | null } };

async function send({ hash: h, token: t }: Keys, n: number, post: number): Promise<number | null> {
  const comment = { post, text: `Kommentar Nummer ${n}.`, name: `Schreiber ${n % WRITERS}` };
  const { data } = await mutate(SEND, { h, t, comment }, `198.18.${n % 250}.7`);
  return (data as Sent).sendComment.id;
}

async function findPost(): Promise<number> {
  const { text } = await ask(portal.origin, "/wp-json/wp/v2/posts?per_page=20");
  const posts: { id: number; is_premium?: boolean }[] = JSON.parse(text);
  return posts.find(({ is_premium }) => !is_premium)?.id ?? 0;
}

/** Texts of all that an author wrote, in all pages of the list. */
async function readOwn({ hash: h, token: t }: Keys): Promise<{ id: number; text: string }[]> {
  const all: { id: number; text: string }[] = [];
  for (let before: number | null = null; ; ) {
    const query =
      "query ($h: String!, $t: String!, $before: Int) { own_comments(h: $h, t: $t, before: $before) { next items { id text } } }";
    const { data } = await mutate(query, { h, t, before }, "198.51.100.251");
    const page = (data as { own_comments: { next: number | null; items: { id: number; text: string }[] } }).own_comments;
    all.push(...page.items);
    if (page.next === null) return all;
    before = page.next;
  }
}

test("50 comments a second, and the machine is killed: each acknowledged one is there, once", async () => {
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, n) => register(n)));
  const post = await findPost();
  const acknowledged = new Map<number, number>();
  const running: Promise<void>[] = [];
  let isDown = false;
  let refused = 0;
  const began = performance.now();
  for (let n = 0; acknowledged.size < ENOUGH && n < 4 * 60 * A_SECOND && !isDown; n += 1) {
    const writer = writers[n % writers.length] as Keys;
    running.push(
      send(writer, n, post)
        .then((id) => {
          if (id === null) refused += 1;
          else acknowledged.set(n, id);
        })
        .catch(() => {}),
    );
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + ((n + 1) * 1000) / A_SECOND - performance.now())));
    if (acknowledged.size + refused >= ENOUGH) break;
  }
  await portal.kill();
  isDown = true;
  await Promise.all(running);
  expect([acknowledged.size > ENOUGH / 2, refused]).toEqual([true, 0]);

  portal = await startSeparatePortal({ state: portal.state });
  const kept = (await Promise.all(writers.map(readOwn))).flat();
  const texts = kept.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  const byId = new Map(kept.map(({ id, text }) => [id, text]));
  expect([...acknowledged].filter(([n, id]) => byId.get(id) !== `Kommentar Nummer ${n}.`)).toEqual([]);

  // Sent again by a reader who never heard: it is the same one.
  const [[n, id] = [0, 0]] = acknowledged;
  expect(await send(writers[n % writers.length] as Keys, n, post)).toBe(id);
}, 300_000);
