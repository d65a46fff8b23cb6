import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { createAskTogether, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { BackendFailure, type BackendFailureKind } from "#graphql/client/errors/backend-failure.ts";
import { createKnownDocuments } from "#graphql/client/persisted-documents.ts";
import { GetRedirectDocument } from "#graphql/generated/operations.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { requireData } from "./require-data.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

async function ask(post: () => Promise<Response>) {
  const [answer] = await createAskTogether(post, createKnownDocuments())([toQuestion(GetRedirectDocument, { path: "/alt" })]);
  return requireData(answer);
}

const answering = (result: unknown) => ask(async () => Response.json(result));
const failing = (kind: BackendFailureKind, status?: number) =>
  ask(() => Promise.reject(new BackendFailure(kind, `reason: ${kind}`, { status })));

test("a page gets the data that it asked for", async () => {
  expect(await answering({ data: { redirect: { to: "/neu", status: 301 } } })).toEqual({ redirect: { to: "/neu", status: 301 } });
});

test("missing data are the 404 page, and are not logged", async () => {
  const errors = [{ message: "Post 7 not found", extensions: { code: "NOT_FOUND" } }];
  const thrown = await catchThrown(() => answering({ data: { post: null }, errors }));
  expect(thrown).toMatchObject({ status: 404, statusText: "Not Found", message: "Post 7 not found" });
  expect(log).not.toHaveBeenCalled();
});

test("any other error of the operation is an Internal Server Error that names all messages", async () => {
  const thrown = await catchThrown(() => answering({ data: null, errors: [{ message: "eins" }, { message: "zwei" }] }));
  expect(thrown).toMatchObject({
    status: 500,
    statusText: "Internal Server Error",
    message: "GraphQL response contains errors: eins, zwei",
  });
  expect(log).toHaveBeenCalledOnce();
});

test("a partial answer with an error is an error", async () => {
  const thrown = await catchThrown(() => answering({ data: { redirect: null }, errors: [{ message: "kaputt" }] }));
  expect(thrown.status).toBe(500);
});

test.each([
  ["unreachable", undefined, 503, "Service Unavailable"],
  ["timeout", undefined, 503, "Service Unavailable"],
  ["nonsense", undefined, 500, "Internal Server Error"],
  ["status", 503, 503, "Service Unavailable"],
  ["status", 502, 503, "Service Unavailable"],
  ["status", 504, 503, "Service Unavailable"],
  ["status", 500, 500, "Internal Server Error"],
  ["status", 404, 500, "Internal Server Error"],
  ["status", 429, 500, "Internal Server Error"],
] as const)("a back end that fails with %s %s gives status %i", async (kind, backendStatus, status, statusText) => {
  const thrown = await catchThrown(() => failing(kind, backendStatus));
  expect(thrown).toMatchObject({ status, statusText, message: `reason: ${kind}` });
  expect(log).toHaveBeenCalledOnce();
});

test("an unexpected error of the transport is an Internal Server Error", async () => {
  const thrown = await catchThrown(() => ask(() => Promise.reject(new TypeError("oops"))));
  expect(thrown).toMatchObject({ status: 500, statusText: "Internal Server Error" });
});

test("an answer with neither data nor errors is no answer", async () => {
  expect(await catchThrown(() => answering({ data: null }))).toMatchObject({
    status: 500,
    message: "The back end answered without data",
  });
});
