import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allConsents, necessaryConsents, withProvider } from "#app/domain/consent/change-consent.ts";
import { CONSENT_STATUS_KEY, PUR_CONSENTS_KEY, USER_STATUS_KEY } from "#app/domain/session/session-names.ts";
import { parseSessionUser } from "#app/domain/session/session-user.ts";
import { toUserStatus } from "#app/domain/session/user-status.ts";
import { type StubbedBrowser, stubBrowser } from "#tests/support/units/stub-browser.ts";

let browser: StubbedBrowser;
/** Proofs that went to the portal. */
let sent: [path: string, answer: unknown][];
const vimeo = withProvider(necessaryConsents, "vimeo", true);

/** A page of its own: what modules remember is gone. */
async function openPage() {
  vi.resetModules();
  return import("./consent-status-store.ts");
}

beforeEach(() => {
  browser = stubBrowser("/");
  vi.stubGlobal("window", new EventTarget());
  sent = [];
  vi.stubGlobal("navigator", { sendBeacon: (path: string, body: string) => sent.push([path, JSON.parse(body)]) > 0 });
});
afterEach(() => vi.unstubAllGlobals());

function signInWithPur(): void {
  const user = { user_id: 7, login: "dieter", hash: "h7", token: "t7" };
  const reader = parseSessionUser({
    user,
    piano: { userRef: "", abo: { isPurSubscriber: true, hasPurAccess: true } },
    attributes: [],
  });
  if (reader === null) throw new Error("The reply of the test names no reader");
  browser.stored.set(USER_STATUS_KEY, JSON.stringify(toUserStatus(reader, 0)));
}

test("a reader who has not answered allows nothing but what is necessary", async () => {
  const { consentStatusStore, readerConsentStore } = await openPage();
  expect(consentStatusStore.read()).toBeNull();
  expect(readerConsentStore.read()).toEqual(necessaryConsents);
});

test("an answer counts at once and on the next page, and listeners hear of it", async () => {
  const { changeConsents, readerConsentStore } = await openPage();
  const heard = vi.fn();
  readerConsentStore.subscribe(heard);
  changeConsents(vimeo, "embed");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(readerConsentStore.read()).toEqual(vimeo);
  expect(readerConsentStore.read()).toBe(readerConsentStore.read());
  expect((await openPage()).readerConsentStore.read()).toEqual(vimeo);
  expect(JSON.parse(browser.stored.get(CONSENT_STATUS_KEY) ?? "")).toMatchObject({ version: 1, source: "embed", granted: false });
});

test("a later answer takes everything back, under a number of its own", async () => {
  const { changeConsents, consentStatusStore, readerConsentStore } = await openPage();
  changeConsents(allConsents, "banner");
  const first = consentStatusStore.read();
  changeConsents(necessaryConsents, "settings");
  expect(first).toMatchObject({ granted: true, source: "banner" });
  expect(consentStatusStore.read()?.id).not.toBe(first?.id);
  expect(readerConsentStore.read()).toEqual(necessaryConsents);
  const { tcString: _, ...kept } = consentStatusStore.read() ?? { tcString: null };
  expect(sent.map(([path]) => path)).toEqual(["/api/consent-proof", "/api/consent-proof"]);
  expect(sent[1]?.[1]).toEqual({ version: 1, ...kept });
});

test("an answer in another tab is heard here", async () => {
  const { readerConsentStore } = await openPage();
  const heard = vi.fn();
  const stop = readerConsentStore.subscribe(heard);
  const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  for (const key of [CONSENT_STATUS_KEY, null, "elsewhere"]) tell(key);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  tell(CONSENT_STATUS_KEY);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("what a Pur reader changes in another tab is heard here", async () => {
  const { readerConsentStore } = await openPage();
  const heard = vi.fn();
  readerConsentStore.subscribe(heard);
  window.dispatchEvent(Object.assign(new Event("storage"), { key: PUR_CONSENTS_KEY }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test("where storage is refused, an answer counts for as long as the page stands", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { changeConsents, readerConsentStore } = await openPage();
  changeConsents(vimeo, "embed");
  expect(readerConsentStore.read()).toEqual(vimeo);
});

test("of a Pur reader the account's settings count, not what the browser's banner was told", async () => {
  const { changeConsents, readerConsentStore } = await openPage();
  changeConsents(allConsents, "banner");
  signInWithPur();
  expect(readerConsentStore.read()).toEqual(necessaryConsents);
  changeConsents(vimeo, "embed");
  expect(readerConsentStore.read()).toEqual(vimeo);
  expect(browser.stored.has(PUR_CONSENTS_KEY)).toBe(true);
  // The account keeps that one.
  expect(sent).toHaveLength(1);
  browser.stored.delete(USER_STATUS_KEY);
  expect(readerConsentStore.read()).toEqual(allConsents);
});
