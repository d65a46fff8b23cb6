import type { ExecutionResult } from "@urql/core";
import { beforeEach, expect, test, vi } from "vitest";
import type { BatchedOperation } from "#graphql/client/batches/send-batch.ts";
import { type FittedDocuments, sendFitted } from "./send-fitted.ts";

let log: ReturnType<typeof vi.fn<(message: string) => void>>;
beforeEach(() => {
  log = vi.fn();
});
/** What is known, and an operator who listens. */
const createFitted = (): FittedDocuments => Object.assign(new Map(), { tell: log });

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
  const fitted = createFitted();
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

test("a back end that finds something new each time is given up: an error, and no page without its text", async () => {
  const fields = ["to", "status", "x", "y", "z", "w"];
  const query = `query Q { redirect { ${fields.join(" ")} } }`;
  const send = vi.fn(async () => [unknown(fields.shift() ?? "", "Redirect")]);
  const [answer] = await sendFitted([{ ...redirect, query }], send, new Map());
  expect(send).toHaveBeenCalledTimes(4);
  expect(answer?.result).toEqual(unknown("y", "Redirect"));
});

test("what a back end complained of is asked again after some minutes: it may have been a passing fault", async () => {
  vi.useFakeTimers();
  try {
    const fitted = createFitted();
    const send = vi.fn(async () => [{ data: { redirect: { to: "/neu", status: 301 } } } as ExecutionResult]);
    send.mockResolvedValueOnce([unknown("redirect", "Query")]);
    const ask = async () => (await sendFitted([redirect], send, fitted))[0];
    expect((await ask())?.missing).toEqual(new Set(["redirect"]));
    vi.advanceTimersByTime(4 * 60_000);
    expect((await ask())?.missing).toEqual(new Set(["redirect"]));
    vi.advanceTimersByTime(2 * 60_000);
    expect(await ask()).toEqual({ result: { data: { redirect: { to: "/neu", status: 301 } } }, missing: new Set() });
    expect([send.mock.calls.length, fitted.size]).toEqual([2, 0]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["that it does not know the page itself", unknown("page", "Query")],
  [
    "that the page's own resolver failed",
    { data: null, errors: [{ ...unknown("modified", "Page").errors?.[0], path: ["page"] }] },
  ],
])("a back end that says %s has failed, and nothing is learned of it", async (_, answer) => {
  const fitted = createFitted();
  const send = vi.fn(async () => [answer as ExecutionResult]);
  expect((await sendFitted([page], send, fitted))[0]?.result).toEqual(answer);
  expect([send.mock.calls.length, fitted.size]).toEqual([1, 0]);
});

test("the log names the first of many complaints", async () => {
  const errors = Array.from({ length: 1000 }, (_, index) => ({ message: `Cannot query field "f${index}" on type "Query".` }));
  const answer = { errors: [...(unknown("redirect", "Query").errors ?? []), ...errors] } as ExecutionResult;
  await sendFitted([redirect], async () => [answer], createFitted());
  expect(String(log.mock.calls[0]?.[0])).toHaveLength(1000);
});
