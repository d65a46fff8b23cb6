import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { paintPicture } from "#workers/backend/content/picture-sizes/picture-for-test.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { handleMinute } from "#workers/backend/doors/clock/scheduled.ts";
import { handleWordPressWebhook } from "#workers/backend/doors/webhooks/handle-wordpress-webhook.ts";
import { decide } from "#workers/backend/newsroom/comments/moderation/moderation-for-test.ts";
import { all, changed, clock, env, NOON, purged, seconds, setUpBridge, site, tell, titles, waiting } from "./bridge-for-test.ts";
import { MAX_TRIES } from "./tasks/bridge-tasks.ts";
import { signBody } from "./webhook/signature.ts";
import { PIXEL, SITE } from "./wordpress-for-test.ts";
import { refuse } from "./wordpress-replies-for-test.ts";

setUpBridge();

const listFiles = async () => (await bindings.MEDIA.list({ prefix: "bridge/" })).objects.map(({ key }) => key);
const commentOf = async (author: string) =>
  (await all<{ id: number }>("SELECT id FROM comments WHERE author = ?1", author))[0]?.id ?? 0;

test("a post that is published, changed and withdrawn at the site is so here a moment later, and its pages are purged", async () => {
  site.posts.set(7, { id: 7, title: "Der Rhein", slug: "der-rhein" });
  expect(await tell([changed(7, 0, "post.published")])).toBe(202);
  expect(await titles()).toEqual(["Der Rhein"]);
  site.posts.set(7, { id: 7, title: "Der Rhein steigt", slug: "rhein-steigt", modified: "2026-11-20T11:00:00" });
  purged.length = 0;
  await tell([changed(7, seconds("2026-11-20T11:00:00"))]);
  expect([await titles(), purged.includes("post:7")]).toEqual([["Der Rhein steigt"], true]);
  // The address of before leads on.
  expect(await all("SELECT path, target FROM redirects ORDER BY path")).toEqual([
    { path: "/2026/11/der-rhein", target: "/rhein-steigt/7" },
    { path: "/2026/11/rhein-steigt", target: "/rhein-steigt/7" },
    { path: "/author/lea", target: "/autor/lea" },
  ]);
  site.posts.set(7, { id: 7, status: "draft" });
  purged.length = 0;
  await tell([changed(7, seconds("2026-11-20T11:30:00"), "post.unpublished")]);
  expect([await titles(), purged.includes("post:7"), await waiting()]).toEqual([[], true, []]);
});

test.each([
  ["a draft", { status: "draft" }],
  ["private", { status: "private" }],
  ["protected by a password", { isProtected: true, content: "" }],
  ["planned", { date: "2027-01-01T00:00:00" }],
])("a post that is %s never gets public, and one that becomes so goes", async (_, state) => {
  site.posts.set(7, { id: 7 });
  await tell([changed(7)]);
  expect(await titles()).toHaveLength(1);
  site.posts.set(7, { id: 7, modified: "2026-11-20T11:00:00", ...state });
  await tell([changed(7, seconds("2026-11-20T11:00:00"))]);
  expect(await titles()).toEqual([]);
});

test("a premium category keeps its text paid, as with the import", async () => {
  site.terms.set(3, { slug: "plus", name: "Plus" });
  site.posts.set(7, { id: 7, categories: [3] });
  await tell([changed(7)]);
  expect(await all("SELECT is_premium FROM posts")).toEqual([{ is_premium: 1 }]);
});

