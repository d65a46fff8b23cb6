import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSENT_EVENT } from "#app/domain/consent/consent-version.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";
import { type StubbedBrowser, stubBrowser } from "#tests/support/units/stub-browser.ts";
import { whenAllowed } from "./when-allowed.ts";

let browser: StubbedBrowser;
beforeEach(() => {
  browser = stubBrowser("/");
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["on this page", () => document.dispatchEvent(new Event(CONSENT_EVENT))],
  ["in another tab", () => window.dispatchEvent(new Event("storage"))],
])("an answer %s is heard at once, and once", (_, tell) => {
  const heard = vi.fn();
  whenAllowed("statistics", heard);
  browser.stored.set(CONSENT_STATUS_KEY, '{"version":1,"settings":{"statistics":false}}');
  tell();
  expect(heard).not.toHaveBeenCalled();
  browser.stored.set(CONSENT_STATUS_KEY, '{"version":1,"settings":{"statistics":true}}');
  tell();
  tell();
  expect(heard).toHaveBeenCalledTimes(1);
});
