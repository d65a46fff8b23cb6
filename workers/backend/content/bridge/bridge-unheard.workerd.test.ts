/** Changes that the bridge was not told of, or was told of while it was at work. */
import { env as bindings } from "cloudflare:workers";
import { expect, test } from "vitest";
import { writeTicker } from "#workers/backend/content/write/write-ticker.ts";
import { postBridge } from "#workers/backend/doors/admin/content/bridge.ts";
import { all, changed, clock, env, NOON, seconds, setUpBridge, site, tell, titles, waiting } from "./bridge-for-test.ts";
import { putTasks } from "./tasks/bridge-tasks.ts";
import { workTasks } from "./tasks/work-tasks.ts";
import { PIXEL, SITE } from "./wordpress-for-test.ts";
import { refuse } from "./wordpress-replies-for-test.ts";

setUpBridge();

const at = (time: string) => `2026-11-20T${time}`;
const item = (id: number, happenedAt: number, isGone = false) => ({
  kind: "item" as const,
  type: "post",
  id,
  isGone,
  happenedAt,
});

/** Runs `then` while the site is asked for this path. */
function during(path: string, then: () => Promise<unknown>): void {
  const { fetch } = site;
  let isFirst = true;
  site.fetch = async (input, init) => {
    const isAsked = new URL(new Request(input as string, init).url).pathname === path;
    if (isAsked && isFirst) {
      isFirst = false;
      await then();
    }
    return fetch(input, init);
  };
}

test("a post that is withdrawn while it is being brought does not become public", async () => {
  site.posts.set(7, { id: 7, media: 70 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: at("09:00:00") });
  site.files.set("/bild.png", PIXEL);
  during("/bild.png", async () => {
    site.posts.set(7, { id: 7, status: "draft" });
    await tell([changed(7, seconds(at("11:30:00")), "post.unpublished")]);
  });
  await tell([changed(7, seconds(at("10:00:00")), "post.published")]);
  expect([await titles(), await waiting()]).toEqual([[], []]);
});

test("a post that is changed while it is being brought comes in its new state", async () => {
  site.posts.set(7, { id: 7, title: "Alt", media: 70 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: at("09:00:00") });
  site.files.set("/bild.png", PIXEL);
  during("/bild.png", async () => {
    site.posts.set(7, { id: 7, title: "Neu", media: 70, modified: at("11:00:00") });
    await tell([changed(7, seconds(at("11:00:00")))]);
  });
  await tell([changed(7, seconds(at("10:00:00")))]);
  expect([await titles(), await waiting()]).toEqual([["Neu"], []]);
});

test("a live ticker that the newsroom keeps in a post survives the post's changes at the site and blocks none of them", async () => {
  site.posts.set(7, { id: 7, title: "Derby" });
  await tell([changed(7)]);
  const [{ id }] = (await all("SELECT id FROM posts")) as [{ id: number }];
  const entry = { id: "a1", date: null, title: "Tor", html: "<p>Eins zu null.</p>" };
  const written = await writeTicker(bindings.DB, id, { kind: "save", entry, known: null }, new Date(at("13:00:00Z")));
  expect(written.kind).toBe("written");
  site.posts.set(7, { id: 7, title: "Derby in Lustenau", content: "<p>Ein anderer Satz.</p>", modified: at("12:30:00") });
  await tell([changed(7, seconds(at("12:30:00")))]);
  const [post] = await all<{ title: string; is_liveticker: number; blocks: string }>(
    "SELECT p.title, p.is_liveticker, b.blocks FROM posts p JOIN post_bodies b ON b.post_id = p.id",
  );
  expect(post).toMatchObject({ title: "Derby in Lustenau", is_liveticker: 1 });
  expect(post?.blocks).toContain("Ein anderer Satz.");
  expect(post?.blocks).toContain("Eins zu null.");
  expect(await all("SELECT f.key FROM feed_entries e JOIN feeds f ON f.id = e.feed_id WHERE f.key = 'liveticker'")).toHaveLength(
    1,
  );
});

test("withdrawn posts are worked first, then the newest, however many tasks wait", async () => {
  for (let id = 1; id <= 60; id += 1) site.posts.set(id, { id });
  await putTasks(
    bindings.DB,
    Array.from({ length: 60 }, (_, index) => item(index + 1, index, index === 3)),
    NOON - 60,
  );
  site.asked.length = 0;
  await workTasks(env, NOON, { limit: 3 });
  expect(site.asked.flatMap((path) => /posts\/(\d+)/.exec(path)?.[1] ?? [])).toEqual(["4", "60", "59"]);
});

test("a site that is down costs no tries: waiting tasks run once it answers, and new posts are found beside failed ones", async () => {
  site.posts.set(7, { id: 7 });
  site.before = () => new Response("", { status: 503 });
  await tell([changed(7)]);
  for (let run = 1; run < 20; run += 1) await clock(at(`12:${10 + run}:00`)).catch(() => undefined);
  expect(await waiting()).toEqual([{ id: 7, tries: 0, fault: null }]);
  site.before = null;
  const dead = Array.from({ length: 501 }, (_, index) => ({ ...item(1000 + index, 1), type: "page" }));
  await putTasks(bindings.DB, dead, NOON + 86_400);
  await bindings.DB.exec("UPDATE bridge_tasks SET tries = 8 WHERE type = 'page'");
  site.posts.set(8, { id: 8 });
  await clock(at("13:00:00"));
  expect(await titles()).toEqual(["Beitrag 7", "Beitrag 8"]);
});

