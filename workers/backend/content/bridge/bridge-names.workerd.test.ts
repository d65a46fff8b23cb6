/** Categories, tags, authors and comments that change their names or go: told by the plugin, or found at night. */
import { env as bindings } from "cloudflare:workers";
import { expect, test } from "vitest";
import { all, changed, clock, env, NOON, purged, seconds, setUpBridge, site, tell, waiting } from "./bridge-for-test.ts";
import { putTasks } from "./tasks/bridge-tasks.ts";
import { workTasks } from "./tasks/work-tasks.ts";
import { PIXEL, SITE } from "./wordpress-for-test.ts";

setUpBridge();

const terms = () => all<{ key: string }>("SELECT taxonomy || ':' || slug AS key FROM terms ORDER BY 1").then(toKeys);
const listed = (key: string) =>
  all<{ key: string }>(
    "SELECT CAST(e.post_id AS TEXT) AS key FROM feed_entries e JOIN feeds f ON f.id = e.feed_id WHERE f.key = ?1",
    key,
  ).then(toKeys);
const toKeys = (rows: { key: string }[]) => rows.map(({ key }) => key);
const leads = async (path: string) =>
  (await all<{ target: string }>("SELECT target FROM redirects WHERE path = ?1", path))[0]?.target ?? null;

async function publishInTerms(): Promise<void> {
  site.terms.set(3, { slug: "politik", name: "Politik" });
  site.terms.set(4, { slug: "hochwasser", name: "Hochwasser", taxonomy: "post_tag" });
  site.posts.set(7, { id: 7, categories: [3], tags: [4] });
  await tell([changed(7)]);
  await tell([
    { event: "term.updated", id: 3, taxonomy: "category", former: "politik", at: NOON },
    { event: "term.updated", id: 4, taxonomy: "post_tag", former: "hochwasser", at: NOON },
  ]);
  expect([await terms(), await listed("category:politik")]).toEqual([["category:politik", "tag:hochwasser"], ["7"]]);
  purged.length = 0;
}

test("a category that is deleted has no page any more, nor former addresses, and its posts go on", async () => {
  await publishInTerms();
  site.terms.delete(3);
  await tell([{ event: "term.deleted", id: 3, taxonomy: "category", former: "politik", at: NOON + 1 }]);
  expect([await terms(), await listed("category:politik"), await listed("all"), await waiting()]).toEqual([
    ["tag:hochwasser"],
    [],
    ["7"],
    [],
  ]);
  expect([await leads("/category/politik"), purged.includes("term:category:politik"), purged.includes("post:7")]).toEqual([
    null,
    true,
    true,
  ]);
  expect(await all("SELECT rowid FROM subjects_search WHERE subjects_search MATCH 'politik'")).toEqual([]);
});

test("a category that the publisher's other system uses stays when the site deletes it, without the site's posts", async () => {
  await publishInTerms();
  await bindings.DB.exec("UPDATE terms SET owner = 'own' WHERE slug = 'politik'");
  site.terms.delete(3);
  await tell([{ event: "term.deleted", id: 3, taxonomy: "category", former: "politik", at: NOON + 1 }]);
  expect([await terms(), await listed("category:politik")]).toEqual([["category:politik", "tag:hochwasser"], []]);
});

test("a tag with a new slug has its posts there at once, and all its former addresses lead on, also after its name changes", async () => {
  await publishInTerms();
  const say = (slug: string, former: string, at: number, name = "Hochwasser") => {
    site.terms.set(4, { slug, name, taxonomy: "post_tag" });
    return tell([{ event: "term.updated", id: 4, taxonomy: "post_tag", former, at: NOON + at }], { at: NOON + at });
  };
  await say("flut", "hochwasser", 1);
  expect([await terms(), await listed("tag:flut"), await waiting()]).toEqual([["category:politik", "tag:flut"], ["7"], []]);
  expect(purged).toEqual(expect.arrayContaining(["term:tag:hochwasser", "term:tag:flut", "redirect:_themen_hochwasser"]));
  await say("ueberflutung", "flut", 2);
  await say("ueberflutung", "ueberflutung", 3, "Überflutung");
  for (const path of ["/tag/hochwasser", "/themen/hochwasser", "/tag/flut", "/themen/flut", "/tag/ueberflutung"])
    expect([path, await leads(path)]).toEqual([path, "/themen/ueberflutung"]);
  expect(await listed("tag:ueberflutung")).toEqual(["7"]);
});

