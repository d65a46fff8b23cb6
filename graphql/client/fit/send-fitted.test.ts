import type { ExecutionResult } from "@urql/core";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import type { BatchedOperation } from "#graphql/client/send-batch.ts";
import { type FittedDocuments, sendFitted } from "./send-fitted.ts";

let log: MockInstance<typeof console.warn>;
beforeEach(() => {
  log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const redirect: BatchedOperation = {
  query: "query GetRedirect($path: String!) { redirect(path: $path) { to status } }",
  operationName: "GetRedirect",
  variables: { path: "/alt" },
};
const page: BatchedOperation = {
  query: "query GetPage { page(slug: 1) { slug modified } }",
  operationName: "GetPage",
  variables: {},
};
const unknown = (field: string, type: string): ExecutionResult =>
  ({ errors: [{ message: `Cannot query field "${field}" on type "${type}".` }] }) as ExecutionResult;

/** Knows pages with a slug, and nothing else. */
function createBackEnd() {
  const trips: string[][] = [];
  const send = async (operations: BatchedOperation[]) => {
    trips.push(operations.map(({ operationName }) => operationName ?? ""));
    return operations.map(({ query }): ExecutionResult => {
      if (query.includes("redirect(")) return unknown("redirect", "Query");
      return query.includes("modified") ? unknown("modified", "Page") : { data: { page: { slug: "a" } } };
    });
  };
  return { trips, send };
}

test("what a back end does not know is taken out, once and for all, and the rest is asked again", async () => {
  const { trips, send } = createBackEnd();
  const fitted: FittedDocuments = new Map();
  const expected = [
    { result: { data: { redirect: null } }, missing: new Set(["redirect"]) },
    { result: { data: { page: { slug: "a", modified: "" } } }, missing: new Set(["page.modified"]) },
  ];
  expect(await sendFitted([redirect, page], send, fitted)).toEqual(expected);
  expect(trips).toEqual([["GetRedirect", "GetPage"], ["GetPage"]]);
  expect(await sendFitted([redirect, page], send, fitted)).toEqual(expected);
  expect(trips.slice(2)).toEqual([["GetPage"]]);
  expect(log.mock.calls.flat()).toEqual([
    'GetRedirect: the back end knows less: Cannot query field "redirect" on type "Query".',
    'GetPage: the back end knows less: Cannot query field "modified" on type "Page".',
  ]);
});

test.each([
  ["an answer", { data: { redirect: null } }],
  ["an answer with an error", { data: { redirect: null }, ...unknown("to", "Redirect") }],
  ["another error", { errors: [{ message: "kaputt" }] }],
  ["PersistedQueryNotFound", { errors: [{ message: "PersistedQueryNotFound" }] }],
])("%s is taken as it is, in one trip", async (_, answer) => {
  const send = vi.fn(async () => [answer as ExecutionResult]);
  expect(await sendFitted([redirect], send, new Map())).toEqual([{ result: answer, missing: new Set() }]);
  expect(send).toHaveBeenCalledOnce();
});

test("a back end that finds something new each time is given up", async () => {
  const fields = ["to", "status", "x", "y", "z", "w"];
  const query = `query Q { redirect { ${fields.join(" ")} } }`;
  const send = vi.fn(async () => [unknown(fields.shift() ?? "", "Redirect")]);
  const [answer] = await sendFitted([{ ...redirect, query }], send, new Map());
  expect(send).toHaveBeenCalledTimes(4);
  expect(answer?.result.data).toEqual({ redirect: null });
});
