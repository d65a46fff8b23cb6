import { expect, test } from "vitest";
import { decideOutcome, followSent, type OutboxItem, toRetryDelay, toSentFields } from "./outbox.ts";

test("a missing answer and a temporary failure are retried; a refusal is not", () => {
  const outcomes = [null, 200, 400, 401, 404, 408, 409, 413, 422, 429, 500, 503, 504].map((status) => [
    status,
    decideOutcome(status),
  ]);
  expect(Object.fromEntries(outcomes)).toEqual({
    null: "later",
    200: "sent",
    400: "refused",
    401: "signed out",
    404: "refused",
    408: "later",
    409: "refused",
    413: "refused",
    422: "refused",
    429: "later",
    500: "later",
    503: "later",
    504: "later",
  });
});

test("retries become rarer, but come at least every half minute", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(toRetryDelay)).toEqual([2000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("only a new entry that had to wait says when it was written", () => {
  const writtenAt = "2026-03-01T18:00:00.000Z";
  const at = (seconds: number) => Date.parse(writtenAt) + seconds * 1000;
  const item = (fields: Record<string, string>): OutboxItem => ({
    key: "k",
    postId: 1,
    writtenAt,
    fields,
    picture: null,
    refusal: null,
  });
  expect(toSentFields(item({ text: "x", known: "" }), at(5))).toEqual({ text: "x", known: "" });
  expect(toSentFields(item({ text: "x", known: "" }), at(60))).toEqual({ text: "x", known: "", writtenAt });
  expect(toSentFields(item({ text: "x", known: "2026" }), at(60))).not.toHaveProperty("writtenAt");
  expect(toSentFields(item({ text: "x", date: "2026-03-01T10:00" }), at(60))).not.toHaveProperty("writtenAt");
});

test("corrections that were written one after the other do not conflict", () => {
  const item = (key: string, changes: Partial<OutboxItem> = {}, fields: Record<string, string> = {}): OutboxItem => ({
    key,
    postId: 1,
    writtenAt: "2026-03-01T18:00:00.000Z",
    picture: null,
    refusal: null,
    fields: { id: "a", known: "18:00", text: key, ...fields },
    ...changes,
  });
  const refusal = { errors: {}, formError: "Konflikt", isConflict: true };
  const waiting = [
    item("second"),
    item("third", {}, { known: "17:00" }),
    item("other entry", {}, { id: "b" }),
    item("other post", { postId: 2 }),
    item("refused", { refusal }),
  ];
  expect(followSent(waiting, item("first"), "18:05")).toEqual([item("second", {}, { known: "18:05" })]);
});
