import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import { freePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { call } from "./call-for-test.ts";

beforeAll(() => writePaper(env));

const clubs = "category_slug=news-aus-dornbirn&post_type=nnp_clubs,nnp_births,nnp_weddings";

describe("GET /wp-json/wp/v2/categories and tags", () => {
  test("give the terms with their counts", async () => {
    const { body, headers } = await call(env, "wp/v2/categories");
    expect(body).toMatchObject([
      { slug: "news-aus-dornbirn", count: 6, taxonomy: "category" },
      { slug: "politik", name: "Politik", count: 4, link: "http://backend/news/politik", parent: 0 },
    ]);
    expect(headers.get("x-wp-total")).toBe("2");
    expect((await call(env, "wp/v2/tags?slug=hochwasser")).body).toMatchObject([
      { name: "Hochwasser", taxonomy: "post_tag", count: 1 },
    ]);
    expect((await call(env, "wp/v2/tags?per_page=0")).status).toBe(400);
  });
});

describe("GET /wp-json/nnp/v1/topics/{slug}", () => {
  test("gives the topic with its newest posts", async () => {
    const { body } = await call(env, "nnp/v1/topics/gemeindewahl?per_page=1");
    expect(body).toMatchObject({
      slug: "gemeindewahl",
      title: "Gemeindewahl",
      description: "Alle Ergebnisse",
      page_link: "/themen/gemeindewahl",
      button_text: "Zu den Gemeindewahlen",
      button_link: "/themen/gemeindewahl",
      posts: [{ id: freePostId, title: { rendered: expect.any(String) } }],
    });
  });

  test("gives the topic of a municipality", async () => {
    expect((await call(env, "nnp/v1/topics/gemeindewahl-dornbirn")).body).toMatchObject({
      title: "Gemeindewahl Dornbirn",
      posts: [],
    });
  });

  test("gives a tag, which has its page among the topics", async () => {
    expect((await call(env, "nnp/v1/topics/hochwasser")).body).toMatchObject({
      title: "Hochwasser",
      page_link: "/themen/hochwasser",
      post_count: 1,
      posts: [{ id: freePostId }],
    });
  });

  test("knows no other topic", async () => {
    const { status, body } = await call(env, "nnp/v1/topics/gemeindewahl-nirgendwo");
    expect([status, body.code]).toEqual([404, "rest_topic_not_found"]);
    expect((await call(env, "nnp/v1/topics/gemeindewahl?per_page=500")).status).toBe(400);
  });
});

describe("the REST paths as a whole", () => {
  test.each(["", "x", "wp/v2", "wp/v2/posts/abc", "nnp/v1/topics/", "nnp/v1/topics/%ZZ", "other/v1/topics/gemeindewahl"])(
    "the path %s is unknown",
    async (path) => {
      const { status, body } = await call(env, path);
      expect([status, body.code]).toEqual([404, "rest_no_route"]);
    },
  );

  test("other methods are refused, HEAD has the headers only", async () => {
    const post = await call(env, "wp/v2/posts", "POST");
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await call(env, "wp/v2/posts", "HEAD");
    expect([head.status, head.headers.get("x-wp-total"), head.body]).toEqual([200, "4", null]);
  });

  test("a broken database is a plain 500", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = {
      prepare: () => ({ bind: () => null }),
      batch: () => Promise.reject(new Error("secret")),
    } as unknown as D1Database;
    const { status, body } = await call({ ...env, DB: broken }, "wp/v2/posts");
    expect([status, body]).toEqual([
      500,
      { code: "internal_server_error", message: "Internal Server Error", data: { status: 500 } },
    ]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test.each([
    "wp/v2/posts",
    `wp/v2/posts?${clubs}&after=2026-01-01T00:00:00Z`,
    `wp/v2/posts?${clubs}`,
    "wp/v2/posts?post_type=nnp_clubs,post&after=2026-01-01T00:00:00Z",
    "wp/v2/posts?search=absatz&category_slug=politik",
    "wp/v2/posts?slug=anderswo",
    "wp/v2/posts/101",
    "wp/v2/categories",
    "nnp/v1/topics/gemeindewahl",
  ])("%s reads large tables through an index", async (path) => {
    const plans = await recordPlans(env, (recording) => worker.fetch(new Request(`http://backend/wp-json/${path}`), recording));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });

  test("a list takes at most three D1 batches: entries, posts, pictures", async () => {
    for (const path of ["wp/v2/posts", "wp/v2/posts?search=absatz", "nnp/v1/topics/gemeindewahl"]) {
      expect(Number((await call(env, path)).headers.get("x-d1-batches"))).toBeLessThanOrEqual(3);
    }
  });
});
