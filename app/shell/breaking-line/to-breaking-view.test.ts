import { expect, test } from "vitest";
import { toBreakingView } from "./to-breaking-view.ts";

const now = new Date("2026-03-09T12:00:00Z");
const line = { id: 3, text: "Rhein über die Ufer", link: "/verkehr", is_ticker: false, ends: "2026-03-09T12:00:01Z" };

test("a line is shown until its end, whatever a cache still says", () => {
  expect(toBreakingView(line, now)).toEqual({
    id: 3,
    text: "Rhein über die Ufer",
    link: "/verkehr",
    isExternal: false,
    isTicker: false,
    endsAt: now.getTime() + 1000,
  });
  for (const ends of ["2026-03-09T12:00:00Z", "2026-03-09T11:59:59Z", "bald", ""])
    expect([ends, toBreakingView({ ...line, ends }, now)]).toEqual([ends, null]);
  expect(toBreakingView(null, now)).toBeNull();
});

test("another site is one with https, and what is neither that nor a path leads nowhere", () => {
  expect(toBreakingView({ ...line, link: "https://andere.example/x" }, now)).toMatchObject({ isExternal: true });
  for (const link of ["http://andere.example/", "//andere.example", "/\\andere.example", "javascript:alert(1)", "verkehr", ""])
    expect([link, toBreakingView({ ...line, link }, now)]).toEqual([link, null]);
});
