import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/search-address.ts";
import type { FindEventsQuery } from "#graphql/generated/operations.ts";
import { toEventVariables, toFoundEvents } from "./found-events-view-model.ts";

const words = (query: string) => parseSearch(new URLSearchParams(query));
const now = new Date("2026-11-29T20:30:00Z");

type Wire = FindEventsQuery["events"]["items"][number];
const wire = (id: number, starts: string, ends: string | null = null): Wire => ({
  id,
  kind: "CONCERT",
  title: `Konzert ${id}`,
  starts,
  ends,
  is_all_day: false,
  is_cancelled: false,
  place: "Spielboden",
  municipality: "dornbirn",
  price: "",
  is_free: false,
  is_sample: false,
});

describe("events of a search", () => {
  test("are asked for from today on, with the municipality that is chosen", () => {
    expect(toEventVariables(words("q=Jazz"), 1, now)).toEqual({ from: "2026-11-29", municipality: null, query: "Jazz" });
    expect(toEventVariables(words("q=Jazz&gemeinde=hard&sortierung=neueste"), 1, now)).toMatchObject({ municipality: "hard" });
  });

  test.each(["", "q=Jazz&art=video", "q=Jazz&thema=musik", "q=Jazz&zugang=plus", "q=Jazz&zeitraum=heute"])(
    "are not asked for with %j: only posts are like that",
    (query) => {
      expect(toEventVariables(words(query), 1, now)).toBeNull();
      expect(toEventVariables(words("q=Jazz"), 2, now)).toBeNull();
    },
  );

  test("are the next three that are not over, with their days, what lasts behind them, and the way to all", () => {
    const items = [
      wire(1, "2026-11-29T18:00:00Z", "2026-11-29T20:00:00Z"),
      wire(2, "2026-11-29T18:00:00Z"),
      wire(3, "2026-12-03T18:00:00Z"),
    ];
    const running = [wire(4, "2026-11-01T08:00:00Z", "2027-01-06T17:00:00Z"), wire(5, "2026-11-01T08:00:00Z")];
    const found = toFoundEvents(words("q=Jazz im&gemeinde=dornbirn"), { items, running }, now);
    expect(found?.lines.map(({ link }) => link)).toEqual(["/termine/2", "/termine/3", "/termine/4"]);
    expect(found?.lines[1]).toMatchObject({ day: "Do., 3. Dez.", time: "19:00\u00a0Uhr", where: "Spielboden, Dornbirn" });
    expect(found?.link).toBe("/termine?zeitraum=jahr&gemeinde=dornbirn&q=Jazz+im");
  });

  test("are no block where there is none to come, or no back end that knows any", () => {
    const over = [wire(1, "2026-11-29T18:00:00Z", "2026-11-29T20:00:00Z")];
    expect(toFoundEvents(words("q=Jazz"), { items: over, running: [] }, now)).toBeNull();
    expect(toFoundEvents(words("q=Jazz"), null, now)).toBeNull();
  });
});
