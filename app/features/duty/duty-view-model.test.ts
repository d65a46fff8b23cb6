import { expect, test } from "vitest";
import { parseDutyChoice, toDutyRange, toDutyView } from "./duty-view-model.ts";

const now = new Date("2026-12-07T22:59:59Z");
const choose = (query: string, at = now) => parseDutyChoice(new URLSearchParams(query), at);
const view = (query: string, items: Parameters<typeof toDutyView>[1] = rota()) => {
  const choice = choose(query);
  if (choice === null || choice === "past") throw new Error(`${query} is no choice`);
  return toDutyView(choice, items, now);
};

type Rota = NonNullable<Parameters<typeof toDutyView>[1]>;
function rota(...items: Partial<Rota["items"][number]>[]): Rota {
  return {
    state: { as_of: null, is_stale: true, is_sample: false },
    items: items.map((item) => ({
      kind: "VET",
      name: "Mag. Stall",
      address: null,
      municipality: null,
      district: null,
      phone: "05572 1",
      note: null,
      starts_at: "2026-12-07T07:00:00Z",
      ends_at: "2026-12-08T07:00:00Z",
      ...item,
    })),
  };
}

test("today is the region's, also in the second before midnight", () => {
  expect(choose("")).toEqual({ day: { year: 2026, month: 12, day: 7 }, isToday: true, district: null, kind: null });
  expect(choose("", new Date("2026-12-07T23:00:00Z"))).toMatchObject({ day: { day: 8 } });
  expect(choose("tag=2026-12-08")).toMatchObject({ isToday: false });
});

test.each(["tag=", "tag=2026-12-32", "tag=2026-12-21", "tag=morgen", "bezirk=tirol", "dienst=friseur", "dienst=toString"])(
  "%s is no choice",
  (query) => {
    expect(choose(query)).toBeNull();
  },
);

test("a day that is over is another page's, the fourteenth is the last", () => {
  expect(choose("tag=2026-12-06")).toBe("past");
  expect(choose("tag=2026-12-20")).toMatchObject({ day: { day: 20 } });
});

test("a day is requested with its real length", () => {
  expect(toDutyRange({ day: { year: 2026, month: 3, day: 29 } })).toEqual({
    from: "2026-03-28T23:00:00.000Z",
    until: "2026-03-29T22:00:00.000Z",
  });
});

test("a fortnight can be chosen, holidays and Sundays stand out, and a choice keeps the others", () => {
  const { days, districts, kinds, title, holiday } = view("tag=2026-12-08&bezirk=bludenz&dienst=tieraerzte");
  expect([title, holiday]).toEqual(["Dienstag, 8. Dezember", "Mariä Empfängnis"]);
  expect(days).toHaveLength(14);
  expect(days.filter(({ isFree }) => isFree).map(({ iso }) => iso)).toEqual(["2026-12-08", "2026-12-13", "2026-12-20"]);
  expect(days.filter(({ isCurrent }) => isCurrent).map(({ day }) => day)).toEqual(["8.12."]);
  expect(days[0]).toMatchObject({ weekday: "Heute", link: "/notdienste?bezirk=bludenz&dienst=tieraerzte" });
  expect(districts.map(({ link }) => link)[0]).toBe("/notdienste?tag=2026-12-08&dienst=tieraerzte");
  expect(kinds.find(({ isCurrent }) => isCurrent)?.title).toBe("Tierärzte");
});

test("who serves the whole region serves each district", () => {
  const items = rota(
    { name: "alle" },
    { name: "hier", municipality: "gotzis", district: "feldkirch", address: "Hauptstraße 1" },
    { name: "dort", district: "bludenz" },
    { name: "Apotheke", kind: "PHARMACY", district: "feldkirch" },
  );
  const { entries } = view("bezirk=feldkirch&dienst=tieraerzte", items);
  expect(entries?.map(({ name }) => name)).toEqual(["alle", "hier"]);
  expect(entries?.[1]).toMatchObject({
    place: "Hauptstraße 1, Götzis",
    map: "https://www.openstreetmap.org/search?query=Hauptstra%C3%9Fe%201%2C%20G%C3%B6tzis",
    phone: { text: "05572 1", link: "tel:+4355721" },
  });
  expect(view("", items).entries?.[2]?.place).toBe("Bezirk Bludenz");
});

test("without a rota the page has its days, and says that it has none", () => {
  expect(view("", null)).toMatchObject({ entries: null, state: null, title: "Montag, 7. Dezember" });
});
