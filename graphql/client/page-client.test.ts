import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TypedDocumentString } from "#graphql/generated/operations.ts";
import { createGraphqlEndpoint, type SentRequest } from "#tests/support/units/graphql-endpoint.ts";
import { createPageClient } from "./page-client.ts";

type Numbered = Record<string, unknown> & { n: number };
const ask = new TypedDocumentString<{ n: number }, Numbered>("query Ask($n: Int!) { n(n: $n) }");
const change = new TypedDocumentString<{ n: number }, Numbered>("mutation change($n: Int!) { n(n: $n) }");

const echo = ({ variables }: { variables: Record<string, unknown> }) => ({ data: { n: variables.n } });
const noLog = () => undefined;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open({ readAuthorization = () => "", url }: { readAuthorization?: () => string; url?: string } = {}) {
  const endpoint = createGraphqlEndpoint(echo);
  const options = { readAuthorization, logError: noLog, fetch: endpoint.fetch };
  return { ...endpoint, client: createPageClient(url === undefined ? options : { ...options, url }) };
}

const isMutation = ({ operations }: SentRequest) => operations.map(({ operationName }) => operationName === "change");
const numbers = ({ operations }: SentRequest) => operations.map(({ variables }) => variables.n);

test("an operation is a POST of JSON to /graphql with the reader's cookies", async () => {
  const { client, requests } = open();
  const answer = client.query(ask, { n: 1 });
  await vi.advanceTimersByTimeAsync(20);
  expect(await answer).toEqual({ data: { n: 1 }, error: null });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ url: "/graphql", init: { method: "POST", credentials: "include" } });
  expect(requests[0]?.headers.get("content-type")).toBe("application/json");
});

test("an operator may name another endpoint", async () => {
  const { client, requests } = open({ url: "https://api.example/graphql" });
  const answer = client.query(ask, { n: 1 });
  await vi.advanceTimersByTimeAsync(20);
  await answer;
  expect(requests[0]?.url).toBe("https://api.example/graphql");
});

test.each([
  ["Bearer abc", "a reader with a token"],
  ["", "a reader without one"],
  ["Basic YTpi", "a token that brings its scheme"],
])("the Authorization header is %j for %s, with queries and with mutations", async (authorization) => {
  const { client, requests } = open({ readAuthorization: () => authorization });
  const answers = [client.query(ask, { n: 1 }), client.mutate(change, { n: 1 })];
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(answers);
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([authorization, authorization]);
});

test("the token is the one of the moment of sending", async () => {
  let token = "Bearer old";
  const { client, requests } = open({ readAuthorization: () => token });
  const first = client.query(ask, { n: 1 });
  token = "Bearer new";
  await vi.advanceTimersByTimeAsync(20);
  await first;
  token = "";
  const second = client.query(ask, { n: 2 });
  await vi.advanceTimersByTimeAsync(20);
  await second;
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer new", ""]);
});

test("what is asked within 20 ms leaves as one request, and not earlier", async () => {
  const { client, requests } = open();
  const first = client.query(ask, { n: 1 });
  await vi.advanceTimersByTimeAsync(19);
  const second = client.query(ask, { n: 2 });
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, second])).toMatchObject([{ data: { n: 1 } }, { data: { n: 2 } }]);
  expect(requests.map(numbers)).toEqual([[1, 2]]);
});

test("what is asked after the 20 ms is a request of its own", async () => {
  const { client, requests } = open();
  const first = client.query(ask, { n: 1 });
  await vi.advanceTimersByTimeAsync(20);
  const second = client.query(ask, { n: 2 });
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all([first, second]);
  expect(requests.map(numbers)).toEqual([[1], [2]]);
});

test("five operations leave at once, without waiting", async () => {
  const { client, requests } = open();
  await Promise.all([1, 2, 3, 4, 5].map((n) => client.query(ask, { n })));
  expect(requests.map(numbers)).toEqual([[1, 2, 3, 4, 5]]);
});

