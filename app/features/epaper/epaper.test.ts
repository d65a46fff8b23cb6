import { expect, test } from "vitest";
import { parseEpaperPicturePath, parseMonth } from "#app/domain/epaper/epaper-paths.ts";
import { parseEpaperKey, parseEpaperPictureName } from "#shared/rules/epaper-rules.ts";
import { toEpaperPageView, toEpaperView, toIssueView } from "./epaper-view-model.ts";

const line = (key: string, changes = {}) => ({
  key,
  date: key,
  edition: "",
  title: "",
  is_sample: false,
  cover: { src: "/media/epaper/x.webp", width: 480, height: 686 },
  page_count: 8,
  may_read: false,
  ...changes,
});
const list = {
  issues: [line("2027-01-02"), line("2027-01-01", { title: "Mit Beilage" }), line("2026-12-31")],
  newest: line("2027-01-02"),
  earlier: "2026-11",
  later: null,
};

test("the first page has the newest issue large, and the others by month", () => {
  const view = toEpaperView(list, { month: null, isSignedIn: false });
  expect(view.newest).toMatchObject({ day: "Samstag, 2. Jänner 2027", pagesText: "8 Seiten", link: "/epaper/2027-01-02" });
  expect(view.months.map(({ title, issues }) => [title, issues.map(({ day, note }) => [day, note])])).toEqual([
    ["Jänner 2027", [["Fr., 1. Jänner", "Mit Beilage"]]],
    ["Dezember 2026", [["Do., 31. Dezember", ""]]],
  ]);
  expect([view.earlier, view.later]).toEqual([{ title: "November 2026", link: "/epaper?monat=2026-11" }, null]);
});

test("a month shows all of its issues, and none large", () => {
  const view = toEpaperView({ ...list, later: "2027-02" }, { month: "2027-01", isSignedIn: false });
  expect(view.newest).toBeNull();
  expect(view.months[0]?.issues.map(({ key }) => key)).toEqual(["2027-01-02", "2027-01-01"]);
  expect(view.later?.link).toBe("/epaper?monat=2027-02");
});

test("who may read goes on to the first page; who may not learns what is needed", () => {
  const read = toIssueView(
    { ...line("2027-01-02", { may_read: true }), pages: [{ number: 1, width: 1800, height: 2571 }] },
    true,
  );
  expect(read.access.read).toBe("/epaper/2027-01-02/1");
  expect(read.pages).toEqual([
    { number: 1, link: "/epaper/2027-01-02/1", src: "/epaper/2027-01-02/bild/1-300.webp", width: 300, height: 429 },
  ]);
  const guest = toIssueView({ ...line("2027-01-02"), pages: null }, false);
  expect(guest).toMatchObject({
    pages: [],
    access: { read: null, offer: "Talblick Plus Premium", abo: "/abo?returnTo=%2Fepaper%2F2027-01-02" },
  });
  expect(guest.access.login).toContain("/profil?dialog=login");
  expect(toIssueView({ ...line("2027-01-02"), pages: null }, true).access.login).toBeNull();
});

test("a page leads to those beside it, as large as it is itself", () => {
  const page = { number: 2, width: 1800, height: 2400, text: "Der Damm hält" };
  const view = toEpaperPageView({ ...line("2027-01-02", { page_count: 3 }), page }, page, false);
  expect(view).toMatchObject({
    previous: "/epaper/2027-01-02/1",
    next: "/epaper/2027-01-02/3",
    otherSize: "/epaper/2027-01-02/2?gross",
    src: "/epaper/2027-01-02/bild/2-900.webp",
    srcSet: "/epaper/2027-01-02/bild/2-900.webp 900w, /epaper/2027-01-02/bild/2-1800.webp 1800w",
  });
  const large = toEpaperPageView({ ...line("2027-01-02", { page_count: 2 }), page }, page, true);
  expect([large.previous, large.next, large.otherSize]).toEqual(["/epaper/2027-01-02/1?gross", null, "/epaper/2027-01-02/2"]);
});

test.each([
  ["2026-11-24", { date: "2026-11-24", edition: "" }],
  ["2028-02-29", { date: "2028-02-29", edition: "" }],
  ["2026-11-24-bregenz", { date: "2026-11-24", edition: "bregenz" }],
  ["2026-02-29", null],
  ["2026-11-24-", null],
  ["2026-11-24-Bregenz", null],
  ["heute", null],
])("the address %s is of the issue %j", (text, day) => {
  expect(parseEpaperKey(text)).toEqual(day);
});

test.each([
  ["3-900.webp", { page: 3, width: 900 }],
  ["200-1800.webp", { page: 200, width: 1800 }],
  ["201-900.webp", null],
  ["0-900.webp", null],
  ["03-900.webp", null],
  ["3-901.webp", null],
  ["3-900.png", null],
])("%s is the picture %j", (name, picture) => {
  expect(parseEpaperPictureName(name)).toEqual(picture);
});

test.each([
  ["/epaper/2026-11-24/bild/3-900.webp", { isStaff: false, path: "/epaper/2026-11-24/3-900.webp" }],
  ["/redaktion/epaper/7/bild/3-900.webp", { isStaff: true, path: "/newsroom/epaper/7/3-900.webp" }],
  ["/redaktion/epaper/2026-11-24/bild/3-900.webp", null],
  ["/epaper/7/bild/3-900.webp", null],
  ["/epaper/2026-11-24/bild/..%2f3-900.webp", null],
  ["/epaper/2026-11-24/3", null],
])("a picture at %s is asked for as %j", (pathname, asked) => {
  expect(parseEpaperPicturePath(pathname)).toEqual(asked);
});

test.each([
  ["2026-11", "2026-11"],
  ["", null],
  [null, null],
  ["2026-13", "wrong"],
  ["x", "wrong"],
])("the month %j is %j", (text, month) => {
  expect(parseMonth(text)).toBe(month);
});
