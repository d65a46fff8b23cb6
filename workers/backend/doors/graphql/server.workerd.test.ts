import { env } from "cloudflare:workers";
import { getIntrospectionQuery } from "graphql";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { freePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { type Answer, ask, createGraphqlRequest } from "./resolvers/ask-for-test.ts";
import { handleGraphql } from "./server.ts";

beforeAll(() => writePaper(env));

async function send(body: unknown, headers: Record<string, string> = {}): Promise<{ response: Response; answer: Answer }> {
  const response = await handleGraphql(createGraphqlRequest(body, headers), env);
  return { response, answer: await response.json<Answer>() };
}

function get(parameters: Record<string, string>, init: RequestInit = {}): Promise<Response> {
  return handleGraphql(new Request(`http://backend/graphql?${new URLSearchParams(parameters)}`, init), env);
}

describe("GraphQL over HTTP", () => {
  test("a client is answered in the media type it asks for", async () => {
    const modern = await send({ query: "{ __typename }" });
    expect(modern.response.headers.get("content-type")).toMatch(/^application\/graphql-response\+json/);
    const plain = await send({ query: "{ __typename }" }, { accept: "application/json" });
    expect(plain.response.headers.get("content-type")).toMatch(/^application\/json/);
    expect([modern.response.status, plain.response.status]).toEqual([200, 200]);
  });

  test("a query that cannot be parsed or is not valid is 400, and 200 for clients of plain JSON", async () => {
    for (const query of ["{ posts(", "{ nope }"]) {
      expect((await send({ query })).response.status).toBe(400);
      expect((await send({ query }, { accept: "application/json" })).response.status).toBe(200);
    }
  });

  test("a body that is not JSON is 400, one in another media type is 415", async () => {
    expect((await send("{")).response.status).toBe(400);
    const form = await send("query=%7B__typename%7D", { "content-type": "application/x-www-form-urlencoded" });
    expect(form.response.status).toBe(415);
  });

  test("queries may come by GET, other methods are refused", async () => {
    const response = await get({ query: "{ posts { total } }" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { posts: { total: 4 } } });
    expect((await get({ query: "{ __typename }", variables: "{" })).status).toBe(400);
    const put = await get({ query: "{ __typename }" }, { method: "PUT" });
    expect(put.status).toBe(405);
    expect(put.headers.get("allow")).toBe("GET, POST");
  });

  test("a mutation by GET is refused before any other check", async () => {
    const response = await get({ query: "mutation { anything }" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("a form of another site cannot read answers: no CORS headers", async () => {
    const response = await get({ query: "{ __typename }" }, { headers: { origin: "https://evil.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("headers say how often D1 was called, and forbid to store an answer", async () => {
    const { response } = await send({ query: `{ post(id: ${freePostId}) { id } posts { total } }` });
    expect(response.headers.get("x-d1-batches")).toBe("1");
    // Including that of the content's state.
    expect(response.headers.get("x-d1-statements")).toBe("4");
    expect(response.headers.get("server-timing")).toBe('d1;desc="1 batches, 4 statements"');
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["default", "dev"])("in the environment %s developers can ask for the schema", async (APP_ENV) => {
    const { data } = await ask({ ...env, APP_ENV }, getIntrospectionQuery());
    expect(data.__schema.queryType.name).toBe("Query");
    const { errors } = await ask({ ...env, APP_ENV }, "{ pots { total } }");
    expect(errors?.[0]?.message).toContain("Did you mean");
  });

  test.each(["prod", ""])("the environment %j hides it, and errors suggest nothing", async (APP_ENV) => {
    const published = { ...env, APP_ENV };
    for (const query of [getIntrospectionQuery(), '{ __type(name: "Query") { name } }']) {
      const { data, errors } = await ask(published, query);
      expect([data, errors?.[0]?.message]).toEqual([undefined, expect.stringContaining("introspection has been disabled")]);
    }
    const mistaken: [string, Record<string, unknown>?][] = [
      ["{ pots { total } }"],
      ["{ posts(per_pag: 1) { total } }"],
      ["query ($feed: PostFed) { posts(feed: $feed) { total } }"],
      ['{ posts(feed: { categry: "a" }) { total } }'],
      ["query ($feed: PostFeed) { posts(feed: $feed) { total } }", { feed: { categry: "a" } }],
    ];
    for (const [query, variables] of mistaken) {
      const { errors } = await ask(published, query, variables);
      expect(errors?.[0]?.message.length).toBeGreaterThan(10);
      expect(JSON.stringify(errors)).not.toMatch(/Did you mean|category|per_page|PostFeed"|"posts"/);
    }
    expect((await ask(published, "{ __typename posts { total } }")).data).toMatchObject({ __typename: "Query" });
  });

  test("no page for browsers is served here", async () => {
    const response = await handleGraphql(new Request("http://backend/graphql", { headers: { accept: "text/html" } }), env);
    expect(response.headers.get("content-type") ?? "").not.toMatch(/html/);
  });
});

describe("errors", () => {
  test("a missing object is NOT_FOUND, and the rest of the answer is kept", async () => {
    const { data, errors } = await ask(
      env,
      '{ post(id: 9) { id } page(slug: "x") { id } topic(slug: "x") { id } category(slug: "x") { id } municipality(slug: "x") { id } author(slug: "x") { id } brands { slug } }',
    );
    expect(new Map(errors?.map(({ path, extensions }) => [path?.[0], extensions?.code]))).toEqual(
      new Map(["post", "page", "topic", "category", "municipality", "author"].map((field) => [field, "NOT_FOUND"])),
    );
    expect(data.brands).toEqual([{ slug: "rheinbote" }]);
    expect(data.post).toBeNull();
  });

  test.each([
    "{ posts(page: 0) { total } }",
    "{ posts(per_page: 101) { total } }",
    "{ posts(per_page: 0) { total } }",
    "{ topics(page: -1) { total } }",
    "{ posts(feed: { video: false }) { total } }",
    '{ posts(feed: { category: "" }) { total } }',
    "{ most_read(limit: 0) { id } }",
    '{ topic(slug: "gemeindewahl") { posts(per_page: 1000) { total } } }',
    `{ post(id: ${freePostId}) { related_posts(limit: 99) { id } } }`,
  ])("%s is BAD_USER_INPUT", async (query) => {
    const { errors } = await ask(env, query);
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(["BAD_USER_INPUT"]);
  });

  test("a feed variable that names two feeds is BAD_USER_INPUT", async () => {
    const variables = { feed: { category: "politik", tag: "hochwasser" } };
    const { response, answer } = await send({ query: "query($feed: PostFeed) { posts(feed: $feed) { total } }", variables });
    expect(response.status).toBe(400);
    expect(answer.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  test("an error does not reveal the fault of the database; the log does", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = {
      ...env,
      DB: { prepare: () => ({ bind: () => null }), batch: () => Promise.reject(new Error("D1 secret detail")) },
    };
    const response = await handleGraphql(
      createGraphqlRequest({ query: "{ post(id: 1) { authors { name } } }" }),
      broken as unknown as typeof env,
    );
    const text = await response.text();
    expect(JSON.parse(text).errors[0]).toMatchObject({
      message: "Internal Server Error",
      extensions: { code: "INTERNAL_SERVER_ERROR" },
    });
    expect(text).not.toContain("secret");
    expect(logged.mock.calls.map(String).join()).toContain("D1 secret detail");
    logged.mockRestore();
  });
});