test("six operations make two requests, and every answer finds its question", async () => {
  const { client, requests } = open();
  const answers = [1, 2, 3, 4, 5, 6].map((n) => client.query(ask, { n }));
  await vi.advanceTimersByTimeAsync(20);
  expect((await Promise.all(answers)).map(({ data }) => data?.n)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(requests.map(numbers)).toEqual([[1, 2, 3, 4, 5], [6]]);
});

test("an operation after a full request has 20 ms of its own", async () => {
  const { client, requests } = open();
  const first = client.query(ask, { n: 1 });
  await vi.advanceTimersByTimeAsync(15);
  const full = [2, 3, 4, 5].map((n) => client.query(ask, { n }));
  const sixth = client.query(ask, { n: 6 });
  await Promise.all([first, ...full]);
  await vi.advanceTimersByTimeAsync(15);
  const seventh = client.query(ask, { n: 7 });
  await vi.advanceTimersByTimeAsync(5);
  await Promise.all([sixth, seventh]);
  expect(requests.map(numbers)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7],
  ]);
});

test("mutations never share a request with queries, and only theirs carry X-Mutation", async () => {
  const { client, requests } = open();
  const answers = [
    client.query(ask, { n: 1 }),
    client.mutate(change, { n: 2 }),
    client.query(ask, { n: 3 }),
    client.mutate(change, { n: 4 }),
  ];
  await vi.advanceTimersByTimeAsync(20);
  expect((await Promise.all(answers)).map(({ data }) => data?.n)).toEqual([1, 2, 3, 4]);
  expect(requests.map((request) => [isMutation(request), request.headers.get("x-mutation")])).toEqual([
    [[false, false], null],
    [[true, true], "true"],
  ]);
});

test("the same mutation twice is sent twice", async () => {
  const { client, requests } = open();
  const answers = [client.mutate(change, { n: 1 }), client.mutate(change, { n: 1 })];
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(answers);
  expect(requests.map(numbers)).toEqual([[1, 1]]);
});

test("the text of a document travels once in the life of a page, then its hash", async () => {
  const { client, requests } = open();
  for (const n of [1, 2]) {
    const answer = client.query(ask, { n });
    await vi.advanceTimersByTimeAsync(20);
    await answer;
    client.reset();
  }
  expect(requests.map(({ operations }) => operations[0]?.query !== undefined)).toEqual([true, false]);
  expect(requests[1]?.operations[0]?.extensions?.persistedQuery.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
});

test("a back end that forgot a document gets it again; the reader notices nothing", async () => {
  const { client, requests, forgetDocuments } = open();
  const first = client.query(ask, { n: 1 });
  await vi.advanceTimersByTimeAsync(20);
  await first;
  forgetDocuments();
  const second = client.query(ask, { n: 2 });
  await vi.advanceTimersByTimeAsync(20);
  expect(await second).toEqual({ data: { n: 2 }, error: null });
  expect(requests.map(({ operations }) => operations[0]?.query !== undefined)).toEqual([true, false, true]);
});

test("where the browser cannot hash, on plain http, the text travels alone", async () => {
  vi.stubGlobal("crypto", { subtle: undefined });
  const { client, requests } = open();
  for (const n of [1, 2]) {
    const answer = client.query(ask, { n });
    await vi.advanceTimersByTimeAsync(20);
    expect((await answer).data).toEqual({ n });
  }
  expect(requests.flatMap(({ operations }) => operations)).toMatchObject([
    { query: expect.any(String) },
    { query: expect.any(String) },
  ]);
  expect(requests.flatMap(({ operations }) => operations.map(({ extensions }) => extensions))).toEqual([undefined, undefined]);
});

test("what a page knows is shared until a reset, which is told to listeners", () => {
  const { client } = open();
  const [staying, leaving] = [vi.fn(), vi.fn()];
  client.subscribe(staying);
  const leave = client.subscribe(leaving);
  const first = client.read();
  expect(client.read()).toBe(first);
  client.reset();
  leave();
  const second = client.read();
  client.reset();
  expect(new Set([first, second, client.read()]).size).toBe(3);
  expect([staying.mock.calls.length, leaving.mock.calls.length]).toEqual([2, 1]);
});

test("listeners find the reset done", () => {
  const { client } = open();
  const before = client.read();
  const seen: unknown[] = [];
  client.subscribe(() => void seen.push(client.read()));
  client.reset();
  expect(seen).toEqual([client.read()]);
  expect(seen).not.toContain(before);
});

test("no websocket is opened", async () => {
  const opened = vi.fn();
  vi.stubGlobal("WebSocket", opened);
  const { client } = open();
  const answers = [client.query(ask, { n: 1 }), client.mutate(change, { n: 1 })];
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(answers);
  client.reset();
  expect(opened).not.toHaveBeenCalled();
});