test("an older event or an older answer overwrites nothing that is newer", async () => {
  site.posts.set(7, { id: 7, title: "Neu", modified: "2026-11-20T11:00:00" });
  await tell([changed(7, seconds("2026-11-20T11:00:00"))]);
  // A cache of the site's answers as before.
  site.posts.set(7, { id: 7, title: "Alt", modified: "2026-11-20T10:00:00" });
  await tell([changed(7, seconds("2026-11-20T10:00:00"))]);
  expect([await titles(), await waiting()]).toEqual([["Neu"], []]);
  // It was withdrawn before it was published again.
  site.posts.set(7, { id: 7, title: "Neu", modified: "2026-11-20T11:00:00" });
  await tell([changed(7, seconds("2026-11-20T10:30:00"), "post.unpublished")]);
  expect(await titles()).toEqual(["Neu"]);
  // Withdrawn, and the cache still shows it.
  await tell([changed(7, seconds("2026-11-20T11:30:00"), "post.deleted")]);
  expect(await titles()).toEqual([]);
});

test("a site that is closed, broken or slow removes nothing, and the event is tried again until it answers", async () => {
  site.posts.set(7, { id: 7 });
  await tell([changed(7)]);
  for (const answer of [
    () => refuse(401, "rest_not_logged_in"),
    () => new Response("<html>Wartung</html>", { status: 404 }),
    () => new Response("", { status: 503 }),
    () => new Response("", { status: 429 }),
  ]) {
    site.before = (url) => (url.pathname === "/wp-json/" ? null : answer());
    await tell([changed(7, 0, "post.deleted")], { at: NOON - 1 - site.asked.length });
    expect(await titles()).toHaveLength(1);
    expect((await waiting())[0]).toMatchObject({ id: 7, tries: 1, fault: expect.stringMatching(/status|closed/) });
  }
  site.before = null;
  site.posts.delete(7);
  await clock("2026-11-20T12:10:00");
  expect([await titles(), await waiting()]).toEqual([[], []]);
});

test("what fails for good stays visible with its reason and is tried once a day", async () => {
  site.before = (url) => (url.pathname === "/wp-json/" ? null : new Response("", { status: 500 }));
  await tell([changed(7)]);
  for (let run = 1; run < MAX_TRIES; run += 1)
    await clock(new Date((NOON + run * 86_000) * 1000).toISOString().slice(0, 19)).catch(() => undefined);
  const [task] = await all<{ tries: number; wait: number }>(
    "SELECT tries, try_at - ?1 AS wait FROM bridge_tasks",
    NOON + (MAX_TRIES - 1) * 86_000,
  );
  expect(task).toEqual({ tries: MAX_TRIES, wait: 86_400 });
});

test.each([
  ["signed with another secret", { secret: "falsch" }, 401],
  ["too old", { at: NOON - 301 }, 401],
  ["of the future", { at: NOON + 301 }, 401],
  ["signed in another form", { signature: "sha256=abc" }, 401],
])("an event that is %s is refused", async (_, options, status) => {
  site.posts.set(7, { id: 7 });
  expect([await tell([changed(7)], options), await titles()]).toEqual([status, []]);
});

test("a delivery counts once, one of another form not at all, one that is too large is not read", async () => {
  expect([await tell([changed(7)]), await tell([changed(7)])]).toEqual([202, 409]);
  expect(await tell([{ event: "post.exploded", id: 7 }])).toBe(400);
  expect(await tell([{ ...changed(7), type: "x".repeat(70_000) }])).toBe(413);
});

test("the secret of before still counts while it is replaced", async () => {
  const body = new TextEncoder().encode(JSON.stringify({ events: [{ event: "ping", at: NOON }] }));
  const signature = await signBody("alt", NOON, body);
  const headers = { "x-bridge-timestamp": `${NOON}`, "x-bridge-signature": signature };
  const request = new Request("https://backend/webhooks/wordpress", { method: "POST", headers, body });
  const response = await handleWordPressWebhook(request, { ...env, WORDPRESS_WEBHOOK_SECRET_PREVIOUS: "alt" }, undefined, NOON);
  expect(response.status).toBe(202);
});

