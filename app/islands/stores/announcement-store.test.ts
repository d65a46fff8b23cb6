import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANNOUNCEMENT_EVENT, announce, announcementStore } from "./announcement-store.ts";

let hasDialog: boolean;
let woken: number;

beforeEach(() => {
  vi.useFakeTimers();
  hasDialog = false;
  woken = 0;
  const page = Object.assign(new EventTarget(), { querySelector: () => (hasDialog ? {} : null) });
  page.addEventListener(ANNOUNCEMENT_EVENT, () => {
    woken += 1;
  });
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = () => announcementStore.read();

test("an announcement comes a moment after its region, and stays there for readers who cannot see it", () => {
  announce("Gespeichert.");
  expect(woken).toBe(1);
  expect(said().text).toBe("");
  vi.advanceTimersByTime(100);
  expect(said()).toEqual({ text: "Gespeichert.", isVisible: false, link: null, isInDialog: false });
});

test("what can be followed stays long enough to be reached", () => {
  announce("Gespeichert", { isVisible: true, link: { href: "/merkliste", text: "zur Merkliste" } });
  vi.advanceTimersByTime(100 + 9999);
  expect(said()).toMatchObject({ text: "Gespeichert", link: { href: "/merkliste" } });
  vi.advanceTimersByTime(1);
  expect(said()).toMatchObject({ text: "", link: null });
});

test("an announcement disappears after five seconds", () => {
  announce("Gespeichert.", { isVisible: true });
  vi.advanceTimersByTime(100 + 4999);
  expect(said()).toMatchObject({ text: "Gespeichert.", isVisible: true });
  vi.advanceTimersByTime(1);
  expect(said()).toMatchObject({ text: "", isVisible: false });
});

test("a later announcement is not cut short by the one before", () => {
  announce("Eins.", { isVisible: true });
  vi.advanceTimersByTime(3000);
  announce("Zwei.", { isVisible: true });
  vi.advanceTimersByTime(2500);
  expect(said()).toMatchObject({ text: "Zwei.", isVisible: true });
});

test("a repeated announcement is read out twice", () => {
  announce("Gespeichert.");
  vi.advanceTimersByTime(100);
  announce("Gespeichert.");
  expect(said().text).toBe("");
  vi.advanceTimersByTime(100);
  expect(said().text).toBe("Gespeichert.");
});

test("an open dialog shows the announcement", () => {
  hasDialog = true;
  announce("Gespeichert.");
  vi.advanceTimersByTime(100);
  expect(said().isInDialog).toBe(true);
});
