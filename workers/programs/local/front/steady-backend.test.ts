import { expect, test } from "vitest";
import { createSteadyBackend } from "./steady-backend.js";

const LOST = "Network connection lost.";
type Sent = { url: string; method: string; body: string };

/** A back end whose connection is lost so many times before it answers. */
function openBackend(message: string, times: number) {
  const sent: Sent[] = [];
  const steady = createSteadyBackend({
    async fetch(input) {
      const request = input as Request;
      sent.push({ url: request.url, method: request.method, body: await request.text() });
      if (sent.length <= times) throw new Error(message);
      return new Response(`answer ${sent.length}`);
    },
  });
  return { sent, steady };
}

const json = { "content-type": "application/json" };

test.each<[string, RequestInit, number]>([
  ["a read", {}, 2],
  ["a call with its body", { method: "POST", headers: json, body: "{}" }, 2],
  ["a file", { method: "POST", headers: { "content-type": "image/jpeg" }, body: "bytes" }, 1],
  ["a long body", { method: "POST", headers: { ...json, "content-length": "70000" }, body: "{}" }, 1],
])("%s whose connection was lost before it was read: %o is sent %i times, whole", async (_, init, times) => {
  const { sent, steady } = openBackend(LOST, 1);
  const answer = await steady.fetch("http://backend/graphql", init).then(
    (response) => response.text(),
    (error: Error) => error.message,
  );
  expect(answer).toBe(times === 2 ? "answer 2" : LOST);
  const { method = "GET", body = "" } = init;
  expect(sent).toEqual(Array.from({ length: times }, () => ({ url: "http://backend/graphql", method, body })));
});

test("a back end that is away is asked three times, and one that fails otherwise once", async () => {
  const away = openBackend(LOST, 5);
  await expect(away.steady.fetch("http://backend/health")).rejects.toThrow(LOST);
  const failing = openBackend("The operation was aborted", 5);
  await expect(failing.steady.fetch("http://backend/health")).rejects.toThrow("aborted");
  expect([away.sent.length, failing.sent.length]).toEqual([3, 1]);
});