test("without a webhook the clock finds what changed, goes on where it ended, and brings nothing twice", async () => {
  for (let id = 1; id <= 130; id += 1)
    site.posts.set(id, { id, modified: `2026-11-20T${id < 60 ? "09" : "10"}:${`${id % 60}`.padStart(2, "0")}:00` });
  for (let run = 0; run < 4; run += 1) await clock("2026-11-20T12:00:00");
  expect([(await titles()).length, await waiting()]).toEqual([130, []]);
  site.asked.length = 0;
  await clock("2026-11-20T12:10:00");
  expect(site.asked.filter((path) => /posts\/\d+/.test(path))).toEqual([]);
  site.posts.set(5, { id: 5, title: "Neu", modified: "2026-11-20T12:15:00" });
  await clock("2026-11-20T12:20:00");
  expect(await titles()).toContain("Neu");
});

test("at night what the site lost unheard goes, but not when suspiciously much is missing", async () => {
  for (let id = 1; id <= 30; id += 1) site.posts.set(id, { id });
  await clock("2026-11-20T12:00:00");
  site.posts.delete(3);
  await clock("2026-11-20T12:10:00");
  expect(await titles()).toHaveLength(30);
  await clock("2026-11-21T01:00:00");
  expect(await titles()).toHaveLength(29);
  for (let id = 4; id <= 30; id += 1) site.posts.delete(id);
  await expect(clock("2026-11-22T01:00:00")).rejects.toThrow("nothing is removed");
  expect(await titles()).toHaveLength(29);
});

test("a draft that an import brought is left alone at night, and is published by the site's word", async () => {
  const record = { kind: "post", slug: "x", title: "Entwurf", blocks: [], modified: "2026-11-20T09:00:00Z" } as const;
  const drafts = [
    { ...record, source: "wp:alt.example:7", preferredId: 7, date: "2026-11-20T09:00:00Z", status: "draft" as const },
    { ...record, source: "wp:alt.example:8", preferredId: 8, date: "2026-11-21T12:00:00Z", status: "scheduled" as const },
  ];
  await writeContent(env, v.parse(v.array(contentRecordSchema), drafts), new Date("2026-11-20T10:00:00Z"));
  await clock("2026-11-21T01:00:00");
  expect(await titles()).toEqual(["Entwurf", "Entwurf"]);
  // Published before its hour, and changed before it was.
  site.posts.set(7, { id: 7, title: "Fertig", modified: "2026-11-21T02:00:00" });
  site.posts.set(8, { id: 8, title: "Früher", date: "2026-11-21T02:00:00", modified: "2026-11-21T01:30:00" });
  await clock("2026-11-21T06:00:00");
  expect(await titles()).toEqual(["Fertig", "Früher"]);
});

test("a post that was taken down never comes back, neither its text nor its pictures", async () => {
  site.posts.set(7, { id: 7, media: 70 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: "2026-11-20T09:00:00" });
  site.files.set("/bild.png", PIXEL);
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO tombstones (post_id, title, reason, taken_by, taken_at, facts) VALUES (7, 'T', 'Urteil', 'x', 1, '{}')",
    ),
    bindings.DB.prepare(
      "INSERT INTO tombstone_sources (kind, source, post_id) VALUES ('post', 'wp:alt.example:7', 7), ('media', 'wp:alt.example:70', 7)",
    ),
  ]);
  expect(await tell([changed(7, NOON), { event: "media.updated", id: 70, at: NOON }])).toBe(202);
  await clock("2026-11-20T12:10:00");
  // Another post shows the same picture.
  site.posts.set(8, { id: 8, media: 70 });
  await tell([changed(8, 1)]);
  expect([await titles(), await waiting()]).toEqual([["Beitrag 8"], []]);
  expect(site.asked.filter((path) => path.endsWith("/bild.png"))).toEqual([]);
  expect(await all("SELECT source FROM media")).toEqual([]);
});

