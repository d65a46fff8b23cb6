import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { layoutQuery, pageQueries } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import {
  freePostId,
  paidWords,
  premiumPostId,
  premiumVideoPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import { mintGrant } from "./mint-grant-for-test.ts";

beforeAll(() => writePaper(env));

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const mint = (payload: Record<string, unknown>) => mintGrant(payload, "test-grant-secret");

function expectNothingPaid(answer: string): void {
  expect(paidWords.filter((word) => answer.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
}

async function get(path: string): Promise<{ text: string; response: Response }> {
  const response = await worker.fetch(new Request(`http://backend${path}`), env);
  return { response, text: await response.text() };
}

describe("without a grant", () => {
  test.each(Object.entries(pageQueries))(
    "no word, picture or video of the paid part is in the page query %s",
    async (_, { query, variables }) => {
      const { data, errors } = await ask(env, query, variables);
      expect(errors).toBeUndefined();
      expectNothingPaid(JSON.stringify(data));
    },
  );

  test("the premium post itself ends after its free part and says how much is missing", async () => {
    const { data } = await ask(env, pageQueries.post?.query ?? "", { id: premiumPostId });
    expectNothingPaid(JSON.stringify(data));
    expect(data.post.content_blocks.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
      "ParagraphBlock",
      "ImageBlock",
    ]);
    expect(data.post.access).toEqual({ granted: false, reason: "NONE", hidden_block_count: 5, free_block_count: 2 });
    expect(data.post.video).toBeNull();
    expect(data.post.brand).toEqual({ slug: "rheinbote", title: "Rheinbote" });
  });

  test("a video that opens the free part is shown", async () => {
    const { data } = await ask(env, `{ post(id: ${premiumVideoPostId}) { video { id } content_blocks { __typename } } }`);
    expect(data.post).toEqual({ video: { id: "v1" }, content_blocks: [{ __typename: "VideoBlock" }] });
  });

  test.each([
    `/wp-json/wp/v2/posts/${premiumPostId}`,
    `/wp-json/wp/v2/posts/${premiumVideoPostId}`,
    "/wp-json/wp/v2/posts?per_page=100",
    "/wp-json/wp/v2/posts?category_slug=politik",
    "/wp-json/wp/v2/posts?slug=bezahlt",
    "/wp-json/nnp/v1/topics/gemeindewahl",
  ])("%s gives the free part only", async (path) => {
    const { response, text } = await get(path);
    expect(response.status).toBe(200);
    expect(text.length).toBeGreaterThan(500);
    expectNothingPaid(text);
  });

  test("REST marks the cut text as protected", async () => {
    const { text } = await get(`/wp-json/wp/v2/posts/${premiumPostId}`);
    const { content } = JSON.parse(text);
    expect(content.protected).toBe(true);
    expect(content.rendered).toContain("Der Anfang ist für alle.");
  });

  test.each(paidWords)("a search for %s, which stands in the paid part, finds nothing", async (word) => {
    const { response } = await get(`/wp-json/wp/v2/posts?search=${word}`);
    expect(response.headers.get("x-wp-total")).toBe("0");
  });

  test("a search for a word of the free part finds the post", async () => {
    const { text } = await get("/wp-json/wp/v2/posts?search=Anfang+alle");
    expect(JSON.parse(text).map(({ id }: { id: number }) => id)).toContain(premiumPostId);
  });
});

describe("with a grant", () => {
  test.each(["BOT", "METERED", "PARTNER", "EVENT"])("a %s reader gets the whole text", async (reason) => {
    const grant = await mint({ post: premiumPostId, reason, exp: inAnHour() });
    const { data } = await ask(env, pageQueries.post?.query ?? "", { id: premiumPostId, grant });
    expect(data.post.access).toEqual({ granted: true, reason, hidden_block_count: 0, free_block_count: 2 });
    expect(data.post.content_blocks).toHaveLength(7);
    expect(JSON.stringify(data.post.content_blocks)).toContain("Goldschatz");
    expect(data.post.video).toMatchObject({ id: "schatzvideo" });
  });

  test("a free post stays free, not granted", async () => {
    const grant = await mint({ post: freePostId, reason: "BOT", exp: inAnHour() });
    const { data } = await ask(env, `query($grant: String) { post(id: ${freePostId}, grant: $grant) { access { reason } } }`, {
      grant,
    });
    expect(data.post.access.reason).toBe("FREE");
  });

  test("a grant does not reach the post where it stands as a teaser", async () => {
    const grant = await mint({ post: freePostId, reason: "BOT", exp: inAnHour() });
    const query = `query($grant: String) { post(id: ${freePostId}, grant: $grant) { associated_posts { id content_blocks { ... on ParagraphBlock { html } } video { id } access { reason } } } }`;
    const { data } = await ask(env, query, { grant });
    expect(data.post.associated_posts[0]).toMatchObject({ id: premiumPostId, access: { reason: "NONE" }, video: null });
    expectNothingPaid(JSON.stringify(data));
  });

  test("a grant that is expired, altered, for another post or of an unknown kind is as if there were none, never an error", async () => {
    const valid = { post: premiumPostId, reason: "METERED", exp: inAnHour() };
    const grants = [
      await mint({ ...valid, exp: 1 }),
      `${(await mint(valid)).slice(0, -4)}AAAA`,
      await mint({ ...valid, post: freePostId }),
      await mint({ ...valid, reason: "FRIEND" }),
      await mintGrant(valid, "another secret"),
      "nonsense",
    ];
    for (const grant of grants) {
      const { data, errors } = await ask(env, pageQueries.post?.query ?? "", { id: premiumPostId, grant });
      expect(errors).toBeUndefined();
      expect(data.post.access.granted).toBe(false);
      expectNothingPaid(JSON.stringify(data));
    }
  });

  test("a back end without a secret grants nothing", async () => {
    const grant = await mint({ post: premiumPostId, reason: "BOT", exp: inAnHour() });
    const { GRANT_SECRET: _, ...others } = env;
    const { data } = await ask(others, pageQueries.post?.query ?? "", { id: premiumPostId, grant });
    expect(data.post.access.reason).toBe("NONE");
  });
});

test("the layout's query carries no text at all", async () => {
  expectNothingPaid(JSON.stringify(await ask(env, layoutQuery)));
});
