import { expect, test } from "vitest";
import { readFaults } from "#tests/support/feeds/xml-faults.ts";
import { toFeedPath, toFeedText, toFeedType } from "./feed-format.ts";
import { toFeedView } from "./feed-view-model.ts";

const toAddress = (path: string) => new URL(path, "https://talblick.example").href;
const facts = {
  title: "Talblick: Wohnen & Bauen",
  description: "Was <Wohnen> kostet.",
  path: "/themen/wohnen",
  self: "/themen/wohnen/feed",
};

type Post = Parameters<typeof toFeedView>[0][number];

function createPost(changes: Partial<Post> = {}): Post {
  return {
    id: 7,
    date: "2026-11-20T17:05:00Z",
    modified: "2026-11-20T18:00:00Z",
    title: { rendered: "Der Rhein &lt;steigt&gt; &amp; <b>steigt</b>" },
    excerpt: { rendered: "Am Damm wird &quot;gewacht&quot;." },
    kicker: "Hochwasser",
    link: "/der-rhein-steigt/7",
    external: null,
    is_premium: false,
    is_story: false,
    is_live: null,
    comment_count: 0,
    picture_count: 0,
    brand: null,
    label: null,
    image_rule: null,
    featured_image: { src: "/media/damm.jpg", width: 1600, height: 1200, alt: 'Männer "am" Damm' },
    authors: [{ name: "Anna Berger" }, { name: "Jakob Moos" }],
    categories: [{ title: "Politik & Land" }],
    ...changes,
  };
}

function write(posts: Post[], atom = false): string {
  return toFeedText(toFeedView(posts, facts, toAddress), atom ? "/themen/wohnen/feed/atom" : "/themen/wohnen/feed");
}

const posts = [
  createPost(),
  createPost({ id: 8, link: "/anderswo/8", external: "https://example.org/text?a=1&b=2", excerpt: null, featured_image: null }),
  // As a back end gives it that knows no more.
  createPost({ id: 9, link: "/karg/9", modified: "", authors: [], categories: [], excerpt: { rendered: "" } }),
];

test.each([false, true])("a feed follows its specification (Atom: %s)", (atom) => {
  expect(readFaults(write(posts, atom))).toEqual([]);
  expect(readFaults(write([], atom))).toEqual([]);
});

test("RSS says of a post its headline, teaser, time, authors, section and picture", () => {
  expect(write([createPost()])).toContain(
    "<item><title>Der Rhein &lt;steigt&gt; &amp; steigt</title><link>https://talblick.example/der-rhein-steigt/7</link>" +
      '<guid isPermaLink="false">tag:talblick.example,2026:beitrag-7</guid><pubDate>Fri, 20 Nov 2026 17:05:00 GMT</pubDate>' +
      "<description>Am Damm wird &quot;gewacht&quot;.</description><dc:creator>Anna Berger</dc:creator><dc:creator>Jakob Moos</dc:creator>" +
      "<category>Politik &amp; Land</category>" +
      '<media:content url="https://talblick.example/media/damm.jpg" medium="image" width="1600" height="1200">' +
      '<media:description type="plain">Männer &quot;am&quot; Damm</media:description></media:content></item>',
  );
});

test("Atom says when a post was changed, and the feed when the last one was", () => {
  const xml = write([createPost(), createPost({ id: 8, link: "/b/8", modified: "2026-11-21T08:00:00.000Z" })], true);
  expect(xml).toContain("<subtitle>Was &lt;Wohnen&gt; kostet.</subtitle><updated>2026-11-21T08:00:00Z</updated>");
  expect(xml).toContain("<updated>2026-11-20T18:00:00Z</updated><published>2026-11-20T17:05:00Z</published>");
});

test("a post whose text is on another site is read there, and known by its own number", () => {
  const [, other = ""] = write(posts).split("<item>").slice(1);
  expect(other).toContain("<link>https://example.org/text?a=1&amp;b=2</link>");
  expect(other).toContain('<guid isPermaLink="false">tag:talblick.example,2026:beitrag-8</guid>');
});

test.each([
  ["/feed", "/", "/feed", "application/rss+xml"],
  ["/feed/atom/", "/", "/feed/atom", "application/atom+xml"],
  ["/news/sport/feed/atom", "/news/sport", "/news/sport/feed/atom", "application/atom+xml"],
  ["/themen/atom/feed", "/themen/atom", "/themen/atom/feed", "application/rss+xml"],
])("%s is the feed %s %s as %s", (pathname, page, path, type) => {
  expect([toFeedPath(page, pathname), toFeedType(pathname)]).toEqual([path, type]);
});

test.each([false, true])("a post stays the same when its headline gets another address (Atom: %s)", (atom) => {
  const ids = [createPost(), createPost({ link: "/der-rhein-sinkt/7", title: { rendered: "Der Rhein sinkt" } })].map(
    (post) => /<(?:guid[^>]*|id)>(tag:[^<]*)</.exec(write([post], atom))?.[1],
  );
  expect(ids).toEqual(["tag:talblick.example,2026:beitrag-7", "tag:talblick.example,2026:beitrag-7"]);
});

test.each([false, true])("a paid post is marked by the brand that sells it (Atom: %s)", (atom) => {
  const paid = write([createPost({ is_premium: true, brand: { title: "Rheinbote" } })], atom);
  expect(paid).toContain("steigt (Rheinbote)</title>");
  expect(paid).toMatch(/<category(?: term="Rheinbote"\/>|>Rheinbote<)/);
  expect(write([createPost({ is_premium: true })], atom)).toContain("steigt (Plus)</title>");
  expect(write([createPost()], atom)).not.toMatch(/Plus|Rheinbote/);
});
