import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { type Answer, askBatch, createGraphqlRequest } from "./resolvers/ask-for-test.ts";
import { handleGraphql } from "./server.ts";

beforeAll(() => writePaper(env));

async function send(body: unknown, headers: Record<string, string> = {}): Promise<{ response: Response; answer: Answer }> {
  const response = await handleGraphql(createGraphqlRequest(body, headers), env);
  return { response, answer: await response.json<Answer>() };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

describe("persisted queries", () => {
  test("an unknown hash is PersistedQueryNotFound, after which hash and text are taken and the hash suffices", async () => {
    const query = "{ brands { slug title } }";
    const extensions = persisted(await hashOf(query));
    const unknown = await send({ extensions });
    expect(unknown.response.status).toBe(404);
    expect(unknown.answer.errors).toEqual([
      { message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } },
    ]);
    const brands = { brands: [{ slug: "rheinbote", title: "Rheinbote" }] };
    expect((await send({ query, extensions })).answer.data).toEqual(brands);
    expect((await send({ extensions })).answer.data).toEqual(brands);
    const byGet = await handleGraphql(
      new Request(`http://backend/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`),
      env,
    );
    expect(await byGet.json()).toEqual({ data: brands });
  });

  test("clients of plain JSON get the unknown hash with a 200, as they expect", async () => {
    const { response, answer } = await send({ extensions: persisted("ff".repeat(32)) }, { accept: "application/json" });
    expect(response.status).toBe(200);
    expect(answer.errors?.[0]?.message).toBe("PersistedQueryNotFound");
  });

  test("hashes work within a batch, each operation for itself, in one D1 batch", async () => {
    const known = '{ author(slug: "jakob-moos") { name } }';
    const fresh = "{ districts { slug } }";
    const extensions = persisted(await hashOf(known));
    const first = await askBatch(env, [{ extensions }, { query: "{ brands { title } }" }]);
    expect(first.answers[0]?.errors?.[0]?.extensions?.code).toBe("PERSISTED_QUERY_NOT_FOUND");
    expect(first.answers[1]?.data.brands).toHaveLength(1);
    await send({ query: known, extensions });
    const second = await askBatch(env, [
      { extensions },
      { query: fresh, extensions: persisted(await hashOf(fresh)) },
      { query: "{ brands { slug } }" },
    ]);
    expect(second.answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(second.answers[0]?.data.author.name).toBe("Jakob Moos");
    expect(second.batches).toBe(1);
  });

  test("a text under a hash that is not its own is refused", async () => {
    const { response, answer } = await send({ query: "{ __typename }", extensions: persisted("00".repeat(32)) });
    expect(response.status).toBe(400);
    expect(answer.errors?.[0]?.message).toBe("PersistedQueryMismatch");
  });
});
