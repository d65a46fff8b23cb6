/** Comments of here at the publisher's WordPress: each once, as it is here, whatever breaks. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { writeComments } from "#workers/backend/content/comments/write-comments.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { decide } from "#workers/backend/newsroom/comments/moderation/moderation-for-test.ts";
import { removeStatements } from "#workers/backend/newsroom/comments/visibility.ts";
import { takeCommentsBack } from "./back/take-comments-back.ts";
import { MAX_TRIES } from "./back/waiting-comments.ts";
import { all, changed, env, NOON, setUpBridge, site, tell } from "./bridge-for-test.ts";
import { parseBridgeSettings } from "./bridge-settings.ts";
import { workBridge } from "./run-bridge.ts";
import { openSite } from "./site/open-site.ts";
import { findDeletions } from "./sync/find-deletions.ts";
import { refuse } from "./wordpress-replies-for-test.ts";

setUpBridge();

const back = {
  ...env,
  WORDPRESS_USER: "bruecke",
  WORDPRESS_PASSWORD: "abcd efgh ijkl",
  WORDPRESS_COMMENTS_BACK: "true",
} as unknown as Env;
/** By then what was written at noon cannot be changed any more. */
const LATER = NOON + 601;
const run = (seconds = LATER, settings: Env = back) => takeCommentsBack(settings, new Date(seconds * 1000));

let posted = 0;
/** Post 7 is of the site, post 8 of nobody. */
beforeEach(async () => {
  site.posts.set(7, { id: 7 });
  await tell([changed(7)]);
  await bindings.DB.prepare(
    "INSERT INTO posts (id, source, slug, title, published_at, modified_at, type) SELECT 8, 'own:8', 'acht', 'Acht', published_at, modified_at, type FROM posts WHERE id = 7",
  ).run();
  await bindings.DB.prepare("DELETE FROM wordpress_comments").run();
  posted = 0;
});

