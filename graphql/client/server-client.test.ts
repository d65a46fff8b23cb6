import { expect, test } from "vitest";
import { BackendFailure } from "./backend-failure.ts";
import { createKnownDocuments } from "./persisted-documents.ts";
import { createServerClient } from "./server-client.ts";

type Sent = { operationName: string; variables: { n: number } };

/** Answers every operation with its own number and notes the batches. */
function createBackEnd() {
  const batches: Sent[][] = [];
  const post = async (body: string) => {
    const sent: Sent | Sent[] = JSON.parse(body);
    const list = [sent].flat();
    batches.push(list);
    const results = list.map(({ variables }) => ({ data: { n: variables.n } }));
    return Response.json(Array.isArray(sent) ? results : results[0]);
  };
  return { batches, post };
}

const document = (n: number) => `query Q${n}($n: Int!) { n(n: $n) }`;

test("what the nested loaders ask in one turn leaves as one request", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  const results = await Promise.all([1, 2, 3].map((n) => client.query(document(n), { n }).toPromise()));
  expect(results.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(batches.map((batch) => batch.map(({ operationName }) => operationName))).toEqual([["Q1", "Q2", "Q3"]]);
});

test("a loader that first awaits something quick still joins the same request", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  await Promise.all([
    client.query(document(1), { n: 1 }).toPromise(),
    Promise.resolve().then(() => client.query(document(2), { n: 2 }).toPromise()),
  ]);
  expect(batches).toHaveLength(1);
});

test("five operations fit one request", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  await Promise.all([1, 2, 3, 4, 5].map((n) => client.query(document(n), { n }).toPromise()));
  expect(batches.map((batch) => batch.length)).toEqual([5]);
});

test("six operations take two requests", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => client.query(document(n), { n }).toPromise()));
  expect(batches.map((batch) => batch.length)).toEqual([5, 1]);
  expect(results.map(({ data }) => data.n)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("where a page must get by with one request, six operations are an error that names them, and none is sent", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments(), "error");
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => client.query(document(n), { n }).toPromise()));
  const message = "6 operations at once, of which 5 fit one request: Q1, Q2, Q3, Q4, Q5, Q6";
  expect(results.map(({ error }) => error?.networkError?.message)).toEqual(results.map(() => message));
  expect(batches).toEqual([]);
  await Promise.all([1, 2, 3, 4, 5].map((n) => client.query(document(n), { n }).toPromise()));
  expect(batches.map((batch) => batch.length)).toEqual([5]);
});

test("operations of a later turn are a request of their own", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  await client.query(document(1), { n: 1 });
  await client.query(document(2), { n: 2 });
  expect(batches.map((batch) => batch.length)).toEqual([1, 1]);
});

test("nothing is answered from an earlier answer", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  await client.query(document(1), { n: 1 });
  await client.query(document(1), { n: 1 });
  expect(batches).toHaveLength(2);
});

test("mutations travel like queries", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  const { data } = await client.mutation("mutation M($n: Int!) { n(n: $n) }", { n: 9 });
  expect(data).toEqual({ n: 9 });
  expect(batches[0]?.[0]?.operationName).toBe("M");
});

test("a mutation leaves with the queries of its turn, as one request", async () => {
  const { batches, post } = createBackEnd();
  const client = createServerClient(post, createKnownDocuments());
  await Promise.all([
    client.mutation("mutation M($n: Int!) { n(n: $n) }", { n: 9 }).toPromise(),
    client.query(document(1), { n: 1 }).toPromise(),
  ]);
  expect(batches.map((batch) => batch.map(({ operationName }) => operationName))).toEqual([["M", "Q1"]]);
});

test("a transport that fails fails every operation of the batch with the same reason", async () => {
  const failure = new BackendFailure("unreachable", "The back end cannot be reached");
  const client = createServerClient(() => Promise.reject(failure), createKnownDocuments());
  const results = await Promise.all([1, 2].map((n) => client.query(document(n), { n }).toPromise()));
  expect(results.map(({ error }) => error?.networkError)).toEqual([failure, failure]);
});

test("errors of one operation leave its neighbours alone", async () => {
  const client = createServerClient(
    async () =>
      Response.json([{ data: { n: 1 } }, { data: null, errors: [{ message: "weg", extensions: { code: "NOT_FOUND" } }] }]),
    createKnownDocuments(),
  );
  const [first, second] = await Promise.all([1, 2].map((n) => client.query(document(n), { n }).toPromise()));
  expect(first?.error).toBeUndefined();
  expect(first?.data).toEqual({ n: 1 });
  expect(second?.error?.graphQLErrors[0]?.extensions.code).toBe("NOT_FOUND");
});
