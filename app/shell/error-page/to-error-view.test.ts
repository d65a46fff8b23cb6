import { type ErrorResponse, isRouteErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { toErrorView } from "./to-error-view.ts";

/** As React Router hands on what a loader threw. */
function errorResponse(status: number, statusText: string, data: unknown): ErrorResponse {
  const error = { status, statusText, internal: false, data };
  if (!isRouteErrorResponse(error)) throw new Error("no error response");
  return error;
}

const shown = { pattern: "/:post_slug/:id", showsDetails: true };
const hidden = { pattern: "/:post_slug/:id", showsDetails: false };
const notFound = errorResponse(404, "Not Found", { message: "Page not found: /x" });

test("only a 404 is the page that says so", () => {
  expect(toErrorView(notFound, hidden)).toMatchObject({ kind: "not-found", status: 404 });
  for (const status of [400, 405, 500, 502, 503, 504]) {
    expect(toErrorView(errorResponse(status, "", null), hidden)).toMatchObject({ kind: "generic", status });
  }
});

test("a user who may not see a page is told that, and not to try again later", () => {
  expect(toErrorView(errorResponse(403, "Forbidden", null), hidden)).toMatchObject({ kind: "forbidden", status: 403 });
});

test("what was taken down says so", () => {
  expect(toErrorView(errorResponse(410, "Gone", null), hidden)).toEqual({ kind: "gone", status: 410, details: null });
});

test.each([[new TypeError("oops")], ["text"], [null], [undefined], [{ status: 404 }]])(
  "anything else that was thrown (%j) is the generic page with 500",
  (thrown) => {
    expect(toErrorView(thrown, hidden)).toEqual({ kind: "generic", status: 500, details: null });
  },
);

test("readers of the published paper see no details", () => {
  expect(toErrorView(notFound, hidden).details).toBeNull();
  expect(toErrorView(new Error("geheim"), hidden).details).toBeNull();
});

test("developers see message, route pattern and data", () => {
  const { details } = toErrorView(notFound, shown);
  expect(details).toMatchObject({ message: "Page not found: /x", pattern: "/:post_slug/:id" });
  expect(JSON.parse(details?.data ?? "")).toEqual({
    status: 404,
    statusText: "Not Found",
    data: { message: "Page not found: /x" },
  });
});

test("without a message of its own an error shows its status text", () => {
  expect(toErrorView(errorResponse(405, "Method Not Allowed", null), shown).details?.message).toBe("Method Not Allowed");
});

test("an unexpected error shows its message, but no stack", () => {
  const error = new Error("oops");
  const { details } = toErrorView(error, shown);
  expect(details).toEqual({ message: "oops", pattern: "/:post_slug/:id", data: "-" });
});