test("a picture comes once, anew when it changes there, and goes when it is deleted", async () => {
  site.posts.set(7, { id: 7, media: 70 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: "2026-11-20T09:00:00" });
  site.files.set("/bild.png", PIXEL);
  await tell([changed(7)]);
  const [stored] = await all<{ src: string; status: string }>("SELECT src, status FROM media");
  expect(stored).toMatchObject({
    status: "stored",
    src: expect.stringMatching(/^\/media\/bridge\/[0-9a-f]{24}\/png-1\/original-1\.jpg$/),
  });
  const fetched = () => site.asked.filter((path) => path === "/bild.png").length;
  site.posts.set(7, { id: 7, media: 70, title: "Anders", modified: "2026-11-20T11:00:00" });
  await tell([changed(7, 1)]);
  expect(fetched()).toBe(1);
  // Only its words were changed there: its files stay.
  site.media.set(70, { url: `${SITE}/bild.png`, modified: "2026-11-20T11:30:00" });
  await tell([{ event: "media.updated", id: 70, at: NOON }]);
  expect([fetched(), await all("SELECT src, status FROM media")]).toEqual([2, [stored]]);
  const files = await listFiles();
  expect(files).toHaveLength(16);
  // Another picture in its place.
  site.files.set("/bild.png", await paintPicture(30, 20));
  site.media.set(70, { url: `${SITE}/bild.png`, modified: "2026-11-20T11:40:00" });
  await tell([{ event: "media.updated", id: 70, at: NOON + 1 }]);
  expect(await all("SELECT src FROM media")).toEqual([{ src: expect.stringMatching(/png-1\/original-30\.jpg$/) }]);
  expect((await listFiles()).filter((key) => files.includes(key))).toEqual([]);
  site.media.delete(70);
  await tell([{ event: "media.deleted", id: 70, at: NOON + 2 }]);
  expect([await all("SELECT source FROM media"), await listFiles()]).toEqual([[], []]);
});

test("a picture shows as it came until Cloudflare makes its sizes, and a post that is withdrawn takes all its files along", async () => {
  site.posts.set(7, { id: 7, media: 70 });
  site.media.set(70, { url: `${SITE}/bild.png`, modified: "2026-11-20T09:00:00" });
  site.files.set("/bild.png", PIXEL);
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const images = env.IMAGES;
  delete env.IMAGES;
  await tell([changed(7)]);
  const [task] = await all<{ src: string; fault: string }>("SELECT src, fault FROM picture_tasks");
  expect(task).toEqual({
    src: expect.stringMatching(/^\/media\/bridge\/[0-9a-f]{24}\.png$/),
    fault: "There is no binding IMAGES",
  });
  expect([await all("SELECT src, crops FROM media"), warned.mock.calls.length]).toEqual([[{ src: task?.src, crops: "[]" }], 1]);
  if (images !== undefined) env.IMAGES = images;
  await handleMinute(new Date(Date.now() + 300_000), env);
  expect(await all("SELECT src FROM media")).toEqual([{ src: task?.src.replace(".png", "/png-1/original-1.jpg") }]);
  site.posts.set(7, { id: 7, status: "draft" });
  await tell([changed(7, seconds("2026-11-20T11:30:00"), "post.unpublished")]);
  expect([await all("SELECT source FROM media"), await listFiles()]).toEqual([[], []]);
});

test("a text cannot make this machine ask the services around it for a picture", async () => {
  const inner = [
    "http://127.0.0.1/a.png",
    "http://169.254.169.254/b.png",
    "https://metadata.internal/c.png",
    "http://[::1]/d.png",
  ];
  site.posts.set(7, { id: 7, content: inner.map((src) => `<p><img src="${src}" alt=""></p>`).join("") });
  await tell([changed(7)]);
  expect([await titles(), site.asked.filter((path) => path.endsWith(".png"))]).toEqual([["Beitrag 7"], []]);
});

test("a category that is renamed leads from its old address, and its posts carry the new one", async () => {
  site.terms.set(3, { slug: "politik", name: "Politik" });
  site.posts.set(7, { id: 7, categories: [3] });
  await tell([changed(7)]);
  site.terms.set(3, { slug: "landtag", name: "Landtag" });
  await tell([{ event: "term.updated", id: 3, taxonomy: "category", former: "politik", at: NOON }]);
  await clock("2026-11-20T12:10:00");
  expect(await all("SELECT target FROM redirects WHERE path IN ('/category/politik', '/news/politik')")).toEqual([
    { target: "/news/landtag" },
    { target: "/news/landtag" },
  ]);
  expect(await all("SELECT t.slug FROM post_terms p JOIN terms t ON t.id = p.term_id")).toEqual([{ slug: "landtag" }]);
});

