import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIVE_MATCH_SLUG, liveMatch } from "./live-match.ts";

test("the match goes on in a story that is there, under ids that a ticker takes and its story does not use", () => {
  expect(readFileSync(`workers/demo/stories/${LIVE_MATCH_SLUG}.md`, "utf8")).toContain("liveticker: true");
  const ids = liveMatch.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^live-\d+$/.test(id))).toEqual([]);
});
