import { expect, test } from "vitest";
import { toIssueView } from "./issue-view-model.ts";
import { toNewsletterLines } from "./newsletters-view-model.ts";

type Wire = Parameters<typeof toIssueView>[0];
type Issue = Wire["issue"];
type Asked = Parameters<typeof toIssueView>[1];

const post = (id: number, changes: object = {}) => ({
  id,
  title: `Beitrag ${id}`,
  link: `/b/${id}`,
  date: "2026-11-29T08:00:00Z",
  is_out: true,
  ...changes,
});
const desk = (changes: Partial<Issue> = {}): Issue => ({
  day: "2026-11-30",
  at: "2026-11-30T05:00:00Z",
  state: "OPEN",
  revision: 3,
  is_draft: true,
  is_left_out: false,
  send_at: null,
  changed: "2026-11-29T08:00:00Z",
  changed_by: "Lea",
  subject: null,
  own_subject: "Guten Morgen: Beitrag 1",
  intro: null,
  is_arranged: true,
  sections: [
    { title: null, posts: [post(1), post(2, { is_out: false, date: null })] },
    { title: "Sport", posts: [post(3, { is_out: false, date: "2026-11-30T17:00:00Z" })] },
  ],
  ...changes,
});
const newsletter = (changes: object = {}): Wire["newsletter"] => ({
  slug: "morgen",
  title: "Guten Morgen",
  has_schedule: true,
  has_archive: true,
  readers: 1234,
  coming: [desk(), desk({ day: "2026-12-01", is_draft: false }), desk({ day: "2026-12-02", is_left_out: true })],
  issue: null,
  past: [
    { day: "2026-11-27", subject: "Freitag", sent: "2026-11-27T05:00:00Z", readers: 1 },
    { day: "2026-11-26-2", subject: "Noch eine", sent: "2026-11-26T05:00:00Z", readers: null },
    { day: "2026-11-26", subject: "Archiv", sent: null, readers: null },
  ],
  ...changes,
});
/** Times and numbers do not break; what is read here does not care. */
const toPlain = <View>(of: View) => JSON.parse(JSON.stringify(of).replaceAll("\u00a0", " ")) as View;
const view = (issue: Partial<Issue> = {}, asked: Partial<Asked> = {}, found: Wire["found"] = null) =>
  toPlain(
    toIssueView({ newsletter: newsletter(), issue: desk(issue), found }, { opened: null, words: "", done: null, ...asked }),
  );

test("an issue says when it goes, to how many, who has changed it, and what its posts are", () => {
  const { when, prepared, sections, subjectHint, coming, past, seen, path } = view();
  expect(when).toBe("Geht Montag, 30. November um 06:00 Uhr an 1 234 Personen.");
  expect(prepared).toMatch(/^Zuletzt geändert 29\. November 2026, 09:00 Uhr von Lea\.$/);
  expect(subjectHint).toBe("Leer heißt sie: Guten Morgen: Beitrag 1");
  expect([seen.known, path]).toEqual(["3", "/redaktion/newsletter/morgen/2026-11-30"]);
  expect(sections.map(({ key, name, rank }) => [key, name, rank])).toEqual([
    ["0 ", "Aufmacher", "1 von 2"],
    ["1 Sport", "Sport", "2 von 2"],
  ]);
  expect(sections.flatMap(({ posts }) => posts).map(({ text, isFirst, isLast }) => [text, isFirst, isLast])).toEqual([
    ["29. November 2026, 09:00 Uhr", true, false],
    ["Entwurf: steht nicht in der Mail", false, false],
    ["erst 30. November 2026, 18:00 Uhr: steht nicht in der Mail", false, true],
  ]);
  expect(coming.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
    ["Vorbereitet von Lea", true],
    ["Macht sich von selbst", false],
    ["Entfällt", false],
  ]);
  expect(past.map(({ day, text, link }) => [day, text, link])).toEqual([
    ["Fr., 27. November", "an 1 Person", "/newsletter/morgen/2026-11-27"],
    ["Do., 26. November (2)", "gesendet", "/newsletter/morgen/2026-11-26-2"],
    ["Do., 26. November", "nur im Archiv", "/newsletter/morgen/2026-11-26"],
  ]);
});

