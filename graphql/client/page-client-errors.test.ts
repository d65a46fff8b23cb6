import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import type { OperationError } from "#graphql/client/errors/operation-error.ts";
import {
  GetPageBySlugDocument,
  GetPostByIDDocument,
  GetTopicBySlugDocument,
  TypedDocumentString,
} from "#graphql/generated/operations.ts";
import { createGraphqlEndpoint } from "#tests/support/units/graphql-endpoint.ts";
import { BROWSER_TIMEOUT_MS } from "./limits.ts";
import { createPageClient } from "./page-client.ts";

type Numbered = Record<string, unknown> & { n: number };
const ask = new TypedDocumentString<{ n: number | null }, Numbered>("query Ask($n: Int!) { n(n: $n) }");
const change = new TypedDocumentString<{ n: number | null }, Numbered>("mutation change($n: Int!) { n(n: $n) }");

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function open(fetch: (url: string, init: RequestInit) => Promise<Response>, readAuthorization = () => "") {
  const log: { message: string; error: OperationError }[] = [];
  const logError = (message: string, error: OperationError) => void log.push({ message, error });
  return { client: createPageClient({ readAuthorization, logError, fetch }), log };
}

async function after20ms<Result>(answer: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(20);
  return answer;
}

const failing = (...errors: unknown[]) => createGraphqlEndpoint(() => ({ data: null, errors })).fetch;
const text = "GraphQL response contains errors: Kein Zugang, Noch etwas";
const twoErrors = failing({ message: "Kein Zugang", extensions: { code: "UNAUTHENTICATED" } }, { message: "Noch etwas" });

test.each(["query", "mutate"] as const)("the errors of a %s arrive as one text, with their codes", async (kind) => {
  const { client } = open(twoErrors);
  const { data, error } = await after20ms(kind === "query" ? client.query(ask, { n: 1 }) : client.mutate(change, { n: 1 }));
  expect(data).toBeNull();
  expect(error).toMatchObject({ message: text, codes: ["UNAUTHENTICATED"], operation: kind === "query" ? "Ask" : "change" });
});

test.each(["query", "mutate"] as const)("the errors of a %s are logged once, without what the reader sent", async (kind) => {
  const { client, log } = open(twoErrors);
  await after20ms(kind === "query" ? client.query(ask, { n: 4711 }) : client.mutate(change, { n: 4711 }));
  expect(log.map(({ message }) => message)).toEqual([text]);
  expect(log[0]?.error.operation).toBe(kind === "query" ? "Ask" : "change");
  expect(JSON.stringify(log)).not.toContain("4711");
});

test("data that came with an error is not lost", async () => {
  const { client } = open(createGraphqlEndpoint(() => ({ data: { n: 1 }, errors: [{ message: "halb" }] })).fetch);
  expect(await after20ms(client.query(ask, { n: 1 }))).toMatchObject({
    data: { n: 1 },
    error: { message: "GraphQL response contains errors: halb" },
  });
});

test("an answer without errors leaves the log empty", async () => {
  const { client, log } = open(createGraphqlEndpoint(() => ({ data: { n: 1 } })).fetch);
  expect((await after20ms(client.query(ask, { n: 1 }))).error).toBeNull();
  expect(log).toEqual([]);
});

test("the errors of page operations are the page's to show and are not logged", async () => {
  const { client, log } = open(failing({ message: "Not found", extensions: { code: "NOT_FOUND" } }));
  const answers = [
    client.query(GetPostByIDDocument, { id: 1, grant: null }),
    client.query(GetPageBySlugDocument, { slug: "a", path: "/a" }),
    client.query(GetTopicBySlugDocument, { slug: "a", page: 1 }),
  ];
  await vi.advanceTimersByTimeAsync(20);
  for (const { error } of await Promise.all(answers)) expect(error?.codes).toEqual(["NOT_FOUND"]);
  expect(log).toEqual([]);
});

test("PersistedQueryNotFound is not logged, also where the back end keeps saying it", async () => {
  const { client, log } = open(async () => Response.json({ errors: [{ message: "PersistedQueryNotFound" }] }));
  expect((await after20ms(client.query(ask, { n: 1 }))).data).toBeNull();
  expect(log).toEqual([]);
});

const broken = () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) }));

/** As the browser does: a call that was broken off fails with the reason for it, and so does the body of its answer. */
function untilAborted({ signal }: RequestInit): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}
const stalled = (init: RequestInit) => {
  const body = new ReadableStream({ start: (controller) => untilAborted(init).catch((reason) => controller.error(reason)) });
  return new Response(body);
};

test.each<[string, (url: string, init: RequestInit) => Promise<Response>, Partial<BackendFailure>]>([
  ["silence", (_, init) => untilAborted(init), { kind: "timeout" }],
  ["an answer that does not go on", async (_, init) => stalled(init), { kind: "timeout" }],
  ["an HTML page", async () => new Response("<!doctype html><h1>Wartung</h1>"), { kind: "nonsense" }],
  ["HTTP status 500", async () => new Response("kaputt", { status: 500 }), { kind: "status", status: 500 }],
  ["HTTP status 403", async () => new Response(null, { status: 403 }), { kind: "status", status: 403 }],
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch")), { kind: "unreachable" }],
  ["an abort", () => Promise.reject(new DOMException("The page goes", "AbortError")), { kind: "unreachable" }],
  ["half an answer", async () => broken(), { kind: "unreachable" }],
])("%s instead of an answer is an error, not an exception, and is logged", async (_name, answer, failure) => {
  const { client, log } = open(answer);
  const answers = [client.query(ask, { n: 1 }), client.mutate(change, { n: 1 })];
  await vi.advanceTimersByTimeAsync(20 + BROWSER_TIMEOUT_MS);
  for (const { data, error } of await Promise.all(answers)) {
    expect(data).toBeNull();
    expect(error?.cause.networkError).toBeInstanceOf(BackendFailure);
    expect(error?.cause.networkError).toMatchObject(failure);
    expect(error?.message).toBe(error?.cause.networkError?.message);
  }
  expect(log).toHaveLength(2);
});

test("a storage that refuses the token is an error, not an exception", async () => {
  const { client } = open(twoErrors, () => {
    throw new DOMException("Storage is closed", "SecurityError");
  });
  expect((await after20ms(client.query(ask, { n: 1 }))).error?.message).toBe("Storage is closed");
});
