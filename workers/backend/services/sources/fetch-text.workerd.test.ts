import { afterEach, expect, test, vi } from "vitest";
import { fetchText, MAX_BODY_BYTES } from "./fetch-text.ts";

const address = "https://source.example/feed?key=secret";
const answerWith = (body: BodyInit | null, init?: ResponseInit) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, init));
afterEach(() => vi.restoreAllMocks());

test("takes the body, in the charset that its type names", async () => {
  answerWith(new Uint8Array([0x47, 0xf6, 0x74, 0x7a, 0x69, 0x73]), {
    headers: { "content-type": "text/xml; charset=ISO-8859-1" },
  });
  expect(await fetchText(address)).toBe("Götzis");
  answerWith("Götzis", { headers: { "content-type": "text/xml; charset=klingon" } });
  expect(await fetchText(address)).toBe("Götzis");
  answerWith(null);
  expect(await fetchText(address)).toBe("");
});

test("takes XML in the charset that it declares, or that its first bytes are in", async () => {
  const declared = new TextEncoder().encode('<?xml version="1.0" encoding="ISO-8859-1"?><a>G?tzis</a>');
  declared[declared.lastIndexOf(0x3f)] = 0xf6;
  answerWith(declared, { headers: { "content-type": "application/xml" } });
  expect(await fetchText(address)).toContain("<a>Götzis</a>");
  answerWith(new Uint8Array([0xff, 0xfe, 0x3c, 0, 0xf6, 0]));
  expect(await fetchText(address)).toBe("<ö");
});

test("says what failed, without the key", async () => {
  answerWith("no", { status: 503 });
  await expect(fetchText(address)).rejects.toThrow(/^https:\/\/source\.example\/feed answered 503$/);
});

test("reads no endless body", async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
  answerWith(endless);
  await expect(fetchText(address)).rejects.toThrow(`sent more than ${MAX_BODY_BYTES} bytes`);
});

test.each([["http://source.example/feed"], ["file:///etc/passwd"], ["ftp://source.example/"]])(
  "does not ask %s",
  async (other) => {
    await expect(fetchText(other)).rejects.toThrow("over https only");
  },
);
