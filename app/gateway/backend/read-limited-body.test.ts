import { expect, test } from "vitest";
import { MAX_BODY_BYTES, readLimitedBody } from "./read-limited-body.ts";

const chunkBytes = 100_000;

/** A body that comes in pieces and does not say how long it is; `sent` counts what was taken of it. */
function createEndlessPost(chunks: number): { request: Request; sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === chunks) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(chunkBytes).fill(97));
    },
  });
  const init = { method: "POST", body, duplex: "half" };
  return { request: new Request("https://talblick.example/", init), sent: () => sent };
}

test("a body arrives whole, also one without an end in sight", async () => {
  const text = "Grüße aus Götzis";
  const post = new Request("https://talblick.example/", { method: "POST", body: text });
  expect(new TextDecoder().decode((await readLimitedBody(post)) as Uint8Array<ArrayBuffer>)).toBe(text);
  expect(await readLimitedBody(createEndlessPost(MAX_BODY_BYTES / chunkBytes).request)).toHaveLength(MAX_BODY_BYTES);
});

test("a request without a body has an empty one", async () => {
  expect(await readLimitedBody(new Request("https://talblick.example/", { method: "POST" }))).toHaveLength(0);
});

test("a body that says it is too large is not read at all", async () => {
  const { request, sent } = createEndlessPost(1);
  request.headers.set("content-length", String(MAX_BODY_BYTES + 1));
  expect(await readLimitedBody(request)).toBe(413);
  expect(sent()).toBeLessThanOrEqual(1);
});

test("no more of an endless body is taken than is allowed", async () => {
  const { request, sent } = createEndlessPost(1000);
  expect(await readLimitedBody(request)).toBe(413);
  expect(sent()).toBeLessThan(20);
});

test("a body that does not come, or comes byte by byte without end, is given up, and the client learns nothing more", async () => {
  let isCancelled = false;
  const drip = (everyMs: number | null) =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (everyMs === null) return new Promise(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        controller.enqueue(new Uint8Array([97]));
      },
      cancel() {
        isCancelled = true;
      },
    });
  for (const everyMs of [null, 1]) {
    isCancelled = false;
    const init = { method: "POST", body: drip(everyMs), duplex: "half" };
    expect(await readLimitedBody(new Request("https://talblick.example/", init), { timeoutMs: 30 })).toBe(408);
    expect(isCancelled).toBe(true);
  }
});

test("a smaller limit holds as well", async () => {
  const post = (length: number) => new Request("https://talblick.example/", { method: "POST", body: "x".repeat(length) });
  expect(await readLimitedBody(post(100), { maxBytes: 100 })).toHaveLength(100);
  expect(await readLimitedBody(post(101), { maxBytes: 100 })).toBe(413);
});
