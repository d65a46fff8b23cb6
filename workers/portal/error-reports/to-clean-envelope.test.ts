import { expect, test } from "vitest";
import { parseErrorDsn } from "#shared/log/reports/error-dsn.ts";
import { toCleanEnvelope } from "./to-clean-envelope.ts";

const DSN = "https://abc@errors.example/42";
const target = parseErrorDsn(DSN);
if (target === null) throw new Error("The address is one");

function clean(head: object, ...lines: object[]): Record<string, unknown>[] | null {
  const text = toCleanEnvelope(
    [head, ...lines].map((line) => JSON.stringify(line)).join("\n"),
    target as NonNullable<typeof target>,
  );
  return text === null
    ? null
    : text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
}

test("an event is passed on with its stack, and without anything of its reader", () => {
  const event = {
    release: "20260101",
    user: { ip_address: "{{auto}}", email: "anna@example.at" },
    request: { url: "https://talblick.example/?q=anna", headers: { cookie: "a=b" } },
    tags: { request_id: "0db1c8af-8658-452e-b337-e048824949a3" },
    exception: {
      values: [
        {
          type: "Error",
          value: "no anna@example.at",
          stacktrace: { frames: [{ filename: "https://a.example/assets/x-aB3.js?v=1" }] },
        },
      ],
    },
    breadcrumbs: [{ message: "GET /suche?q=anna" }],
  };
  expect(clean({ dsn: DSN }, { type: "event" }, event)).toEqual([
    { dsn: DSN },
    { type: "event" },
    {
      release: "20260101",
      tags: { request_id: "0db1c8af-8658-452e-b337-e048824949a3" },
      exception: {
        values: [
          { type: "Error", value: "no [mail]", stacktrace: { frames: [{ filename: "https://a.example/assets/x-aB3.js" }] } },
        ],
      },
      breadcrumbs: [{ message: "GET /suche?[query]" }],
    },
  ]);
});

test("a session is passed on without address and browser", () => {
  const session = {
    sid: "1",
    did: "anna",
    errors: 1,
    attrs: { release: "2", environment: "prod", ip_address: "{{auto}}", user_agent: "x" },
  };
  expect(clean({ dsn: DSN }, { type: "session" }, session)?.[2]).toEqual({
    sid: "1",
    errors: 1,
    attrs: { release: "2", environment: "prod" },
  });
});

test.each([
  ["another project", [{ dsn: "https://abc@errors.example/43" }, { type: "event" }, {}]],
  ["another key", [{ dsn: "https://abd@errors.example/42" }, { type: "event" }, {}]],
  ["another host", [{ dsn: "https://abc@elsewhere.example/42" }, { type: "event" }, {}]],
  ["no project", [{}, { type: "event" }, {}]],
  ["a film of what the reader did", [{ dsn: DSN }, { type: "replay_recording" }, {}]],
  ["half an item", [{ dsn: DSN }, { type: "event" }]],
  ["nothing", [{ dsn: DSN }]],
  ["more items than a page has to tell", [{ dsn: DSN }, ...Array.from({ length: 22 }, () => ({ type: "event" }))]],
])("an envelope for %s is not passed on", (_, [head = {}, ...lines]) => {
  expect(clean(head, ...lines)).toBeNull();
});

test("an invalid envelope is not passed on", () => {
  for (const text of ["", "a\nb\nc", "[]\n[]\n[]"])
    expect(toCleanEnvelope(text, target as NonNullable<typeof target>)).toBeNull();
});
