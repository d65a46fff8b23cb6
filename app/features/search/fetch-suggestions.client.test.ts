import { afterEach, expect, test, vi } from "vitest";
import { fetchSuggestions } from "./fetch-suggestions.client.ts";

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200) {
  const fetched = vi.fn(async (_address: string) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const never = new AbortController().signal;
const list = [{ title: "Bodensee", link: "/themen/bodensee", kind: "Thema" }];

test("asks once for the same text, however it is typed", async () => {
  const fetched = answer(list);
  expect(await fetchSuggestions(" Bodens ", never)).toEqual(list);
  expect(await fetchSuggestions("BODENS", never)).toEqual(list);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/suche/vorschlaege?q=bodens"]);
});

test("asks for nothing with less than two letters", async () => {
  const fetched = answer(list);
  expect([await fetchSuggestions("b ", never), await fetchSuggestions("", never)]).toEqual([[], []]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [{}],
  ["text"],
  [[{ link: null, kind: null }]],
  [[{ title: "x", link: "https://example.org/", kind: null }]],
  [[{ title: "x", link: "//example.org", kind: null }]],
  [[{ title: "x", link: "javascript:alert(1)", kind: null }]],
])("%j is no answer, and is not kept", async (body) => {
  answer(body);
  await expect(fetchSuggestions("kaputt", never)).rejects.toThrow();
});

test("an answer of failure is one", async () => {
  answer(list, 500);
  await expect(fetchSuggestions("fehler", never)).rejects.toThrow("500");
});
