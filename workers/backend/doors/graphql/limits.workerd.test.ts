import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { type Answer, ask, askBatch, createGraphqlRequest } from "./resolvers/ask-for-test.ts";
import { handleGraphql } from "./server.ts";

beforeAll(() => writePaper(env));

async function send(body: unknown, headers: Record<string, string> = {}): Promise<{ response: Response; answer: Answer }> {
  const response = await handleGraphql(createGraphqlRequest(body, headers), env);
  return { response, answer: await response.json<Answer>() };
}

describe("batches", () => {
  test("five operations are answered in order, sharing one D1 batch", async () => {
    const one = (id: number) => ({ query: `{ post(id: ${id}) { id } }` });
    const { answers, batches } = await askBatch(env, [101, 102, 103, 105, 101].map(one));
    expect(answers.map(({ data }) => data.post.id)).toEqual([101, 102, 103, 105, 101]);
    expect(batches).toBe(1);
  });

  test("six operations are refused", async () => {
    const { response, answer } = await send(Array.from({ length: 6 }, () => ({ query: "{ __typename }" })));
    expect(response.status).toBe(413);
    expect(answer.errors?.[0]?.message).toBe("Batching is limited to 5 operations per request.");
  });

  test.each([null, 7, "{ __typename }", [], [[]]])("%j is no operation, which does not spoil the others", async (nothing) => {
    const { answers } = await askBatch(env, [nothing as never, { query: "{ __typename }" }]);
    expect(answers).toEqual([
      { errors: [{ message: "An operation must be an object.", extensions: { code: "BAD_REQUEST" } }] },
      { data: { __typename: "Query" } },
    ]);
  });

  test("an operation that fails does not spoil the others", async () => {
    const { answers } = await askBatch(env, [{ query: "{ nope }" }, { query: "{ brands { slug } }" }]);
    expect(answers[0]?.errors?.[0]?.extensions?.code).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(answers[1]?.data.brands).toHaveLength(1);
  });
});

describe("limits", () => {
  const nested = (depth: number): string => (depth === 0 ? "id" : `associated_posts { ${nested(depth - 1)} }`);
  test.each([
    ["depth", `{ post(id: 1) { ${nested(10)} } }`, /depth limit/],
    [
      "depth hidden in fragments",
      `{ post(id: 1) { ...A } } fragment A on Post { ${nested(5)} ...B } fragment B on Post { ${nested(10)} }`,
      /depth limit/,
    ],
    [
      "aliases",
      `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: __schema { description }`).join(" ")} }`,
      /Aliases limit/,
    ],
    ["tokens", `{ ${"__typename ".repeat(2001)} }`, /Token limit/],
  ])("too much %s is refused with 400", async (_, query, message) => {
    const { response, answer } = await send({ query });
    expect(response.status).toBe(400);
    expect(answer.errors?.[0]?.message).toMatch(message);
  });

  test("a body above 100 kB is refused with 413, whether it says its length or not", async () => {
    const long = `{ __typename }${" ".repeat(100_001)}`;
    expect((await send({ query: long })).response.status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 12; index += 1) controller.enqueue(new TextEncoder().encode(" ".repeat(10_000)));
        controller.close();
      },
    });
    const request = new Request("http://backend/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: chunks,
    });
    expect((await handleGraphql(request, env)).status).toBe(413);
  });

  test("a query that multiplies posts is stopped", async () => {
    const related = (depth: number): string => (depth === 0 ? "id" : `related_posts(limit: 24) { ${related(depth - 1)} }`);
    // Six posts, each with five others of the same feed.
    const { errors } = await ask(env, `{ posts(feed: { category: "news-aus-dornbirn" }) { items { ${related(5)} } } }`);
    expect(errors?.some(({ extensions }) => extensions?.code === "REQUEST_TOO_LARGE") ?? false).toBe(true);
  });
});
