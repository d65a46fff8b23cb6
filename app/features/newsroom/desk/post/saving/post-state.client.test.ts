import { afterEach, expect, test, vi } from "vitest";
import { postState } from "./post-state.client.ts";

const answer = (body: string, status = 200) => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => new Response(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

test("an answer comes with what it says, a refusal with its status alone", async () => {
  answer('{"revision":6}');
  expect(await postState("/", {})).toEqual({ status: 200, result: { revision: 6 } });
  answer('{"error":"Not found"}', 404);
  expect(await postState("/", {})).toEqual({ status: 404, result: null });
});

test("the page of a network that wants a sign-in is no answer: it is tried again", async () => {
  answer("<!doctype html><title>WLAN im Hotel</title>");
  expect(await postState("/", {})).toEqual({ status: null, result: null });
});

test("of a page that is left a browser sends 64 kB: umlauts take two of them", async () => {
  const isKept = async (text: string) => {
    const fetched = answer("{}");
    await postState("/", { text }, true);
    return fetched.mock.calls[0]?.[1].keepalive === true;
  };
  expect([await isKept("a".repeat(50_000)), await isKept("ä".repeat(50_000))]).toEqual([true, false]);
});
