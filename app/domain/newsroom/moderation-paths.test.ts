import { expect, test } from "vitest";
import { parseQueue, type Queue, toQueuePath } from "./moderation-paths.ts";

const queue: Queue = { list: "HELD", post: null, after: null, comment: null };

test.each<[Partial<Queue>, string]>([
  [{}, "/redaktion/kommentare"],
  [{ list: "ALL", post: 7 }, "/redaktion/kommentare?beitrag=7"],
  [{ list: "HELD", post: 7, comment: 3 }, "/redaktion/kommentare?liste=pruefen&beitrag=7&kommentar=3"],
  [{ list: "ALL", after: 9 }, "/redaktion/kommentare?liste=alle&ab=9"],
])("%j stands in an address, and is read from it", (given, path) => {
  expect(toQueuePath({ ...queue, ...given })).toBe(path);
  expect(parseQueue(new URL(path, "https://a.example").searchParams)).toEqual({ ...queue, ...given });
});

test("what is unknown is the usual list, and a post may be pasted", () => {
  expect(parseQueue(new URLSearchParams({ liste: "x", ab: "-1", kommentar: "0" }))).toEqual(queue);
  expect(parseQueue(new URLSearchParams({ beitrag: "https://a.example/schnee/12?x=1" }))).toEqual({
    ...queue,
    list: "ALL",
    post: 12,
  });
});
