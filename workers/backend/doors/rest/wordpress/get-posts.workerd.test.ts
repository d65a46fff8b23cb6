import { env } from "cloudflare:workers";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { call, type Reply } from "#workers/backend/doors/rest/call-for-test.ts";
import { mintCaller, testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  externalPostId,
  freePostId,
  futurePostId,
  premiumPostId,
  premiumVideoPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";

beforeAll(() => writePaper(env));

const idsOf = ({ body }: Reply) => body.map(({ id }: { id: number }) => id);
const clubs = "category_slug=news-aus-dornbirn&post_type=nnp_clubs,nnp_births,nnp_weddings";

describe("GET /wp-json/wp/v2/posts", () => {
  test("gives posts newest first, with the counts in the headers", async () => {
    const reply = await call(env, "wp/v2/posts?per_page=3");
    expect(idsOf(reply)).toEqual([freePostId, premiumPostId, premiumVideoPostId]);
    expect([reply.headers.get("x-wp-total"), reply.headers.get("x-wp-totalpages")]).toEqual(["4", "2"]);
    expect(idsOf(await call(env, "wp/v2/posts?per_page=3&page=2"))).toEqual([externalPostId]);
  });

  test("writes a post as WordPress does, with our teaser fields beside", async () => {
    const { body } = await call(env, `wp/v2/posts/${freePostId}`);
    expect(body).toMatchObject({
      id: freePostId,
      date: "2026-03-05T18:05:00",
      date_gmt: "2026-03-05T17:05:00",
      modified: "2026-03-05T19:00:00",
      slug: "der-rhein-steigt",
      status: "publish",
      type: "post",
      link: `http://backend/der-rhein-steigt/${freePostId}`,
      title: { rendered: "Der Rhein &lt;steigt&gt; &amp; steigt" },
      excerpt: { rendered: "<p>Am Damm wird &quot;gewacht&quot;.</p>" },
      content: { protected: false },
      featured_image: { src: "/media/test/damm.jpg", alt: "Männer am Damm" },
      jetpack_featured_media_url: "/media/test/damm.jpg",
      formatted_date: "Do., 5. März 2026, 18:05 Uhr",
      comment_count: 0,
      is_premium: false,
      brand: null,
      label: { text: "Analyse", link: "/themen/gemeindewahl" },
      categories: [expect.any(Number)],
      tags: [expect.any(Number)],
      author: expect.any(Number),
    });
    expect(body.image_crops.map(({ crop }: { crop: string }) => crop)).toEqual(["4-3", "16-9"]);
  });

  test("has every field of a post that the rules name (rules 3.6)", async () => {
    const { body } = await call(env, `wp/v2/posts/${freePostId}`);
    expect(body).toMatchObject({
      meta: {
        description: "Für Suchmaschinen",
        piTriggerManual: true,
        piPaywallAsModal: true,
        piTag: "promotion",
        piVariables: [{ key: "k", value: "w" }],
      },
      tracking: { origin: "talblick", video_count: 2, slideshow_count: 1, is_liveticker: true, is_paid: false },
      associated_posts: [
        { id: premiumPostId, link: `http://backend/bezahlt/${premiumPostId}`, title: { rendered: "Was im Keller lag" } },
        { id: externalPostId, external: "https://example.org/text" },
      ],
      informantButton: { link: "/tipp-geben", text: "Hinweis geben" },
    });
    expect(body.content_blocks.map((block: { __typename: string }) => block.__typename)).toEqual([
      "ParagraphBlock",
      "HeadingBlock",
      "ListBlock",
      "QuoteBlock",
      "TableBlock",
      "ImageBlock",
      "GalleryBlock",
      "EmbedBlock",
      "VideoBlock",
      "TickerBlock",
      "FactsBlock",
      "CodeBlock",
      "ButtonBlock",
      "SeparatorBlock",
      "HtmlBlock",
    ]);
    expect(body.content_blocks[5]).toEqual({
      __typename: "ImageBlock",
      image: expect.objectContaining({ src: "/media/test/bild.jpg", caption: "Bildtext", image_crops: expect.any(Array) }),
    });
    expect(body.content_blocks[5].image).not.toHaveProperty("crops");
  });

  test("links are full addresses, of the site that the portal names", async () => {
    const headers = { "x-caller": await mintCaller() };
    const post = await call(env, `wp/v2/posts/${freePostId}`, "GET", headers);
    expect(post.body.link).toBe(`${testOrigin}/der-rhein-steigt/${freePostId}`);
    const { body: tags } = await call(env, "wp/v2/tags?slug=hochwasser", "GET", headers);
    expect(tags[0].link).toBe(`${testOrigin}/themen/hochwasser`);
  });

  test("an unknown type of post is answered as WordPress does", async () => {
    const { status, body } = await call(env, "wp/v2/posts?post_type=nnp_clubs,page");
    const message = `post_type[1] is not one of post, nnp_clubs, nnp_births, nnp_weddings, nnp_schools, and nnp_baptism.`;
    expect([status, body]).toEqual([
      400,
      {
        code: "rest_invalid_param",
        message: "Invalid parameter(s): post_type",
        data: {
          status: 400,
          params: { post_type: message },
          details: { post_type: { code: "rest_not_in_enum", message, data: null } },
        },
      },
    ]);
    expect((await call(env, "wp/v2/posts?post_type=nnp_baptism")).status).toBe(200);
  });

  test("an imported type is known", async () => {
    const record = { kind: "post", source: "rest:job", type: "nnp_jobs", slug: "stelle", title: "Stelle", blocks: [] };
    const dates = { date: "2026-01-01T00:00:00Z", modified: "2026-01-01T00:00:00Z" };
    await writeContent(env, [v.parse(contentRecordSchema, { ...record, ...dates })], new Date("2026-03-10T12:00:00Z"));
    expect((await call(env, "wp/v2/posts?post_type=nnp_jobs")).body).toMatchObject([{ type: "nnp_jobs" }]);
  });

  test("writes every kind of block as HTML", async () => {
    const { body } = await call(env, `wp/v2/posts/${freePostId}`);
    for (const html of [
      "<p>Am <b>Damm</b> wird gewacht.</p>",
      "<h2>Die Lage</h2>",
      "<blockquote>Es steigt.<cite>Der Wächter</cite></blockquote>",
      "<figcaption>Pegel</figcaption>",
      '<img src="/media/test/bild.jpg" alt="Eigene Beschreibung" width="1600" height="1200"><figcaption>Bildtext Foto: Moos</figcaption>',
      '<a href="https://www.youtube.com/watch?v=abc">Ein Film</a>',
      "<p>Der Damm von oben</p>",
      "Erster Alarm",
      "<h3>Der Rhein</h3>",
      "<pre><code>a &lt; b</code></pre>",
      '<a href="/mehr">Mehr</a>',
      "<hr>",
    ]) {
      expect(body.content.rendered).toContain(html);
    }
  });

  test("narrows to a municipality's notices of several types (rules 7.2)", async () => {
    const reply = await call(env, `wp/v2/posts?${clubs}&per_page=4`);
    expect(idsOf(reply)).toEqual([206, 205, 204, 203]);
    expect(reply.headers.get("x-wp-total")).toBe("6");
    expect(idsOf(await call(env, "wp/v2/posts?category_slug=news-aus-dornbirn&post_type=nnp_clubs"))).toEqual([205, 203, 201]);
    expect(idsOf(await call(env, "wp/v2/posts?category_slug=news-aus-nirgendwo"))).toEqual([]);
  });

  test("merges several types without a category, page by page", async () => {
    const first = await call(env, "wp/v2/posts?post_type=nnp_clubs,post&per_page=5");
    expect(idsOf(first)).toEqual([freePostId, premiumPostId, premiumVideoPostId, externalPostId, 205]);
    expect(first.headers.get("x-wp-total")).toBe("7");
    expect(idsOf(await call(env, "wp/v2/posts?post_type[]=nnp_clubs&post_type[]=post&per_page=5&page=2"))).toEqual([203, 201]);
  });

  test("takes a moment to start after, in UTC, with a zone or in local time", async () => {
    // Published at 08:00 UTC on 4 March, which is 09:00 in Vorarlberg.
    for (const [after, ids] of [
      ["2026-03-04T07:59:59Z", [freePostId, premiumPostId]],
      ["2026-03-04T08:00:00.000Z", [freePostId]],
      ["2026-03-04T08:59:59", [freePostId, premiumPostId]],
      ["2026-03-04T09:00:00%2B01:00", [freePostId]],
      ["2026-03-04T08:59:59+01:00", [freePostId, premiumPostId]],
    ]) {
      const reply = await call(env, `wp/v2/posts?after=${after}`);
      expect(idsOf(reply), String(after)).toEqual(ids);
      expect(reply.headers.get("x-wp-total")).toBe(String(ids?.length));
    }
    const notices = await call(env, `wp/v2/posts?${clubs}&after=2026-02-04T00:00:00Z`);
    expect(idsOf(notices)).toEqual([206, 205, 204]);
    expect(notices.headers.get("x-wp-total")).toBe("3");
  });

  test("finds words anywhere in what everybody may read, and slugs", async () => {
    expect(idsOf(await call(env, "wp/v2/posts?search=RHEIN%20steigt"))).toEqual([freePostId]);
    expect(idsOf(await call(env, "wp/v2/posts?search=waechter%20rhein"))).toEqual([freePostId]);
    expect(idsOf(await call(env, "wp/v2/posts?search=waechter%20bodensee"))).toEqual([]);
    expect(idsOf(await call(env, "wp/v2/posts?search=verein"))).toEqual([]);
    expect(idsOf(await call(env, "wp/v2/posts?search=verein&post_type=nnp_births&per_page=2"))).toEqual([206, 204]);
    expect(idsOf(await call(env, "wp/v2/posts?search=absatz&category_slug=politik"))).toEqual([externalPostId]);
    expect(idsOf(await call(env, "wp/v2/posts?slug=anderswo,bezahlt"))).toEqual([premiumPostId, externalPostId]);
    expect(idsOf(await call(env, "wp/v2/posts?slug=zukunft"))).toEqual([]);
  });

  test.each(["%22", "*", "%22foo%22%20OR%20bar*", "NEAR(a%20b)", "title:rhein%20-damm", "a%00b", "%F0%9F%8E%89"])(
    "a search for %s is no syntax error",
    async (search) => {
      expect((await call(env, `wp/v2/posts?search=${search}`)).status).toBe(200);
    },
  );

  test("complains about wrong parameters as WordPress does", async () => {
    const { status, body } = await call(env, "wp/v2/posts?per_page=101&page=x&after=gestern");
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "rest_invalid_param",
      message: "Invalid parameter(s): page, per_page, after",
      data: {
        status: 400,
        params: {
          page: "page is not of type integer.",
          per_page: "per_page must be between 1 (inclusive) and 100 (inclusive)",
          after: "Invalid date.",
        },
      },
    });
    expect((await call(env, "wp/v2/posts?per_page=0")).status).toBe(400);
    expect((await call(env, `wp/v2/posts?search=${"a".repeat(201)}`)).status).toBe(400);
  });

  test("has no page beyond the end", async () => {
    const { status, body } = await call(env, "wp/v2/posts?page=2");
    expect(status).toBe(400);
    expect(body.code).toBe("rest_post_invalid_page_number");
    expect((await call(env, "wp/v2/posts?post_type=nnp_schools&page=2")).body).toEqual([]);
  });

  test("knows no post that does not exist or is not published yet", async () => {
    for (const id of [9, futurePostId]) {
      const { status, body } = await call(env, `wp/v2/posts/${id}`);
      expect([status, body.code]).toEqual([404, "rest_post_invalid_id"]);
    }
  });
});
