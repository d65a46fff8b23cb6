/** The import, the plugin and the bridge at a real WordPress: what changes there is so on the pages, told by the plugin alone. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { findMissingPackage } from "#tests/support/wordpress/find-wordpress.ts";
import { type FollowingPaper, startFollowingPaper } from "#tests/support/wordpress/start-following-paper.ts";

const missing = findMissingPackage();
if (missing !== null) process.stderr.write(`There is no real WordPress on this machine: ${missing} is missing\n`);

/** What docs/wordpress promises. The plugin's word brings it within a second; the clock alone, every minute, would not. */
const FOLLOWS = { timeout: 5_000, interval: 50 };

/** Half a minute on a machine that does nothing else. */
const LIMIT_MS = 90_000;

const paint = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );

test.skipIf(missing !== null)(
  "A real WordPress is brought by the import and followed by its plugin",
  async () => {
    const paper = await startFollowingPaper();
    try {
      await bringByImport(paper);
      paper.connect();
      await followPosts(paper);
      await followNames(paper);
      await followComments(paper);
    } finally {
      await paper.stop();
    }
  },
  LIMIT_MS,
);

/** Waits until the page has this status and, with a text, holds it; `null` for one that it must not hold. */
async function follows({ look }: FollowingPaper, path: string, status: number, text = "", absent = "\0"): Promise<void> {
  await expect
    .poll(async () => {
      const page = await look(path);
      return { path, status: page.status, holds: page.text.includes(text), lacks: !page.text.includes(absent) };
    }, FOLLOWS)
    .toEqual({ path, status, holds: true, lacks: true });
}

async function leads({ look }: FollowingPaper, path: string, location: string): Promise<void> {
  await expect.poll(async () => (await look(path)).location ?? "", FOLLOWS).toMatch(new RegExp(`${location}$`));
}

async function bringByImport(paper: FollowingPaper): Promise<void> {
  const { wordpress } = paper;
  // The clock's first look finds nothing: what comes now, the import brings.
  await expect.poll(() => paper.ask("/admin/bridge"), FOLLOWS).toMatchObject({ run: { fault: null } });
  const picture = await wordpress.upload("alt.png", await paint("#204060"));
  const content = "<!-- wp:paragraph --><p>Ein <strong>alter</strong> Satz.</p><!-- /wp:paragraph -->";
  const words = { title: "Das Archiv", slug: "das-archiv", content, featured_media: picture, date: "2026-05-01T10:00:00" };
  const post = await wordpress.edit("POST", "posts", { ...words, status: "publish" });
  await wordpress.comment(post, "Anna", "Das war einmal.");
  const page = await wordpress.edit("POST", "pages", { title: "Über uns", slug: "ueber-uns", content, status: "publish" });
  const importing = ["--wordpress", wordpress.origin, "--allow-private-media"];
  expect(await paper.call("import", ...importing)).toMatchObject({ code: 0, output: expect.stringContaining("1  post created") });
  await follows(paper, `/das-archiv/${post}`, 200, "<strong>alter</strong>");
  await follows(paper, `/das-archiv/${post}/kommentare`, 200, "Das war einmal.");
  await follows(paper, "/ueber-uns", 200, "Über uns");
  await leads(paper, "/2026/05/das-archiv/", `/das-archiv/${post}`);
  expect(page).toBeGreaterThan(post);
  expect(await paper.call("import", ...importing)).toMatchObject({ code: 0, output: expect.not.stringContaining("created") });
}