test("of two new slugs that are told before the first is worked, the one that was known here leads to the last", async () => {
  await publishInTerms();
  site.terms.set(4, { slug: "c", name: "Hochwasser", taxonomy: "post_tag" });
  const event = { event: "term.updated", id: 4, taxonomy: "post_tag" };
  await tell([
    { ...event, former: "hochwasser", at: NOON + 1 },
    { ...event, former: "b", at: NOON + 2 },
  ]);
  expect([await leads("/themen/hochwasser"), await listed("tag:c"), await waiting()]).toEqual(["/themen/c", ["7"], []]);
});

test("a slug that another tag of the site has by now stays that tag's", async () => {
  await publishInTerms();
  site.terms.set(4, { slug: "flut", name: "Flut", taxonomy: "post_tag" });
  site.terms.set(5, { slug: "hochwasser", name: "Hochwasser in Lech", taxonomy: "post_tag" });
  await tell([{ event: "term.updated", id: 4, taxonomy: "post_tag", former: "hochwasser", at: NOON + 1 }]);
  expect([await terms(), await leads("/themen/hochwasser")]).toEqual([["category:politik", "tag:flut", "tag:hochwasser"], null]);
});

test("an author who is renamed has the new name on all posts, at once", async () => {
  await publishInTerms();
  site.users.set(1, { slug: "lea", name: "Lea Huber" });
  expect(await tell([{ event: "author.updated", id: 1, former: "lea", at: NOON + 1 }])).toBe(202);
  expect(await all("SELECT a.name FROM post_authors p JOIN authors a ON a.id = p.author_id")).toEqual([{ name: "Lea Huber" }]);
  expect([purged.includes("author:lea"), await waiting()]).toEqual([true, []]);
  site.users.set(1, { slug: "lea-huber", name: "Lea Huber" });
  await tell([{ event: "author.updated", id: 1, former: "lea", at: NOON + 2 }]);
  expect(await all("SELECT a.slug FROM post_authors p JOIN authors a ON a.id = p.author_id")).toEqual([{ slug: "lea-huber" }]);
  expect([await listed("author:lea-huber"), await leads("/autor/lea"), await leads("/author/lea")]).toEqual([
    ["7"],
    "/autor/lea-huber",
    "/autor/lea-huber",
  ]);
  // Deleted there: the posts are somebody else's.
  site.users.clear();
  site.users.set(2, { slug: "otto", name: "Otto Fink" });
  await tell([{ event: "author.deleted", id: 1, former: "lea-huber", at: NOON + 3 }]);
  expect(await all("SELECT a.name FROM post_authors p JOIN authors a ON a.id = p.author_id")).toEqual([{ name: "Otto Fink" }]);
  expect(await all("SELECT slug FROM authors WHERE has_page = 1")).toEqual([{ slug: "otto" }]);
});

const said =
  "SELECT a.slug, a.role, a.description, a.contact, m.src, m.alt FROM authors a LEFT JOIN media m ON m.id = a.media_id";
const profile = {
  slug: "lea",
  name: "Lea Moser",
  description: "<p>Liest &amp; schreibt.</p>",
  url: "https://lea.example/",
  portal_author: {
    role: "Leiterin Politik",
    mail: "lea@paper.example",
    picture: 9,
    links: [{ title: "Mastodon", link: "https://social.example/@lea" }],
  },
  avatar_urls: { "96": "https://secure.gravatar.com/avatar/geheim" },
  // Fields that must not be stored.
  email: "privat@lea.example",
  username: "lea.login",
};