type Given = { parent?: string | null; at?: number; post?: number; author?: string; html?: string; heldFor?: string | null };
async function write(name: string, given: Given = {}): Promise<number> {
  const { parent = null, at = NOON, post = 7, author = "Anna Moser", html = `<p>Text ${name}</p>`, heldFor = null } = given;
  const above = parent === null ? null : await placeOf(parent);
  posted += 1;
  const path = above === null ? "" : `${above.path}${String(posted).padStart(12, "0")}`;
  await bindings.DB.prepare(
    `INSERT INTO comments (source, post_id, parent, author, html, created_at, conversation, path, is_hidden, held_for)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
  )
    .bind(
      `here:${name}`,
      post,
      parent,
      author,
      html,
      at,
      above?.conversation ?? `here:${name}`,
      path,
      heldFor === null ? 0 : 1,
      heldFor,
    )
    .run();
  return idOf(name);
}
const placeOf = async (source: string) =>
  (await all<{ conversation: string; path: string }>("SELECT conversation, path FROM comments WHERE source = ?1", source))[0] ??
  null;
const idOf = async (name: string) =>
  (await all<{ id: number }>("SELECT id FROM comments WHERE source = ?1", `here:${name}`))[0]?.id ?? 0;
const here = () =>
  all<{ source: string; is_hidden: number; held_for: string | null }>(
    "SELECT source, is_hidden, held_for FROM comments ORDER BY id",
  );
const copies = () =>
  all<{
    own_source: string;
    source: string | null;
    is_shown: number;
    tries: number;
    try_at: number | null;
    fault: string | null;
  }>("SELECT own_source, source, is_shown, tries, try_at, fault FROM wordpress_comments ORDER BY comment_id");
const there = () => site.comments.map(({ author, html, status = "approved" }) => ({ author, html, status }));
/** As if what was told had been told long ago, so that the site's next list counts. */
const age = () => bindings.DB.prepare("UPDATE wordpress_comments SET told_at = 0").run();
let events = 0;
const told = async (event = "comment.approved") => {
  await age();
  events += 1;
  await tell([{ event, id: 1, post: 7, at: NOON + events }], { settings: back, delivery: `${events}` });
};
const remove = (id: number) => bindings.DB.batch(removeStatements(bindings.DB, { id, postId: 7, now: LATER }));

test("what is shown goes to the site ten minutes after it was written, once, with the public name and nobody's address", async () => {
  await write("a", { html: "<p>2 &lt; 3 &amp; &lt;b&gt;fett&lt;/b&gt;<br>Zeile</p><p>Absatz</p>" });
  await write("elsewhere", { post: 8 });
  await run(NOON + 600);
  expect(site.comments).toEqual([]);
  await run();
  await run(LATER + 60);
  expect(site.comments).toEqual([
    {
      id: 101,
      post: 7,
      parent: 0,
      author: "Anna Moser",
      email: "a@kommentare.invalid",
      html: "2 &lt; 3 &amp; &lt;b&gt;fett&lt;/b&gt;\nZeile\n\nAbsatz",
      status: "approved",
      date: "2026-11-20T12:00:00",
    },
  ]);
  expect(await copies()).toMatchObject([
    { own_source: "here:a", source: "wp:alt.example:comment-101", is_shown: 1, try_at: null },
  ]);
});

test.each([
  ["off", { ...back, WORDPRESS_COMMENTS_BACK: "" }],
  ["without a password", { ...back, WORDPRESS_PASSWORD: "" }],
  ["without a site", { ...back, WORDPRESS_ORIGIN: "" }],
])("%s it takes nothing back and asks nothing", async (_, settings) => {
  await write("a");
  site.asked.length = 0;
  await run(LATER, settings as unknown as Env);
  expect([site.asked, await copies()]).toEqual([[], []]);
});

test("where nothing is new the site is not asked", async () => {
  await write("a");
  await run();
  site.asked.length = 0;
  await run(LATER + 60);
  await write("young", { at: LATER });
  await write("elsewhere", { post: 8, at: LATER });
  await run(LATER + 60);
  expect(site.asked).toEqual([]);
});

test("answers come after what they answer, and stand below it; one whose parent the site does not show stands below the next above", async () => {
  site.comments = [{ id: 5, post: 7, author: "Eva", html: "<p>Von dort.</p>" }];
  await told();
  await write("a", { parent: "wp:alt.example:comment-5" });
  await write("b", { parent: "here:a" });
  await write("held", { parent: "here:b", heldFor: "link" });
  await write("c", { parent: "here:held" });
  // Their order of being due is turned round.
  await run(NOON);
  const before = await all("SELECT 1 FROM wordpress_comments");
  expect(before).toEqual([]);
  await run();
  const number = (html: string) => site.comments.find((one) => one.html === html)?.id;
  expect(site.comments.slice(1).map(({ html, parent }) => [html, parent])).toEqual([
    ["Text a", 5],
    ["Text b", number("Text a")],
    ["Text c", number("Text b")],
  ]);
});

test("an answer waits for what it answers while that is on its way, and no longer", async () => {
  await write("a");
  await write("b", { parent: "here:a" });
  site.before = (_url, request) => (request.method === "POST" ? refuse(403, "rest_comment_closed") : null);
  await expect(run()).rejects.toThrow("1 comments wait for the site: /wp-json/wp/v2/comments was refused: rest_comment_closed");
  expect(await copies()).toMatchObject([
    { tries: 1, fault: expect.stringContaining("rest_comment_closed") },
    { tries: 0, try_at: LATER + 60 },
  ]);
  await bindings.DB.prepare("UPDATE wordpress_comments SET tries = ?1 WHERE own_source = 'here:a'").bind(MAX_TRIES).run();
  site.before = null;
  await bindings.DB.prepare("UPDATE wordpress_comments SET try_at = ?1 WHERE own_source = 'here:a'")
    .bind(LATER + 90_000)
    .run();
  await run(LATER + 61);
  expect(site.comments.map(({ html, parent }) => [html, parent])).toEqual([["Text b", 0]]);
  await run(LATER + 90_001);
  expect(site.comments.map(({ html }) => html)).toEqual(["Text b", "Text a"]);
});

test("what the site tells of its copy makes no second comment, and answers written there hang below it", async () => {
  const id = await write("a");
  await run();
  site.comments.push({ id: 200, post: 7, author: "Eva", html: "<p>Antwort von dort.</p>", parent: 101 });
  await told();
  expect((await here()).map(({ source }) => source)).toEqual(["here:a", "wp:alt.example:comment-200"]);
  expect(await all("SELECT conversation, parent, answers FROM comments ORDER BY id")).toEqual([
    { conversation: "here:a", parent: null, answers: 1 },
    { conversation: "here:a", parent: "here:a", answers: 0 },
  ]);
  expect([await idOf("a"), site.changes]).toEqual([id, []]);
  // An answer of here to that one goes below it.
  await write("b", { parent: "wp:alt.example:comment-200" });
  await run();
  expect(site.comments.at(-1)).toMatchObject({ html: "Text b", parent: 200 });
  await told();
  expect(await here()).toHaveLength(3);
});

test("an import that meets a copy brings no second comment either", async () => {
  await write("a");
  await run();
  const record = { post: "wp:alt.example:7", author: "Anna Moser", html: "<p>Text a</p>", date: "2026-11-20T12:00:00Z" };
  const answered = { ...record, source: "wp:alt.example:comment-300", parent: "wp:alt.example:comment-101", html: "<p>Ja.</p>" };
  await writeComments(back, ["wp:alt.example:7"], [{ ...record, source: "wp:alt.example:comment-101", parent: null }, answered]);
  expect(await all("SELECT source, conversation FROM comments ORDER BY id")).toEqual([
    { source: "here:a", conversation: "here:a" },
    { source: "wp:alt.example:comment-300", conversation: "here:a" },
  ]);
});

/** The process dies between the site's 201 and the note of it. */
async function dieAfterCreated(): Promise<void> {
  const { fetch } = site;
  site.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status === 201) throw new Error("the line broke");
    return answer;
  };
  await expect(run()).rejects.toThrow("the line broke");
  site.fetch = fetch;
}

test("a crash between the site's answer and our note makes no second comment: it is asked for by its mark", async () => {
  await write("a");
  await dieAfterCreated();
  expect([site.comments.length, (await copies())[0]?.source]).toEqual([1, null]);
  await run(LATER + 3600);
  expect([site.comments.length, await copies()]).toMatchObject([
    1,
    [{ source: "wp:alt.example:comment-101", try_at: null, fault: null }],
  ]);
});

test("and when the site tells of it before, it is known by its mark as well", async () => {
  await write("a");
  await dieAfterCreated();
  await told();
  expect([(await here()).length, await copies()]).toMatchObject([1, [{ source: "wp:alt.example:comment-101", is_shown: 1 }]]);
  await run(LATER + 3600);
  expect(site.comments).toHaveLength(1);
});

test("a site that forgets what it was asked for refuses the second one, and the first is found", async () => {
  await write("a");
  await dieAfterCreated();
  await bindings.DB.prepare("UPDATE wordpress_comments SET has_begun = 0").run();
  await run(LATER + 3600);
  expect([site.comments.length, await copies()]).toMatchObject([1, [{ source: "wp:alt.example:comment-101" }]]);
});

test("two readers who write the same are two comments, and somebody's own at the site is not taken for ours", async () => {
  await write("a", { html: "<p>Danke!</p>" });
  await write("b", { html: "<p>Danke!</p>", author: "Bernd Fink" });
  site.comments = [{ id: 5, post: 7, author: "Cilli Rauch", html: "Danke!" }];
  await write("c", { html: "<p>Danke!</p>", author: "Cilli Rauch" });
  await expect(run()).rejects.toThrow("comment_duplicate");
  expect(there().map(({ author }) => author)).toEqual(["Cilli Rauch", "Anna Moser", "Bernd Fink"]);
  expect((await copies())[2]).toMatchObject({ source: null, tries: 1 });
});

test("hidden, let through again and withdrawn here is so there, with one change each", async () => {
  const id = await write("a");
  await run();
  await decide(back, id, "hidden");
  await run();
  expect([there(), site.changes.length]).toEqual([[{ author: "Anna Moser", html: "Text a", status: "hold" }], 1]);
  await told("comment.unapproved");
  await decide(back, id, "shown");
  await run();
  expect([there(), site.changes.length]).toEqual([[{ author: "Anna Moser", html: "Text a", status: "approved" }], 2]);
  await told();
  expect(await here()).toEqual([{ source: "here:a", is_hidden: 0, held_for: null }]);
  await remove(id);
  await run();
  expect([there(), site.changes.length, await copies()]).toEqual([
    [{ author: "Zurückgezogen", html: "Dieser Kommentar wurde zurückgezogen.", status: "trash" }],
    3,
    [],
  ]);
  await told("comment.unapproved");
  // Somebody there takes it out of the bin.
  Object.assign(site.comments[0] ?? {}, { status: "approved" });
  await told();
  expect(await here()).toEqual([]);
});

test("what was withdrawn while its number was not known goes as well", async () => {
  const id = await write("a");
  await dieAfterCreated();
  await remove(id);
  await run(LATER + 3600);
  expect([there().map(({ status }) => status), await copies()]).toEqual([["trash"], []]);
});

test("what is never shown here never goes, and goes once it is let through", async () => {
  const held = await write("held", { heldFor: "new-account" });
  await run();
  expect([site.comments, (await copies())[0]?.try_at]).toEqual([[], null]);
  await decide(back, held, "shown");
  await run();
  expect(there()).toEqual([{ author: "Anna Moser", html: "Text held", status: "approved" }]);
});

test("with a deleted account the name goes there too", async () => {
  await write("a");
  await run();
  await bindings.DB.prepare("UPDATE comments SET author = 'Gelöschtes Konto'").run();
  await run();
  expect([there(), site.changes]).toEqual([
    [{ author: "Gelöschtes Konto", html: "Text a", status: "approved" }],
    [{ id: 101, author_name: "Gelöschtes Konto", content: "Text a" }],
  ]);
});

test("what the site takes from view waits here for the newsroom, and is here again when it is there again: nothing echoes", async () => {
  await write("a");
  await run();
  for (const status of ["hold", "spam", "trash"]) {
    Object.assign(site.comments[0] ?? {}, { status });
    await told("comment.unapproved");
    expect(await here()).toEqual([{ source: "here:a", is_hidden: 1, held_for: "site" }]);
    expect(await all("SELECT comment_count AS n FROM posts WHERE id = 7")).toEqual([{ n: 0 }]);
    await run();
    Object.assign(site.comments[0] ?? {}, { status: "approved" });
    await told();
    expect(await here()).toEqual([{ source: "here:a", is_hidden: 0, held_for: null }]);
    expect(await all("SELECT comment_count AS n FROM posts WHERE id = 7")).toEqual([{ n: 1 }]);
    await run();
  }
  expect(site.changes).toEqual([]);
});

test("what the site deleted for good comes there anew when the newsroom here lets it through", async () => {
  const id = await write("a");
  await run();
  await site.fetch("https://alt.example/wp-json/wp/v2/comments/101?force=true", {
    method: "DELETE",
    headers: { authorization: "x" },
  });
  await told("comment.deleted");
  expect(await here()).toMatchObject([{ held_for: "site" }]);
  await decide(back, id, "shown");
  await run();
  expect([there(), (await copies())[0]?.is_shown]).toEqual([[{ author: "Anna Moser", html: "Text a", status: "approved" }], 1]);
});

test("what the newsroom hid here stays hidden whatever the site says, and the site is left as it is", async () => {
  const id = await write("a");
  await run();
  await decide(back, id, "hidden");
  await run();
  Object.assign(site.comments[0] ?? {}, { status: "approved" });
  await told();
  await run();
  expect([await here(), there()[0]?.status, site.changes.length]).toMatchObject([
    [{ is_hidden: 1, held_for: null }],
    "approved",
    1,
  ]);
});

test("a list that was read before we told the site takes nothing from view", async () => {
  await write("a");
  await run();
  site.before = (url, request) =>
    url.pathname.endsWith("/comments") && request.method === "GET" ? Response.json([], { headers: { "x-wp-total": "0" } }) : null;
  await tell([{ event: "comment.approved", id: 101, post: 7, at: NOON + 50 }], { settings: back });
  expect(await here()).toMatchObject([{ is_hidden: 0 }]);
});

test("at night what was taken from view unheard is found", async () => {
  await write("a");
  await write("b");
  await run();
  await age();
  Object.assign(site.comments[0] ?? {}, { status: "trash" });
  const settings = parseBridgeSettings(back);
  if (settings === null) throw new Error("there is a site");
  await findDeletions(bindings.DB, await openSite(settings), new Date("2026-11-21T01:00:00Z"));
  await workBridge(back, new Date("2026-11-21T01:00:00Z"));
  expect(await here()).toMatchObject([{ held_for: "site" }, { held_for: null }]);
});

test("a site that does not answer is left alone after three, nothing is lost, and it is tried at growing intervals", async () => {
  for (const name of ["a", "b", "c", "d"]) await write(name);
  site.before = (url) => (url.pathname === "/wp-json/" ? null : new Response("", { status: 503 }));
  await expect(run()).rejects.toThrow("3 comments wait for the site");
  expect((await copies()).map(({ tries }) => tries)).toEqual([1, 1, 1, 0]);
  site.before = () => new Response("", { status: 503 });
  await expect(run(LATER + 61)).rejects.toThrow("503");
  site.before = null;
  await run(LATER + 3600);
  expect(there().map(({ html }) => html)).toEqual(["Text a", "Text b", "Text c", "Text d"]);
});

test.each([
  ["a wrong password", () => refuse(401, "rest_comment_login_required")],
  ["a flood that it sees", () => refuse(400, "comment_flood")],
  ["something that is not WordPress", () => new Response("<html>", { status: 200 })],
])("%s keeps the comment with its reason", async (_, answer) => {
  await write("a");
  site.before = (_url, request) => (request.method === "POST" ? answer() : null);
  await expect(run()).rejects.toThrow("1 comments wait");
  expect(await copies()).toMatchObject([{ source: null, tries: 1, try_at: LATER + 60 }]);
});

test("a password without the right to moderate keeps comments waiting and brings those of the site as before", async () => {
  site.hasModerator = false;
  await write("a");
  await expect(run()).rejects.toThrow("rest_comment_invalid_status");
  site.comments = [{ id: 5, post: 7, author: "Eva", html: "<p>Von dort.</p>" }];
  await told();
  expect((await here()).map(({ source }) => source)).toEqual(["here:a", "wp:alt.example:comment-5"]);
});

test("a post that goes takes nothing away at the site, and brings its comments again as the site's", async () => {
  await write("a");
  await run();
  site.posts.set(7, { id: 7, status: "draft" });
  await tell([changed(7, NOON, "post.unpublished")], { settings: back });
  await run();
  expect([there()[0]?.status, await copies()]).toEqual(["approved", []]);
  site.posts.set(7, { id: 7, modified: "2026-11-20T12:30:00" });
  await tell([changed(7, NOON + 1800, "post.published")], { settings: back, at: NOON + 1 });
  expect((await here()).map(({ source }) => source)).toEqual(["wp:alt.example:comment-101"]);
});

test("what is posted follows no redirect", async () => {
  await write("a");
  site.before = (_url, request) =>
    request.method === "POST" ? new Response(null, { status: 307, headers: { location: "https://alt.example/anderswo" } }) : null;
  await expect(run()).rejects.toThrow("redirected");
  expect(site.asked.filter((path) => path.includes("anderswo"))).toEqual([]);
});

test("a run tells twenty, one behind the other, and the rest follow", async () => {
  for (let index = 0; index < 25; index += 1) await write(`n${index}`, { author: `Leser ${index}` });
  await run();
  expect(site.comments).toHaveLength(20);
  await run(LATER + 60);
  expect(site.comments).toHaveLength(25);
});