test("approved comments come with names, without addresses; withdrawn ones go, and hidden ones stay hidden", async () => {
  site.posts.set(7, { id: 7 });
  site.comments = [
    { id: 1, post: 7, author: "Maria K.", html: "<p>Schön <script>x()</script><img src=x> geschrieben</p>" },
    { id: 2, post: 7, author: "Jakob", html: "<p>Finde ich auch.</p>", parent: 1 },
  ];
  await tell([changed(7)]);
  expect(await all("SELECT source, parent, author, html FROM comments ORDER BY id")).toEqual([
    { source: "wp:alt.example:comment-1", parent: null, author: "Maria K.", html: "<p>Schön  geschrieben</p>" },
    { source: "wp:alt.example:comment-2", parent: "wp:alt.example:comment-1", author: "Jakob", html: "<p>Finde ich auch.</p>" },
  ]);
  const count = async () => (await all<{ comment_count: number }>("SELECT comment_count FROM posts"))[0]?.comment_count;
  expect([await count(), JSON.stringify(await all("SELECT * FROM comments"))]).toEqual([
    2,
    expect.not.stringMatching(/example\.com|203\.0/),
  ]);
  await decide(env, await commentOf("Jakob"), "hidden");
  site.comments.push({ id: 3, post: 7, author: "Eva", html: "<p>Danke!</p>" });
  await tell([{ event: "comment.approved", id: 3, post: 7, at: NOON }]);
  expect(await count()).toBe(2);
  site.comments = site.comments.filter(({ id }) => id !== 1);
  purged.length = 0;
  await tell([{ event: "comment.unapproved", id: 1, post: 7, at: NOON + 1 }]);
  expect([await count(), purged.includes("post:7")]).toEqual([1, true]);
});

/** Each takes the comment away at the site, and brings it back there. */
test.each([
  [
    "the comment is withdrawn and approved again",
    () => void site.comments.splice(0),
    (at: number) => [{ event: "comment.unapproved", id: 1, post: 7, at }],
  ],
  [
    "its post is withdrawn and published again",
    () => void site.posts.set(7, { id: 7, status: "draft" }),
    (at: number) => [changed(7, at, "post.unpublished")],
  ],
])("a comment that the newsroom has hidden stays hidden when %s, until the newsroom shows it", async (_, withdraw, events) => {
  const comment = { id: 1, post: 7, author: "Jakob", html: "<p>Na ja.</p>" };
  const seen = () => all("SELECT c.is_hidden, p.comment_count AS n FROM comments c JOIN posts p ON p.id = c.post_id");
  site.posts.set(7, { id: 7 });
  site.comments = [comment];
  await tell([changed(7)]);
  await decide(env, await commentOf("Jakob"), "hidden");
  withdraw();
  await tell(events(seconds("2026-11-20T10:30:00")));
  expect(await seen()).toEqual([]);
  site.comments = [comment];
  site.posts.set(7, { id: 7, modified: "2026-11-20T11:00:00" });
  await tell([changed(7, seconds("2026-11-20T11:00:00")), { event: "comment.approved", id: 1, post: 7, at: NOON }]);
  expect(await seen()).toEqual([{ is_hidden: 1, n: 0 }]);

  await decide(env, await commentOf("Jakob"), "shown");
  site.comments = [];
  await tell([{ event: "comment.unapproved", id: 1, post: 7, at: NOON + 1 }]);
  site.comments = [comment];
  await tell([{ event: "comment.approved", id: 1, post: 7, at: NOON + 2 }]);
  expect(await seen()).toEqual([{ is_hidden: 0, n: 1 }]);
});
