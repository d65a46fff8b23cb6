import { expect, test, vi } from "vitest";
import type { NewsChoice } from "#app/domain/municipality/municipality-news.ts";
import { createHttpClient } from "#app/gateway/backend/http-client.ts";
import { readMunicipalityNews } from "./read-municipality-news.ts";

const now = new Date("2026-11-22T12:00:00Z");
const post = (id: number, date = "2026-11-20T10:00:00Z") => ({ id, slug: `p${id}`, title: "Titel", date });

async function read(choice: Partial<NewsChoice>, body: unknown, status = 200) {
  const asked: string[] = [];
  const client = createHttpClient(
    async (input) => {
      asked.push(decodeURIComponent(String(input instanceof Request ? input.url : input).replace("http://backend", "")));
      return Response.json(body, { status });
    },
    50,
    "http://backend",
  );
  const whole = { municipality: null, topic: null, maxPosts: 3, maxAgeDays: null, ...choice };
  const news = readMunicipalityNews(client.answer, { choice: whole, topicsNamespace: "nnp", now });
  return { asked, news: await news };
}

test("the notices of a municipality are asked for as the rules write it", async () => {
  const { asked, news } = await read({ municipality: "lech", maxAgeDays: 7 }, [post(1), post(2)]);
  expect(asked).toEqual([
    "/wp-json/wp/v2/posts?per_page=3&page=1&category_slug=news-aus-lech&after=2026-11-15T00:00:00.000Z&post_type=nnp_clubs,nnp_births,nnp_weddings,nnp_schools,nnp_baptism",
  ]);
  expect([news.posts.map(({ id }) => id), news.topic]).toEqual([[1, 2], null]);
});

test("without one they are everybody's, in a list or an object with hits, and no more than asked for", async () => {
  const { asked, news } = await read({ maxPosts: 1 }, { hits: [post(1), post(2)] });
  expect(asked[0]).toContain("per_page=1&page=1&category_slug=news-aus-meinegemeinde&post_type=");
  expect(news.posts).toHaveLength(1);
});

test("a topic brings its own texts; its old posts are left out here", async () => {
  const body = { title: "Wahl", button_text: "Alles", button_link: "/wahl", posts: [post(1), post(2, "2026-11-14T23:59:59Z")] };
  const { asked, news } = await read({ topic: "gemeindewahl", municipality: "lech", maxAgeDays: 7 }, body);
  expect(asked).toEqual(["/wp-json/nnp/v1/topics/gemeindewahl-lech?per_page=3&page=1"]);
  expect(news).toMatchObject({ posts: [{ id: 1 }], topic: { title: "Wahl", buttonText: "Alles", buttonLink: "/wahl" } });
});

test("a topic that is not there has no posts; a back end that fails is no empty list", async () => {
  expect((await read({ topic: "nirgendwo" }, {}, 404)).news).toEqual({ posts: [], topic: null });
  const log = vi.spyOn(console, "error").mockReturnValue();
  await expect(read({ topic: "wahl" }, {}, 403)).rejects.toMatchObject({ kind: "status", status: 403 });
  log.mockRestore();
});
