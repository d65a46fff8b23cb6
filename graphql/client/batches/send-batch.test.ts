import { expect, test } from "vitest";
import { createKnownDocuments } from "#graphql/client/persisted-documents.ts";
import { type BatchedOperation, sendBatch } from "./send-batch.ts";

type SentOperation = {
  operationName?: string;
  query?: string;
  variables: Record<string, unknown>;
  extensions: { persistedQuery: { version: number; sha256Hash: string } };
};

const notFound = { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };

function operation(name: string, variables: Record<string, unknown> = {}): BatchedOperation {
  return { query: `query ${name} { ${name.toLowerCase()} }`, operationName: name, variables };
}

/** A back end that keeps documents by hash, forgets them on demand, and notes what it was sent. */
function createBackEnd() {
  const documents = new Map<string, string>();
  const requests: SentOperation[][] = [];
  function answer({ operationName, query, extensions }: SentOperation) {
    const { sha256Hash } = extensions.persistedQuery;
    if (query !== undefined) documents.set(sha256Hash, query);
    return documents.has(sha256Hash) ? { data: { name: operationName } } : notFound;
  }
  return {
    requests,
    forget: (name: string) => {
      for (const [hash, query] of documents) if (query.includes(`query ${name} `)) documents.delete(hash);
    },
    post: async (body: string) => {
      const sent: SentOperation | SentOperation[] = JSON.parse(body);
      requests.push([sent].flat());
      return Response.json(Array.isArray(sent) ? sent.map(answer) : answer(sent));
    },
  };
}

test("a document travels with its text and its SHA-256 the first time", async () => {
  const { post, requests } = createBackEnd();
  await sendBatch([operation("Home", { page: 1 })], post, createKnownDocuments());
  expect(requests).toEqual([
    [
      {
        operationName: "Home",
        query: "query Home { home }",
        variables: { page: 1 },
        // printf 'query Home { home }' | sha256sum
        extensions: {
          persistedQuery: { version: 1, sha256Hash: "3ec35f1acfc035bf969f8c016a2a09da6d63fdbcb28e2076d44e1b7ab18262fe" },
        },
      },
    ],
  ]);
});

test("once it was answered only the hash travels", async () => {
  const { post, requests } = createBackEnd();
  const known = createKnownDocuments();
  await sendBatch([operation("Home")], post, known);
  await sendBatch([operation("Home", { page: 2 })], post, known);
  expect(requests[1]?.[0]).not.toHaveProperty("query");
  expect(requests[1]?.[0]?.variables).toEqual({ page: 2 });
});

test("a failing request teaches nothing: the text travels again", async () => {
  const { post, requests } = createBackEnd();
  const known = createKnownDocuments();
  await expect(sendBatch([operation("Home")], () => Promise.reject(new Error("down")), known)).rejects.toThrow("down");
  await expect(sendBatch([operation("Home")], async () => new Response("<h1>Wartung</h1>"), known)).rejects.toThrow();
  expect(known.hashes.size).toBe(0);
  await sendBatch([operation("Home")], post, known);
  expect(requests[0]?.[0]).toHaveProperty("query");
});

test("a back end that forgot its documents is told them in one more request", async () => {
  const { post, requests, forget } = createBackEnd();
  const known = createKnownDocuments();
  await sendBatch([operation("Home"), operation("Menu")], post, known);
  forget("Home");
  forget("Menu");
  const results = await sendBatch([operation("Home"), operation("Menu")], post, known);
  expect(results.map(({ data }) => data)).toEqual([{ name: "Home" }, { name: "Menu" }]);
  expect(requests).toHaveLength(3);
});

test("only the forgotten documents are sent again, and every result stays in its place", async () => {
  const { post, requests, forget } = createBackEnd();
  const known = createKnownDocuments();
  const batch = [operation("Home"), operation("Menu"), operation("Topic")];
  await sendBatch(batch, post, known);
  forget("Menu");
  const results = await sendBatch(batch, post, known);
  expect(results.map(({ data }) => data)).toEqual([{ name: "Home" }, { name: "Menu" }, { name: "Topic" }]);
  expect(requests[2]?.map(({ operationName, query }) => [operationName, query])).toEqual([["Menu", "query Menu { menu }"]]);
});

