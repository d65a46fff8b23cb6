import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { askPage } from "#workers/backend/doors/graphql/resolvers/ask-page-for-test.ts";
import { freePostId, premiumPostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";

beforeAll(() => writePaper(env));

describe("topics, places and pages", () => {
  test("a topic has its texts, its picture and its posts", async () => {
    const { topic } = await askPage(env, "topic");
    expect(topic).toMatchObject({
      slug: "gemeindewahl",
      title: "Gemeindewahl",
      description: "Alle Ergebnisse",
      image: { src: "/media/test/damm.jpg" },
      page_link: "/themen/gemeindewahl",
      button_text: "Zu den Gemeindewahlen",
      button_link: "/themen/gemeindewahl",
      post_count: 2,
      posts: { items: [{ id: freePostId }, { id: premiumPostId }], total: 2, total_pages: 1 },
    });
  });

  test("a tag has its page among the topics, and its posts link to it", async () => {
    expect((await askPage(env, "post")).post.tags).toMatchObject([{ slug: "hochwasser", page_link: "/themen/hochwasser" }]);
    expect((await askPage(env, "tag")).topic).toMatchObject({
      slug: "hochwasser",
      title: "Hochwasser",
      page_link: "/themen/hochwasser",
      post_count: 1,
      posts: { items: [{ id: freePostId }], total: 1 },
    });
  });

  test("the list of topics leaves out the children of a place", async () => {
    const { topics } = await askPage(env, "topics");
    expect(topics).toMatchObject({
      items: [{ slug: "gemeindewahl", post_count: 2 }],
      total: 1,
      total_pages: 1,
      page: 1,
      per_page: 24,
    });
  });

  test("municipalities are sorted as German readers expect, and know their district", async () => {
    const { data } = await ask(env, "{ municipalities { title } }");
    expect(data.municipalities.map(({ title }: { title: string }) => title)).toEqual(["Bregenz", "Dornbirn", "Übersaxen"]);
    const { municipality } = await askPage(env, "municipality");
    expect(municipality).toMatchObject({
      id: 80301,
      link: "/gemeinde/dornbirn",
      latitude: 47.4,
      longitude: 9.7,
      district: { title: "Dornbirn", municipalities: [{ slug: "dornbirn" }] },
    });
  });

  test("a page has its text, and a former address its new one", async () => {
    const { page, redirect } = await askPage(env, "page");
    expect(page).toMatchObject({
      slug: "impressum",
      title: { rendered: "Impressum &amp; Kontakt" },
      description: "Wer wir sind",
      link: "/impressum",
      modified: "2026-01-01T00:00:00Z",
      content_blocks: [{ html: "Talblick" }, { image: { alt: "Ein Bild" } }],
    });
    expect(redirect).toEqual({ to: expect.stringContaining(String(freePostId)), status: 301 });
    expect((await ask(env, '{ redirect(path: "/nie-da-gewesen") { to } }')).data.redirect).toBeNull();
  });

  test("menus have their entries in order, and an unknown menu has none", async () => {
    const { data } = await ask(
      env,
      '{ navigation(name: "header") { title link children { title } } none: navigation(name: "x") { title } }',
    );
    expect(data.navigation).toEqual([
      { title: "Politik", link: "/news/politik", children: [{ title: "Gemeindewahl" }] },
      { title: "Video", link: "/video", children: [] },
    ]);
    expect(data.none).toEqual([]);
  });

  test("an author has words, picture, contact and posts", async () => {
    const { author, posts } = await askPage(env, "author");
    expect(author).toMatchObject({
      name: "Anna Berger",
      role: "Redakteurin",
      page_link: "/autor/anna-berger",
      image: { src: "/media/test/damm.jpg" },
      mail: "redaktion@example.org",
      links: [{ title: "Mastodon", link: "https://social.example/@anna" }],
    });
    expect(posts).toMatchObject({ items: [{ id: freePostId }], total: 1 });
    expect(JSON.stringify(author)).not.toContain("anna@example.org");
  });

  test("brands and districts are named", async () => {
    const data = await askPage(env, "names");
    expect(data.brands).toEqual([{ slug: "rheinbote", title: "Rheinbote" }]);
    expect(data.districts.map(({ title }: { title: string }) => title)).toEqual(["Bregenz", "Dornbirn"]);
  });
});
