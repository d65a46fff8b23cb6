import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { createKnownDocuments } from "../../graphql/client/persisted-documents.ts";
import { createServerClient } from "../../graphql/client/server-client.ts";
import { activateAccountDocument } from "../../graphql/generated/operations.ts";
import { runMutation, toOutcome } from "./run-mutation.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

function run(result: unknown) {
  const client = createServerClient(async () => Response.json(result), createKnownDocuments());
  return runMutation(client, activateAccountDocument, { key: "geheim" });
}

test("an action gets the data that it asked for", async () => {
  const data = { activateAccount: { success: "1", error: "0", message: null } };
  expect(await run({ data })).toEqual({ kind: "answered", data });
  expect(log).not.toHaveBeenCalled();
});

test.each([
  [{ data: null, errors: [{ message: "nein", extensions: { code: "UNAUTHENTICATED" } }] }, "UNAUTHENTICATED"],
  [{ data: null, errors: [{ message: "kaputt" }] }, null],
  [{ data: null }, null],
  ["<h1>Wartung</h1>", null],
])("the failure %j is logged, without the variables, and names its code", async (result, code) => {
  expect(await run(result)).toEqual({ kind: "failed", code });
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain("geheim");
});

test.each([
  [
    { success: "1", message: "gut" },
    { isDone: true, message: "gut" },
  ],
  [{ success: 1 }, { isDone: true, message: null }],
  [
    { success: "0", message: "nein" },
    { isDone: false, message: "nein" },
  ],
  [
    { success: "true", message: null },
    { isDone: false, message: null },
  ],
  [
    { success: true, message: "gut" },
    { isDone: false, message: null },
  ],
  [{ message: "gut" }, { isDone: false, message: null }],
  [null, { isDone: false, message: null }],
  ["1", { isDone: false, message: null }],
])("the reply %j counts as %j", (reply, outcome) => {
  expect(toOutcome(reply)).toEqual(outcome);
});
