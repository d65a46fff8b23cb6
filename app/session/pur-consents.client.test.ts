import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseConsentSettings } from "#app/domain/consent/consent.ts";
import { toConsentsValue } from "#app/domain/consent/pur-consents.ts";
import { parseSessionUser } from "#app/domain/session/session-user.ts";
import { PURE_CONSENTS_ATTRIBUTE, parseUserStatus, toUserStatus, type UserStatus } from "#app/domain/session/user-status.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";

/** What the account keeps, what this browser keeps, and what was sent to the account. */
let account: string | null;
let stored: Map<string, string>;
let sent: { attribute: string; value: string }[];
let answer: () => Promise<boolean>;
let logged: unknown[][];

vi.mock("./session.client.ts", () => ({
  updateUserAttribute: async (attribute: string, value: string) => {
    sent.push({ attribute, value });
    const isDone = await answer();
    if (isDone) account = value;
    return isDone;
  },
}));

const settingsOf = (...providers: string[]) =>
  parseConsentSettings(JSON.stringify({ granular: Object.fromEntries(providers.map((name) => [name, true])) }));

function createStatus(flags: Record<string, boolean>, hash = "h7"): UserStatus {
  const reader = parseSessionUser({
    user: { user_id: 7, login: "dieter", hash, token: "t7" },
    piano: { userRef: "", abo: flags },
    attributes: account === null ? [] : [{ name: PURE_CONSENTS_ATTRIBUTE, value: account }],
  });
  if (reader === null) throw new Error("The reply of the test names no reader");
  return toUserStatus(reader, Date.now());
}

/** A page of its own: what modules remember is gone. */
async function openPage() {
  vi.resetModules();
  const { followPurReader } = await import("./pur-consents.client.ts");
  // Fetched ahead, so that no test waits for a file.
  await import("./session.client.ts");
  const { changePurConsents, consentStore } = await import("#app/islands/stores/consent-store.ts");
  const { storeUserStatus, removeUserStatus } = await import("#app/browser/session/user-status-store.ts");
  const start = (status: UserStatus | null) => {
    if (status === null) removeUserStatus();
    else storeUserStatus(status);
    followPurReader(status);
  };
  return { start, change: changePurConsents, read: () => consentStore.read()?.settings ?? null };
}

/** Over the debounce, and some turns more. */
async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Until so much was sent, however busy the machine is, and its answer has been worked in. */
async function waitForSent(count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 10_000 });
  await wait(0);
}

const pur = (hash?: string) => createStatus({ isPurSubscriber: true, hasPurAccess: true }, hash);
const succeed = async () => true;
const refuse = async () => false;
const fail = () => Promise.reject(new TypeError("offline"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  account = null;
  stored = new Map();
  sent = [];
  logged = [];
  answer = succeed;
  vi.spyOn(console, "error").mockImplementation((...details) => void logged.push(details));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const page = Object.assign(new EventTarget(), withPageFacts({ appEnv: "dev" }), {
    documentElement: { dataset: {} },
    cookie: "",
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("A Pur reader", () => {
  test("finds the account's settings in the browser when the session starts", async () => {
    account = toConsentsValue(settingsOf("vimeo"));
    const { start, read } = await openPage();
    start(pur());
    expect(read()).toEqual(settingsOf("vimeo"));
    await wait(5000);
    expect(sent).toEqual([]);
  });

  test("several changes in a row sync the last state, once", async () => {
    const { start, change } = await openPage();
    start(pur());
    for (const name of ["vimeo", "youtube", "apa"]) {
      expect(change(settingsOf(name))).toBe(true);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(sent).toEqual([]);
    await waitForSent(1);
    const value = toConsentsValue(settingsOf("apa"));
    expect(sent).toEqual([{ attribute: PURE_CONSENTS_ATTRIBUTE, value }]);
    // The next page starts with what this browser believes of the account.
    expect(parseUserStatus(stored.get("talblick:user-status") ?? null)?.consentSettings).toBe(value);
    await wait(5000);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ["does not answer", fail],
    ["refuses", refuse],
  ])("whose back end %s keeps the change, logs the failure, and syncs on the next page", async (_, given) => {
    answer = given;
    const first = await openPage();
    first.start(pur());
    first.change(settingsOf("vimeo"));
    await waitForSent(1);
    expect(logged.flat()).toContain("The consent settings could not be synced");
    expect(first.read()).toEqual(settingsOf("vimeo"));

    answer = succeed;
    const second = await openPage();
    second.start(pur());
    expect(second.read()).toEqual(settingsOf("vimeo"));
    await waitForSent(2);
    expect(account).toBe(toConsentsValue(settingsOf("vimeo")));
  });

  test("a new sign-in brings the account's settings, regardless of what was left here", async () => {
    answer = refuse;
    const first = await openPage();
    first.start(pur());
    first.change(settingsOf("vimeo"));
    await waitForSent(1);
    account = toConsentsValue(settingsOf("youtube"));
    const second = await openPage();
    second.start(pur("h8"));
    expect(second.read()).toEqual(settingsOf("youtube"));
    await wait(5000);
    expect(sent).toHaveLength(1);
  });

  test("where storage is refused the settings count for as long as the page stands", async () => {
    vi.stubGlobal("localStorage", undefined);
    account = toConsentsValue(settingsOf("vimeo"));
    const { start, read } = await openPage();
    start(pur());
    expect(read()).toEqual(settingsOf("vimeo"));
    start(null);
    expect(read()).toBeNull();
  });
});

describe.each([
  ["signs out", () => null],
  ["loses Pur", () => createStatus({ isPlusSubscriber: true, hasPlusAccess: true })],
])("Of a reader who %s", (_, next) => {
  test("nothing is left, and what waited is not sent", async () => {
    account = toConsentsValue(settingsOf("vimeo"));
    const { start, change, read } = await openPage();
    start(pur());
    change(settingsOf("youtube"));
    start(next());
    expect([read(), JSON.stringify([...stored]).includes("youtube")]).toEqual([null, false]);
    expect(stored.has("talblick:pur-consents")).toBe(false);
    await wait(5000);
    expect(sent).toEqual([]);
  });
});

test("nothing is kept of other readers, and none of their changes", async () => {
  account = toConsentsValue(settingsOf("vimeo"));
  const { start, change, read } = await openPage();
  for (const status of [null, createStatus({ hasPlusAccess: true, isPlusSubscriber: true })]) {
    start(status);
    expect([change(settingsOf("apa")), read()]).toEqual([false, null]);
  }
  await wait(5000);
  expect(sent).toEqual([]);
  expect([...stored.keys()].filter((key) => key.includes("consents"))).toEqual([]);
});
