import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { fillImageRules } from "#workers/backend/content/picture-sizes/fill-image-rules.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { askPage } from "#workers/backend/doors/graphql/resolvers/ask-page-for-test.ts";
import {
  externalPostId,
  freePostId,
  futurePostId,
  premiumPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";

beforeAll(() => writePaper(env));

const cropsOf = (name: string) => [
  {
    crop: "4-3",
    type: "image/avif",
    src: `/media/test/${name}-4-3-960.avif`,
    width: 960,
    height: 720,
    srcset: [
      { src: `/media/test/${name}-4-3-320.avif`, w: 320 },
      { src: `/media/test/${name}-4-3-960.avif`, w: 960 },
    ],
  },
];

describe("a post", () => {
  test("has everything its page shows", async () => {
    const { post } = await askPage(env, "post");
    expect(post).toMatchObject({
      id: freePostId,
      type: "post",
      date: "2026-03-05T17:05:00Z",
      modified: "2026-03-05T18:00:00Z",
      formatted_date: "Do., 5. März 2026, 18:05 Uhr",
      title: { rendered: "Der Rhein &lt;steigt&gt; &amp; steigt" },
      excerpt: { rendered: "Am Damm wird &quot;gewacht&quot;." },
      kicker: "Hochwasser",
      slug: "der-rhein-steigt",
      link: `/der-rhein-steigt/${freePostId}`,
      comment_count: 0,
      picture_count: 5,
      reaction_count: 7,
      is_premium: false,
      is_story: true,
      external: null,
      brand: null,
      label: { text: "Analyse", link: "/themen/gemeindewahl" },
      access: { granted: true, reason: "FREE", hidden_block_count: 0, free_block_count: 15 },
      tracking: { origin: "talblick", image_count: 5, video_count: 2, slideshow_count: 1, is_liveticker: true, is_paid: false },
      informantButton: { text: "Hinweis geben", link: "/tipp-geben" },
      meta: {
        description: "Für Suchmaschinen",
        piTriggerManual: true,
        piPaywallAsModal: true,
        piTag: "promotion",
        piVariables: [{ key: "k", value: "w" }],
      },
      municipality: { slug: "dornbirn", title: "Dornbirn" },
    });
  });

  test("has its picture, whose texts are those of this use before the picture's own", async () => {
    const { post } = await askPage(env, "post");
    const image = {
      src: "/media/test/damm.jpg",
      width: 1600,
      height: 1200,
      alt: "Männer am Damm",
      caption: "Am Rheindamm",
      credit: "Foto: Berger",
    };
    expect(post.featured_image).toMatchObject({ ...image, image_crops: cropsOf("damm") });
    expect(post.image_crops).toEqual(cropsOf("damm"));
    const { data } = await ask(
      env,
      `{ post(id: ${freePostId}) { image_crops { crop } none: image_crops(crops: ["9-16"]) { crop } } }`,
    );
    expect(data.post).toEqual({ image_crops: [{ crop: "4-3" }, { crop: "16-9" }], none: [] });
  });

  test("says its picture's variants as one rule, also of a picture that was written before there were rules", async () => {
    const query = `{ post(id: ${freePostId}) { image_rule(crops: ["4-3"]) none: image_rule(crops: ["9-16"])
      featured_image { image_rule(crops: ["4-3"]) } image_crops(crops: ["4-3"]) { crop type src width height srcset { src w } } } }`;
    const rule = "/media/test/ 4-3 image/avif 960x720 damm-4-3-{w}.avif 320,960";
    const expected = { image_rule: rule, none: null, featured_image: { image_rule: rule }, image_crops: cropsOf("damm") };
    expect((await ask(env, query)).data.post).toEqual(expected);
    await env.DB.exec("UPDATE media SET rule = NULL");
    expect((await ask(env, query)).data.post).toEqual(expected);
    await fillImageRules(env.DB);
    const { results } = await env.DB.prepare("SELECT rule FROM media WHERE source = 'test:damm'").all();
    expect(results).toEqual([{ rule: `${rule} 16-9 image/avif 960x540 damm-16-9-{w}.avif 320,960` }]);
    expect((await ask(env, query)).data.post).toEqual(expected);
  });

  test("has the newsroom's terms, authors and linked posts in the newsroom's order", async () => {
    const { post } = await askPage(env, "post");
    expect(post.categories).toEqual([
      { id: expect.any(Number), slug: "politik", title: "Politik", description: "Aus dem Land", link: "/news/politik" },
    ]);
    expect(post.tags).toMatchObject([{ slug: "hochwasser", title: "Hochwasser" }]);
    expect(post.topics).toMatchObject([
      { slug: "gemeindewahl", page_link: "/themen/gemeindewahl", post_count: 2, image: { alt: "Der Damm" } },
    ]);
    expect(post.authors).toMatchObject([
      { slug: "anna-berger", name: "Anna Berger", role: "Redakteurin", description: "Schreibt über Wasser." },
      { slug: "jakob-moos", name: "Jakob Moos", role: null },
    ]);
    expect(post.associated_posts.map(({ id }: { id: number }) => id)).toEqual([premiumPostId, externalPostId]);
  });

  test("has related posts of its own subject, without itself", async () => {
    const { post } = await askPage(env, "post");
    expect(post.related_posts.map(({ id }: { id: number }) => id)).toEqual([premiumPostId]);
    const { data } = await ask(env, `{ post(id: ${externalPostId}) { related_posts(limit: 2) { id } } }`);
    expect(data.post.related_posts).toEqual([{ id: freePostId }, { id: premiumPostId }]);
  });

  test("has every kind of block, pictures included; a picture that is not there is left out", async () => {
    const { post } = await askPage(env, "post");
    const [paragraph, heading, list, quote, table, image, gallery, embed, film, ticker, facts, code, button, separator, html] =
      post.content_blocks;
    expect(paragraph).toEqual({ __typename: "ParagraphBlock", html: "Am <b>Damm</b> wird gewacht." });
    expect(heading).toEqual({ __typename: "HeadingBlock", level: 2, html: "Die Lage" });
    expect(list).toMatchObject({ __typename: "ListBlock", html: expect.stringContaining("<li>eins</li>") });
    expect(quote).toEqual({ __typename: "QuoteBlock", html: "Es steigt.", citation: "Der Wächter", citationHtml: null });
    expect(table).toMatchObject({ __typename: "TableBlock", caption: "Pegel" });
    expect(image).toMatchObject({
      __typename: "ImageBlock",
      image: { alt: "Eigene Beschreibung", caption: "Bildtext", credit: "Foto: Moos", image_crops: cropsOf("bild") },
    });
    expect(gallery.images).toMatchObject([{ alt: "Ein Bild" }, { alt: "Der Damm" }]);
    expect(embed).toEqual({
      __typename: "EmbedBlock",
      provider: "youtube",
      url: "https://www.youtube.com/watch?v=abc",
      title: "Ein Film",
    });
    expect(film.video).toMatchObject({
      id: "v1",
      accountId: "a1",
      playerId: "default",
      isPlaylist: false,
      title: "Der Damm von oben",
      image: null,
    });
    expect(ticker.entries).toMatchObject([
      { id: "t1", title: "Erster Alarm", date: expect.stringMatching(/^2026-03-05T17:00:00/) },
    ]);
    expect(facts).toMatchObject({ __typename: "FactsBlock", title: "Der Rhein" });
    expect(code).toEqual({ __typename: "CodeBlock", code: "a < b", language: "c" });
    expect(button).toEqual({ __typename: "ButtonBlock", text: "Mehr", link: "/mehr" });
    expect(separator).toEqual({ __typename: "SeparatorBlock", id: "separator-13" });
    expect(html).toMatchObject({ __typename: "HtmlBlock", html: expect.stringContaining("Rest") });
  });

  test("has its video with the lead picture as still", async () => {
    const { post } = await askPage(env, "post");
    expect(post.video).toMatchObject({
      id: "v1",
      description: "Ein Flug.",
      formattedDateTime: "1. März",
      formattedDuration: "2:14",
      image: { alt: "Männer am Damm" },
    });
  });

  test("of another place names where its text stands", async () => {
    const { data } = await ask(
      env,
      `{ post(id: ${externalPostId}) { external featured_image { id } image_crops { crop } label { text } informantButton { link } authors { id } } }`,
    );
    expect(data.post).toEqual({
      external: "https://example.org/text",
      featured_image: null,
      image_crops: [],
      label: null,
      informantButton: null,
      authors: [],
    });
  });

  test("that is not published yet does not exist anywhere", async () => {
    const { data, errors } = await ask(
      env,
      `{ post(id: ${futurePostId}) { id } posts { items { id } total } place: posts(feed: { municipality: "dornbirn" }) { items { id } total } most_read { id } home(municipality: "dornbirn") { sections { posts { id } } } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect(JSON.stringify(data)).not.toContain(String(futurePostId));
    expect(data.posts.total).toBe(4);
    expect(data.place.total).toBe(8);
  });
});