test("a back end that never keeps documents is asked twice at most", async () => {
  let requests = 0;
  const known = createKnownDocuments();
  const post = async () => {
    requests += 1;
    return Response.json(notFound);
  };
  const [result] = await sendBatch([operation("Home")], post, known);
  expect(result?.errors?.[0]).toMatchObject({ message: "PersistedQueryNotFound" });
  expect(requests).toBe(2);
  expect(known.hashes.size).toBe(0);
});

test("the message alone is enough to recognise a forgotten document", async () => {
  const { post, requests } = createBackEnd();
  let isFirst = true;
  const [result] = await sendBatch(
    [operation("Home")],
    async (body) => {
      const answer = isFirst ? Response.json({ errors: [{ message: "PersistedQueryNotFound" }] }) : await post(body);
      isFirst = false;
      return answer;
    },
    createKnownDocuments(),
  );
  expect(result?.data).toEqual({ name: "Home" });
  expect(requests).toHaveLength(1);
});

test("other errors are handed on without a second question", async () => {
  let requests = 0;
  const [result] = await sendBatch(
    [operation("Home")],
    async () => {
      requests += 1;
      return Response.json({ data: null, errors: [{ message: "kaputt" }] });
    },
    createKnownDocuments(),
  );
  expect(requests).toBe(1);
  expect(result?.errors?.[0]).toMatchObject({ message: "kaputt" });
});

test("one operation travels as an object, several as a list", async () => {
  const bodies: unknown[] = [];
  const post = async (body: string) => {
    bodies.push(JSON.parse(body));
    return Response.json(bodies.length === 1 ? { data: {} } : [{ data: {} }, { data: {} }]);
  };
  await sendBatch([operation("Home")], post, createKnownDocuments());
  await sendBatch([operation("Home"), operation("Menu")], post, createKnownDocuments());
  expect(bodies[0]).not.toBeInstanceOf(Array);
  expect(bodies[1]).toBeInstanceOf(Array);
});

test("a back end that keeps no documents is asked with texts from its first refusal on", async () => {
  const requests: SentOperation[] = [];
  const known = createKnownDocuments();
  /** As servers without persisted queries answer: the extension means nothing, a query is needed. */
  const post = async (body: string) => {
    const sent: SentOperation = JSON.parse(body);
    requests.push(sent);
    return sent.query === undefined
      ? Response.json({ errors: [{ message: "Must provide query string." }] }, { status: 400 })
      : Response.json({ data: { name: sent.operationName } });
  };
  for (let turn = 0; turn < 3; turn += 1) {
    const [result] = await sendBatch([operation("Home")], post, known);
    expect(result?.data).toEqual({ name: "Home" });
  }
  expect(requests.map(({ query }) => query !== undefined)).toEqual([true, false, true, true]);
});

test("a back end that refuses the extension itself is asked without it", async () => {
  let requests = 0;
  const known = createKnownDocuments();
  const post = async (body: string) => {
    requests += 1;
    const { extensions }: SentOperation = JSON.parse(body);
    return extensions === undefined
      ? Response.json({ data: { ok: true } })
      : Response.json({ errors: [{ message: "PersistedQueryNotSupported" }] });
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await sendBatch([operation("Home")], post, known))[0]?.data).toEqual({ ok: true });
  }
  expect(requests).toBe(3);
});

test("variables that the back end refuses do not make it one that keeps no documents", async () => {
  const known = createKnownDocuments();
  const { post, requests } = createBackEnd();
  await sendBatch([operation("Home")], post, known);
  const refuse = async () => Response.json({ errors: [{ message: 'Variable "$page" is no Int' }] }, { status: 400 });
  const [result] = await sendBatch([operation("Home", { page: "x" })], refuse, known);
  expect(result?.errors?.[0]).toMatchObject({ message: 'Variable "$page" is no Int' });
  await sendBatch([operation("Home")], post, known);
  expect(requests[1]?.[0]).not.toHaveProperty("query");
});

test("a request with a mutation among its operations is marked as one", async () => {
  const marks: boolean[] = [];
  const post = async (body: string, { hasMutation }: { hasMutation: boolean }) => {
    marks.push(hasMutation);
    return Response.json([JSON.parse(body)].flat().map(() => ({ data: {} })));
  };
  const mutation = { ...operation("Login"), isMutation: true };
  await sendBatch([operation("Home"), mutation], post, createKnownDocuments());
  await sendBatch([operation("Home")], post, createKnownDocuments());
  expect(marks).toEqual([true, false]);
});