test.each([
  ["nobody has touched it", { is_draft: false, is_arranged: false }, null],
  ["it is left out", { is_left_out: true }, "Diese Ausgabe entfällt. Bis zu ihrer Stunde lässt sich das zurücknehmen."],
  [
    "none of its posts is out by then",
    { sections: [{ title: null, posts: [post(2, { is_out: false })] }] },
    "Von diesen Beiträgen ist dann keiner zu sehen: So macht sich die Ausgabe wieder von selbst, auch Betreff und Einleitung.",
  ],
  [
    "there is nothing new",
    { sections: [], is_arranged: false },
    "Bis jetzt gibt es nichts Neues. Ohne Beitrag geht keine Ausgabe hinaus.",
  ],
  [
    "it has nothing but an intro, by hand",
    { at: null, sections: [], intro: "Text" },
    "Ohne Beitrag geht die Einleitung allein hinaus.",
  ],
  ["it was sent", { state: "SENT" as const, sections: [] }, null],
])("what staff have to know is said when %s", (_, issue, warning) => {
  expect(view(issue).warning).toBe(warning);
});

test("one that has gone, or whose hour is over, is not changed any more", () => {
  expect(view({ state: "SENT" })).toMatchObject({ isOpen: false, opened: null, when: expect.stringContaining("hinausgegangen") });
  expect(view({ state: "OVER" }, { opened: 0 })).toMatchObject({ isOpen: false, opened: null });
});

test("what is found for a section stands there, also for an issue that has none yet", () => {
  const found = [post(9, { is_out: false })];
  expect(view({}, { opened: 1, words: "Beitrag" }, found).opened).toEqual({
    at: 1,
    key: "1 Sport",
    heading: "Ein Beitrag für „Sport“",
    words: "Beitrag",
    found: [{ id: 9, title: "Beitrag 9", text: "Nr. 9, geplant für 29. November 2026, 09:00 Uhr" }],
    isMissed: false,
  });
  expect(view({}, { opened: 7 }).opened).toBeNull();
  expect(view({ sections: [] }, { opened: 0, words: "x" }, []).opened).toMatchObject({ key: "", isMissed: true });
});

test("what was done last is said, and a step can be taken again", () => {
  expect(view({}, { done: { code: "auf", at: "p3" } })).toMatchObject({
    done: "Nach oben gerückt.",
    doneAt: { at: "p3", step: "up" },
  });
  expect(view({}, { done: { code: "gesendet", at: "" } }).done).toBe("Gesendet. Die Ausgabe ist unterwegs an 1 234 Personen.");
  expect(view({}, { done: { code: "erfunden", at: "" } }).done).toBeNull();
});

test("the list says of each newsletter when it goes next, or how", () => {
  const line = { frequency: "", ...newsletter() };
  const lines = toNewsletterLines([
    line,
    { ...line, slug: "eil", has_schedule: false, coming: [desk({ day: "", at: null, is_draft: false })] },
    { ...line, slug: "geplant", has_schedule: false, coming: [desk({ day: "", at: null, send_at: "2026-11-30T17:00:00Z" })] },
    { ...line, slug: "nie", coming: [] },
  ]);
  expect(toPlain(lines).map(({ when, text, path }) => [when, text, path])).toEqual([
    ["Montag, 30. November um 06:00 Uhr, an 1 234 Personen", "Vorbereitet von Lea", "/redaktion/newsletter/morgen"],
    ["Von Hand, an 1 234 Personen", "Noch nichts geschrieben", "/redaktion/newsletter/eil"],
    ["Geplant für Montag, 30. November um 18:00 Uhr, an 1 234 Personen", "Vorbereitet von Lea", "/redaktion/newsletter/geplant"],
    ["Keine Ausgabe in den nächsten 14 Tagen; an 1 234 Personen", "", "/redaktion/newsletter/nie"],
  ]);
});
