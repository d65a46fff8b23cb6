import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { createAskTogether } from "#graphql/client/batches/ask-together.ts";
import { createKnownDocuments } from "#graphql/client/persisted-documents.ts";
import { activateAccountDocument } from "#graphql/generated/operations.ts";
import { runMutation } from "./run-mutation.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

function run(result: unknown) {
  const askTogether = createAskTogether(async () => Response.json(result), createKnownDocuments());
  return runMutation(askTogether, activateAccountDocument, { key: "geheim" });
}

test("a form that was sent gets the data that it asked for", async () => {
  const data = { activateAccount: { success: "1", error: "0", message: null } };
  expect(await run({ data })).toEqual({ kind: "answered", data });
  expect(log).not.toHaveBeenCalled();
});

test.each([
  [{ data: null, errors: [{ message: "nein", extensions: { code: "UNAUTHENTICATED" } }] }],
  [{ data: null, errors: [{ message: "kaputt" }] }],
  [{ data: null }],
  ["<h1>Wartung</h1>"],
])("the failure %j is logged, without the variables", async (result) => {
  expect(await run(result)).toEqual({ kind: "failed", isUnknown: false });
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain("geheim");
});

test("a call that the back end does not have was never done, whatever stands in its place", async () => {
  const message = 'Cannot query field "activateAccount" on type "Mutation".';
  expect(await run({ errors: [{ message }] })).toEqual({ kind: "failed", isUnknown: true });
  expect(log).not.toHaveBeenCalled();
});
