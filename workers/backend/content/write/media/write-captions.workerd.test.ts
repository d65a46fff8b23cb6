import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createPost, places, write } from "#workers/backend/content/write/write-for-test.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";

beforeEach(() => emptyDatabase(env.DB));

const hostile = 'Foto: <a href="/anna" onclick="x()">Anna</a><script>alert(1)</script> <a href="javascript:alert(1)">Co</a>';
const safe = 'Foto: <a href="/anna">Anna</a> <a>Co</a>';
const use = { media: "test:damm", caption: "Foto: Anna Co", captionHtml: hostile };
const query = `query ($id: Int!) { post(id: $id) {
  featured_image { caption captionHtml link }
  content_blocks {
    __typename
    ... on ImageBlock { image { caption captionHtml link } }
    ... on GalleryBlock { images { captionHtml link } }
    ... on QuoteBlock { citationHtml }
    ... on TableBlock { captionHtml }
  }
} }`;

test("links of captions, citations and pictures are sanitised where they are written, and come back", async () => {
  const blocks = [
    { kind: "image" as const, image: { ...use, link: "https://shop.example/" } },
    { kind: "gallery" as const, images: [{ ...use, link: "javascript:alert(1)" }] },
    { kind: "quote" as const, html: "<p>Ja.</p>", citation: "Anna", citationHtml: hostile },
    { kind: "table" as const, html: "<table></table>", caption: "Foto", captionHtml: hostile },
  ];
  const results = await write(...places, createPost({ image: use, blocks }));
  const { data } = await ask(env, query, { id: results.at(-1)?.id });
  expect(data.post).toMatchObject({
    featured_image: { caption: "Foto: Anna Co", captionHtml: safe, link: null },
    content_blocks: [
      { image: { caption: "Foto: Anna Co", captionHtml: safe, link: "https://shop.example/" } },
      { images: [{ captionHtml: safe, link: null }] },
      { citationHtml: safe },
      { captionHtml: safe },
    ],
  });
});

test("the picture's own caption keeps its links where its use says nothing", async () => {
  const media = { kind: "media" as const, source: "test:see", src: "/media/see.jpg", mime: "image/jpeg", crops: [] };
  const [, result] = await write(
    { ...media, caption: "Foto: Anna Co", captionHtml: hostile },
    createPost({ image: { media: "test:see" }, blocks: [{ kind: "image", image: { media: "test:see", caption: "Am See" } }] }),
  );
  const { data } = await ask(env, query, { id: result?.id });
  expect(data.post).toMatchObject({
    featured_image: { caption: "Foto: Anna Co", captionHtml: safe },
    content_blocks: [{ image: { caption: "Am See", captionHtml: null } }],
  });
});