test("an author has a page with the first post: words, function, contact and the picture that the publisher names", async () => {
  site.users.set(1, profile);
  site.media.set(9, { url: `${SITE}/wp-content/uploads/lea.png`, modified: "2026-11-20T10:00:00" });
  site.files.set("/wp-content/uploads/lea.png", PIXEL);
  await publishInTerms();
  const [row] = await all<{ contact: string; src: string }>(said);
  expect({ ...row, contact: JSON.parse(row?.contact ?? "") }).toEqual({
    slug: "lea",
    role: "Leiterin Politik",
    description: "Liest & schreibt.",
    contact: {
      mail: "lea@paper.example",
      links: [
        { title: "Mastodon", link: "https://social.example/@lea" },
        { title: "lea.example", link: "https://lea.example/" },
      ],
    },
    src: expect.stringMatching(/^\/media\/bridge\//),
    alt: "Ein Bild",
  });
  expect(JSON.stringify(await all("SELECT * FROM authors"))).not.toMatch(/privat|login|gravatar/);
  site.asked.length = 0;
  await tell([changed(7, 1)]);
  // Known by now: asked for no more.
  expect(site.asked.filter((path) => path.includes("/users"))).toEqual([]);
  // Deleted there: nobody keeps the picture of somebody who is gone.
  site.users.clear();
  site.users.set(2, { slug: "otto", name: "Otto Fink" });
  await tell([{ event: "author.deleted", id: 1, former: "lea", at: NOON + 3 }]);
  expect(await all(`${said} WHERE a.slug = 'lea'`)).toMatchObject([{ role: null, description: null, contact: null, src: null }]);
  expect(await all("SELECT id FROM media")).toEqual([]);
});

test("an avatar is taken where the site keeps it itself, and a copy where the whole is not there", async () => {
  const avatar = `${SITE}/wp-content/uploads/2026/lea-96x96.png`;
  site.users.set(1, { ...profile, portal_author: {}, avatar_urls: { "24": `${SITE}/x.png`, "96": avatar } });
  site.files.set("/wp-content/uploads/2026/lea-96x96.png", PIXEL);
  await publishInTerms();
  expect(await all(said)).toMatchObject([{ role: null, src: expect.stringMatching(/^\/media\/bridge\//), alt: "Lea Moser" }]);
});

test("at night new words about an author come, and what did not change is not asked for again", async () => {
  site.users.set(1, profile);
  await publishInTerms();
  site.users.set(1, { ...profile, description: "Neu." });
  await clock("2026-11-20T12:10:00");
  await clock("2026-11-21T01:00:00");
  expect(await all(said)).toMatchObject([{ description: "Neu." }]);
  site.users.set(1, { ...profile, description: "Neu.", portal_author: { ...profile.portal_author, picture: 0 } });
  await clock("2026-11-22T01:00:00");
  site.asked.length = 0;
  await clock("2026-11-23T01:00:00");
  expect(site.asked.filter((path) => path.includes("/users/1"))).toEqual([]);
});

test("a comment that was held and is approved comes, one that is edited changes, and its page is purged", async () => {
  site.posts.set(7, { id: 7 });
  site.comments = [{ id: 1, post: 7, author: "Eva", html: "<p>Danke!</p>", status: "hold" }];
  await tell([changed(7)]);
  const texts = () => all<{ key: string }>("SELECT html AS key FROM comments").then(toKeys);
  expect(await texts()).toEqual([]);
  for (const [at, html] of [
    [1, "<p>Danke!</p>"],
    [2, "<p>Vielen Dank!</p>"],
  ] as const) {
    site.comments = [{ id: 1, post: 7, author: "Eva", html }];
    purged.length = 0;
    await tell([{ event: "comment.approved", id: 1, post: 7, type: "post", at: NOON + at }]);
    expect([await texts(), purged.includes("post:7")]).toEqual([[html], true]);
  }
});

test("two changes of one second both count, and a delivery that comes twice counts once", async () => {
  site.posts.set(7, { id: 7 });
  await tell([changed(7)]);
  const event = { event: "comment.approved", id: 1, post: 7, type: "post", at: NOON + 1 };
  for (const html of ["<p>Danke!</p>", "<p>Vielen Dank!</p>"]) {
    site.comments = [{ id: 1, post: 7, author: "Eva", html }];
    expect(await tell([event], { at: NOON + 1, delivery: html })).toBe(202);
    expect(await all("SELECT html FROM comments")).toEqual([{ html }]);
    expect(await tell([event], { at: NOON + 1, delivery: html })).toBe(409);
  }
});

test("a new post is in the search as soon as it is here", async () => {
  site.posts.set(7, { id: 7, title: "Der Zopfmeister" });
  await tell([changed(7, 0, "post.published")]);
  expect(await all("SELECT rowid FROM posts_search WHERE posts_search MATCH 'zopfmeister'")).toHaveLength(1);
});

test("an event of the next second that comes while its item is being worked is worked by the same run", async () => {
  site.posts.set(7, { id: 7, title: "Alt" });
  const item = { kind: "item", type: "post", id: 7, isGone: false, happenedAt: 0 } as const;
  await putTasks(bindings.DB, [item], NOON);
  const { fetch } = site;
  let isFirst = true;
  site.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (isFirst && new Request(input as string, init).url.includes("/posts/7")) {
      isFirst = false;
      site.posts.set(7, { id: 7, title: "Neu", modified: "2026-11-20T11:00:00" });
      await putTasks(bindings.DB, [{ ...item, happenedAt: 1 }], NOON + 1);
    }
    return answer;
  };
  await workTasks(env, NOON, { limit: 10 });
  expect([await all("SELECT title FROM posts"), await waiting()]).toEqual([[{ title: "Neu" }], []]);
});

test("at night a category that was deleted unheard goes, and an author's new name comes", async () => {
  await publishInTerms();
  site.terms.delete(3);
  site.users.set(1, { slug: "lea", name: "Lea Huber" });
  await clock("2026-11-20T12:10:00");
  expect(await terms()).toContain("category:politik");
  await clock("2026-11-21T01:00:00");
  expect([await terms(), await all("SELECT name FROM authors")]).toEqual([["tag:hochwasser"], [{ name: "Lea Huber" }]]);
  expect(await waiting()).toEqual([]);
});

const byline = () =>
  all<{ slug: string; name: string; has_page: number }>(
    "SELECT a.slug, a.name, a.has_page FROM post_authors p JOIN authors a ON a.id = p.author_id WHERE p.post_id = 7 ORDER BY p.position",
  );

test("several authors of a post come as PublishPress Authors names them, users with their page and guests as names", async () => {
  site.users.set(2, { slug: "max", name: "Max Huber" });
  const authors = [
    { term_id: 45, user_id: 2, is_guest: 0, slug: "max", display_name: "Max Huber" },
    { term_id: 46, user_id: 1, is_guest: 0, slug: "lea", display_name: "Lea Moser" },
    { term_id: 47, user_id: 0, is_guest: 1, slug: "gast-nagel", display_name: "Rosa Nagel &amp; Co" },
    { term_id: 48, slug: "", display_name: "Niemand" },
    "kein Eintrag",
  ];
  site.posts.set(7, { id: 7, more: { authors } });
  await tell([changed(7)]);
  await tell([changed(7)], { at: NOON + 1 });
  expect(await byline()).toEqual([
    { slug: "max", name: "Max Huber", has_page: 1 },
    { slug: "lea", name: "Lea Moser", has_page: 1 },
    { slug: "gast-nagel", name: "Rosa Nagel & Co", has_page: 0 },
  ]);
});

test("several authors of a post come as Co-Authors Plus answers, and the first one where it does not", async () => {
  site.users.set(2, { slug: "max", name: "Max Huber" });
  // A guest has the number of some user.
  site.coauthors.set(7, [
    { id: 2, display_name: "Max Huber", user_nicename: "max" },
    { id: 1, display_name: "Rosa Nagel", user_nicename: "rosa-nagel" },
  ]);
  site.posts.set(7, { id: 7, more: { coauthors: [12, 15] } });
  await tell([changed(7)]);
  expect(await byline()).toEqual([
    { slug: "max", name: "Max Huber", has_page: 1 },
    { slug: "rosa-nagel", name: "Rosa Nagel", has_page: 0 },
  ]);
  site.coauthors.clear();
  site.posts.set(7, { id: 7, modified: "2026-11-20T11:00:00", more: { coauthors: [12, 15] } });
  await tell([changed(7, seconds("2026-11-20T11:00:00"))], { at: NOON + 1 });
  expect(await byline()).toEqual([{ slug: "lea", name: "Lea Moser", has_page: 1 }]);
});