test("without a webhook the clock finds changed pictures and new comments", async () => {
  site.posts.set(7, { id: 7, media: 70 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: at("09:00:00") });
  site.files.set("/bild.png", PIXEL);
  await clock(at("12:00:00"));
  site.files.set("/neu.png", PIXEL);
  site.media.set(70, { url: `${SITE}/neu.png`, modified: at("12:05:00") });
  site.comments = [{ id: 5, post: 7, author: "Eva", html: "<p>Danke!</p>" }];
  await clock(at("12:10:00"));
  expect(site.asked).toContain("/neu.png");
  expect(await all("SELECT author FROM comments")).toEqual([{ author: "Eva" }]);
  site.asked.length = 0;
  await clock(at("12:20:00"));
  expect(site.asked.filter((path) => /neu\.png|comments\?post/.test(path))).toEqual([]);
});

test("at night unannounced deletions and changes of comments, pictures and category names are found", async () => {
  site.terms.set(3, { slug: "politik", name: "Politik" });
  site.posts.set(7, { id: 7, media: 70, categories: [3] });
  site.posts.set(8, { id: 8 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: at("09:00:00") });
  site.files.set("/bild.png", PIXEL);
  site.comments = [1, 2].map((id) => ({ id, post: 8, author: `Nummer ${id}`, html: "<p>Ja.</p>" }));
  await clock(at("12:00:00"));
  site.comments = site.comments.filter(({ id }) => id === 2);
  site.media.delete(70);
  site.terms.set(3, { slug: "politik", name: "Land und Politik" });
  await clock("2026-11-21T01:00:00");
  expect(await all("SELECT author FROM comments")).toEqual([{ author: "Nummer 2" }]);
  expect(await all("SELECT source FROM media")).toEqual([]);
  expect(await all("SELECT title FROM terms WHERE slug = 'politik'")).toEqual([{ title: "Land und Politik" }]);
});

test("an answer that is not WordPress' own removes no comments", async () => {
  site.posts.set(7, { id: 7 });
  site.comments = [{ id: 1, post: 7, author: "Eva", html: "<p>Danke!</p>" }];
  await tell([changed(7)]);
  for (const [index, status] of [400, 403, 404].entries()) {
    site.before = (url) => (url.searchParams.has("post") ? new Response("<html>Firewall</html>", { status }) : null);
    await tell([{ event: "comment.deleted", id: 1, post: 7, at: NOON + index }]);
    expect(await all("SELECT author FROM comments")).toHaveLength(1);
  }
  site.before = (url) => (url.searchParams.has("post") ? refuse(403, "rest_cannot_read_post") : null);
  await tell([{ event: "comment.deleted", id: 1, post: 7, at: NOON + 9 }]);
  expect(await all("SELECT author FROM comments")).toEqual([]);
});

test("a suspiciously large deletion is noted and skipped, and is carried out once an operator confirms it", async () => {
  for (let id = 100; id < 230; id += 1) site.posts.set(id, { id, modified: at(`0${(id % 9) + 1}:${10 + (id % 50)}:00`) });
  for (let run = 0; run < 6; run += 1) await clock(at("12:00:00"));
  expect(await titles()).toHaveLength(130);
  // Nearly all of the first hundred, and one of those behind them.
  for (let id = 100; id < 190; id += 1) site.posts.delete(id);
  site.posts.delete(220);
  await expect(clock("2026-11-21T01:00:00")).rejects.toThrow(
    "90 of 100 posts of type post are missing at the site: nothing is removed",
  );
  expect(await titles()).toHaveLength(129);
  const confirm = (body: unknown) =>
    postBridge(
      new Request("https://backend/admin/bridge", { method: "POST", body: JSON.stringify(body) }),
      env,
      new Date("2026-11-21T09:00:00Z"),
    );
  expect([(await confirm({})).status, (await confirm({ confirmDeletions: true })).status]).toEqual([400, 200]);
  for (const time of ["01:00", "01:10", "01:20"]) await clock(`2026-11-22T${time}:00`);
  expect(await titles()).toHaveLength(39);
  await clock("2026-11-24T01:00:00");
});

test("a page that is renamed is found at its previous address, and at the one before that", async () => {
  for (const [index, slug] of ["eins", "zwei", "drei"].entries()) {
    site.posts.set(9, { id: 9, type: "page", slug, modified: at(`10:0${index}:00`) });
    await tell([changed(9, seconds(at(`10:0${index}:00`)), "post.updated", "page")]);
  }
  expect(await all("SELECT path, target FROM redirects WHERE path IN ('/eins', '/zwei', '/drei') ORDER BY path")).toEqual([
    { path: "/eins", target: "/drei" },
    { path: "/zwei", target: "/drei" },
  ]);
});

test("the file of a picture that was replaced is deleted, whichever task finds the change first", async () => {
  site.posts.set(7, { id: 7, media: 70 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: at("09:00:00") });
  site.files.set("/bild.png", PIXEL);
  await tell([changed(7)]);
  const [stored] = await all<{ src: string }>("SELECT src FROM media");
  // Another picture: something behind its end.
  site.files.set("/bild.png", OTHER);
  site.media.set(70, { url: `${SITE}/bild.png`, modified: at("11:30:00") });
  site.posts.set(7, { id: 7, media: 70, modified: at("11:40:00") });
  await tell([changed(7, seconds(at("11:40:00")))]);
  const [now] = await all<{ src: string }>("SELECT src FROM media");
  expect(now?.src).not.toBe(stored?.src);
  expect(await bindings.MEDIA.head((stored?.src ?? "").replace("/media/", ""))).toBeNull();
});

/** Another picture of one pixel. */
const OTHER = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

test("an unknown event does not affect the events beside it", async () => {
  site.posts.set(7, { id: 7 });
  expect(await tell([{ event: "post.exploded", id: 8 }, changed(7)])).toBe(202);
  expect(await titles()).toEqual(["Beitrag 7"]);
});
