import { expect, test } from "vitest";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import { createKnownDocuments } from "#graphql/client/persisted-documents.ts";
import { GetRedirectDocument } from "#graphql/generated/operations.ts";
import { createAskTogether, type Question, toQuestion } from "./ask-together.ts";

type Sent = { operationName: string; variables: { n: number } };

/** Answers every operation with its own number and notes the batches. */
function createBackEnd() {
  const batches: Sent[][] = [];
  const marks: boolean[] = [];
  const post = async (body: string, { hasMutation }: { hasMutation: boolean }) => {
    const sent: Sent | Sent[] = JSON.parse(body);
    const list = [sent].flat();
    batches.push(list);
    marks.push(hasMutation);
    const results = list.map(({ variables }) => ({ data: { n: variables.n } }));
    return Response.json(Array.isArray(sent) ? results : results[0]);
  };
  return { batches, marks, post, ask: createAskTogether(post, createKnownDocuments()) };
}

const query = (n: number): Question<{ n: number }> => ({ document: `query Q${n}($n: Int!) { n(n: $n) }`, variables: { n } });
const mutation: Question<{ n: number }> = { document: "mutation M($n: Int!) { n(n: $n) }", variables: { n: 9 } };
const many = (count: number) => Array.from({ length: count }, (_, index) => query(index + 1));
const namesOf = (batches: Sent[][]) => batches.map((batch) => batch.map(({ operationName }) => operationName));

test("what stands in one list leaves as one request, and is answered in its order", async () => {
  const { batches, ask } = createBackEnd();
  const answers = await ask(many(3));
  expect(answers.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(namesOf(batches)).toEqual([["Q1", "Q2", "Q3"]]);
});

test("two lists of one turn are two requests: nothing joins a list from elsewhere", async () => {
  const { batches, ask } = createBackEnd();
  await Promise.all([ask([query(1)]), ask([query(2)])]);
  expect(namesOf(batches)).toEqual([["Q1"], ["Q2"]]);
});

test("a place that asks nothing is answered with nothing", async () => {
  const { batches, ask } = createBackEnd();
  const [first, none, second] = await ask([query(1), null, query(2)]);
  expect([first.data, none, second.data]).toEqual([{ n: 1 }, null, { n: 2 }]);
  expect(namesOf(batches)).toEqual([["Q1", "Q2"]]);
});

test("without questions there is no request", async () => {
  const { batches, ask } = createBackEnd();
  expect(await ask([])).toEqual([]);
  expect(await ask([null])).toEqual([null]);
  expect(batches).toEqual([]);
});

test.each([
  [5, [5]],
  [6, [5, 1]],
  [11, [5, 5, 1]],
])("%i questions take requests of %j", async (count, sizes) => {
  const { batches, ask } = createBackEnd();
  const answers = await ask(many(count));
  // They leave at once: the order in which they arrive is not guaranteed.
  expect(batches.map((batch) => batch.length).toSorted((one, other) => other - one)).toEqual(sizes);
  expect(answers.map(({ data }) => data?.n)).toEqual(many(count).map(({ variables }) => variables.n));
});

test("where a page must get by with one request, six questions are an error that names them, and none is sent", async () => {
  const { batches, post } = createBackEnd();
  const ask = createAskTogether(post, createKnownDocuments(), "error");
  const message = "6 operations at once, of which 5 fit one request: Q1, Q2, Q3, Q4, Q5, Q6";
  expect((await ask(many(6))).map(({ error }) => error?.networkError?.message)).toEqual(many(6).map(() => message));
  expect(batches).toEqual([]);
  await ask(many(5));
  expect(batches.map((batch) => batch.length)).toEqual([5]);
});

test("nothing is answered from an earlier answer", async () => {
  const { batches, ask } = createBackEnd();
  await ask([query(1)]);
  await ask([query(1)]);
  expect(batches).toHaveLength(2);
});

test("a mutation leaves with the queries beside it, and marks the request", async () => {
  const { batches, marks, ask } = createBackEnd();
  const [answer] = await ask([mutation, query(1)]);
  await ask([query(1)]);
  expect(answer.data).toEqual({ n: 9 });
  expect(namesOf(batches)).toEqual([["M", "Q1"], ["Q1"]]);
  expect(marks).toEqual([true, false]);
});

test("a generated document travels as its text", async () => {
  const { batches, ask } = createBackEnd();
  await ask([toQuestion(GetRedirectDocument, { path: "/alt" })]);
  expect(batches[0]?.[0]).toMatchObject({ operationName: "GetRedirect", query: expect.stringContaining("query GetRedirect(") });
});

test("a transport that fails fails every question of the list with the same reason", async () => {
  const failure = new BackendFailure("unreachable", "The back end cannot be reached");
  const ask = createAskTogether(() => Promise.reject(failure), createKnownDocuments());
  const answers = await ask(many(2));
  expect(answers.map(({ error }) => error?.networkError)).toEqual([failure, failure]);
});

test("errors of one question leave its neighbours alone", async () => {
  const ask = createAskTogether(
    async () =>
      Response.json([{ data: { n: 1 } }, { data: null, errors: [{ message: "weg", extensions: { code: "NOT_FOUND" } }] }]),
    createKnownDocuments(),
  );
  const [first, second] = await ask([query(1), query(2)]);
  expect(first).toEqual({ data: { n: 1 }, error: undefined });
  expect(second.error?.graphQLErrors[0]?.extensions.code).toBe("NOT_FOUND");
});