async function followPosts(paper: FollowingPaper): Promise<void> {
  const { wordpress } = paper;
  const path = (id: number, rest = "") => `/zopfmeister/${id}${rest}`;
  const picture = await wordpress.upload("zopf.png", await paint("#806020"));
  await follows(paper, "/suche?q=Zopfmeister", 200);
  const words = { title: "Der Zopfmeister", slug: "zopfmeister", content: "<p>Er flicht.</p>", featured_media: picture };
  const id = await wordpress.edit("POST", "posts", { ...words, status: "publish" });
  await follows(paper, path(id), 200, "Er flicht.");
  await follows(paper, path(id), 200, "/media/bridge/");
  await follows(paper, "/suche?q=Zopfmeister", 200, path(id));
  await wordpress.edit("POST", `posts/${id}`, { content: "<p>Er flicht nicht mehr.</p>" });
  await follows(paper, path(id), 200, "Er flicht nicht mehr.");
  const other = await wordpress.upload("neu.png", await paint("#108030"));
  const [former] = /\/media\/bridge\/[0-9a-f]+/.exec((await paper.look(path(id))).text) ?? [];
  await wordpress.edit("POST", `posts/${id}`, { featured_media: other });
  await follows(paper, path(id), 200, "/media/bridge/", former);
  await wordpress.edit("POST", `posts/${id}`, { status: "draft" });
  await follows(paper, path(id), 404);
  await wordpress.edit("POST", `posts/${id}`, { status: "publish" });
  await follows(paper, path(id), 200);
  await wordpress.edit("POST", `posts/${id}`, { status: "private" });
  await follows(paper, path(id), 404);
  await wordpress.edit("POST", `posts/${id}`, { status: "publish", password: "geheim" });
  await wordpress.edit("POST", `posts/${id}`, { password: "" });
  await follows(paper, path(id), 200);
  await wordpress.edit("DELETE", `posts/${id}`);
  await follows(paper, path(id), 404);
}

async function followNames(paper: FollowingPaper): Promise<void> {
  const { wordpress } = paper;
  const category = await wordpress.edit("POST", "categories", { name: "Landtag", slug: "landtag" });
  const tag = await wordpress.edit("POST", "tags", { name: "Hochwasser", slug: "hochwasser" });
  const words = { title: "Der Rhein steigt", slug: "rhein", content: "<p>Ein Satz.</p>", author: wordpress.author };
  const id = await wordpress.edit("POST", "posts", { ...words, status: "publish", categories: [category], tags: [tag] });
  const path = `/rhein/${id}`;
  await follows(paper, path, 200, "Lea Moser");
  for (const list of ["/news/landtag", "/themen/hochwasser"]) await follows(paper, list, 200, path);
  await wordpress.edit("POST", `users/${wordpress.author}`, { name: "Lea Huber" });
  await follows(paper, path, 200, "Lea Huber", "Lea Moser");
  await wordpress.edit("POST", `tags/${tag}`, { slug: "flut" });
  await leads(paper, "/themen/hochwasser", "/themen/flut");
  await leads(paper, "/tag/hochwasser/", "/themen/flut");
  await follows(paper, "/themen/flut", 200, path);
  await wordpress.edit("POST", `categories/${category}`, { name: "Aus dem Landhaus", slug: "landhaus" });
  await leads(paper, "/news/landtag", "/news/landhaus");
  await follows(paper, "/news/landhaus", 200, "Aus dem Landhaus");
  await wordpress.edit("DELETE", `categories/${category}?force=true`);
  await follows(paper, "/news/landhaus", 404);
  await wordpress.edit("DELETE", `tags/${tag}?force=true`);
  await follows(paper, "/themen/flut", 404);
  await follows(paper, path, 200, "Der Rhein steigt", "/themen/flut");
}

async function followComments(paper: FollowingPaper): Promise<void> {
  const { wordpress } = paper;
  const id = await wordpress.edit("POST", "posts", {
    title: "Die Frage",
    slug: "frage",
    content: "<p>Wie?</p>",
    status: "publish",
  });
  const path = `/frage/${id}/kommentare`;
  await follows(paper, `/frage/${id}`, 200);
  const first = await wordpress.comment(id, "Eva", "Wunderbar geschrieben!");
  await follows(paper, path, 200, "Wunderbar geschrieben!");
  await follows(paper, `/frage/${id}`, 200, "1\u00a0Kommentar");
  wordpress.run("update_option('comment_moderation', '1');");
  const held = await wordpress.comment(id, "Otto", "Gar nicht wahr!");
  expect((await paper.look(path)).text).not.toContain("Gar nicht wahr!");
  await wordpress.edit("POST", `comments/${held}`, { status: "approved" });
  await follows(paper, path, 200, "Gar nicht wahr!");
  await wordpress.edit("POST", `comments/${held}`, { content: "Doch wahr!" });
  await follows(paper, path, 200, "Doch wahr!", "Gar nicht wahr!");
  await wordpress.edit("POST", `comments/${held}`, { status: "spam" });
  await follows(paper, path, 200, "Wunderbar geschrieben!", "Doch wahr!");
  await wordpress.edit("DELETE", `comments/${first}?force=true`);
  await follows(paper, path, 200, "", "Wunderbar geschrieben!");
}
