import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import type { PageFacts, ProviderEvent } from "./paywall-provider.ts";

const config = {
  aid: "AID1",
  siteId: "S1",
  isSandbox: true,
  isDebug: false,
  scriptOrigin: "https://scripts.provider.example",
  apiOrigin: "https://api.provider.example",
};
const facts: PageFacts = {
  userRef: "ref~~~sig",
  url: "https://www.talblick.example/ein-titel/100",
  tags: ["premium", "plus"],
  variables: { contentAge: "0-3" },
  content: { section: "Politik", author: "Anna Berger", published: "2026-11-20T08:00:00Z" },
};

type Script = EventTarget & { src?: string; remove: () => void };
type Handler = (given: unknown) => unknown;

let page: { tp?: unknown };
let scripts: Script[];
let conversions: unknown[];
let open: typeof import("./piano-provider.client.ts").openPianoProvider;

beforeEach(async () => {
  vi.useFakeTimers();
  page = {};
  scripts = [];
  conversions = [{ create_date: 1, type: "Subscription", user_access: { granted: true } }];
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("document", {
    ...withPageFacts({ appEnv: "dev" }),
    createElement: () => Object.assign(new EventTarget(), { remove: () => undefined }),
    head: { append: (script: Script) => scripts.push(script) },
  });
  // One provider and one script per page: each test has a page of its own.
  vi.resetModules();
  ({ openPianoProvider: open } = await import("./piano-provider.client.ts"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the provider's script does with the queue. Returns its handlers and what it was asked for. */
function takeOver() {
  const queue = page.tp as unknown[][];
  const commands = queue.splice(0);
  const handlers = new Map<string, Handler>();
  const calls: unknown[][] = [];
  const note = (name: string) => (given: unknown) => void calls.push([name, given]);
  const run = (command: unknown[]) => {
    const [name, ...values] = command;
    commands.push(command);
    if (name === "addHandler") handlers.set(values[0] as string, values[1] as Handler);
    if (name === "init") (values[0] as () => void)();
  };
  Object.assign(queue, {
    push: run,
    experience: { execute: () => calls.push(["execute"]) },
    offer: { startCheckout: note("startCheckout"), close: () => calls.push(["close"]) },
    myaccount: { show: note("myaccount") },
    authorizePayment: { show: note("authorizePayment") },
    user: { isUserValid: () => true },
    api: {
      callApi: (path: string, params: unknown, callback: (answer: unknown) => void) => {
        calls.push([path, params]);
        callback({ code: 0, conversions });
      },
    },
  });
  for (const command of [...commands]) run(command);
  scripts.at(-1)?.dispatchEvent(new Event("load"));
  return { commands: commands.slice(0, commands.length / 2), later: commands, handlers, calls };
}

async function openReady() {
  const provider = open(config);
  const events: ProviderEvent[] = [];
  provider.onEvent((event) => events.push(event));
  const started = provider.configure(facts);
  const taken = takeOver();
  await started;
  return { provider, events, ...taken };
}

describe("The provider", () => {
  test("is told of application, page and reader before its script comes", async () => {
    const { commands } = await openReady();
    expect(commands.filter(([name]) => name !== "addHandler" && name !== "init")).toEqual([
      ["setAid", "AID1"],
      ["setCxenseSiteId", "S1"],
      ["setEndpoint", "https://api.provider.example/api/v3"],
      ["setSandbox", true],
      ["setDebug", false],
      ["setUseTinypassAccounts", false],
      ["setUsePianoIdUserProvider", false],
      ["setUserRef", "ref~~~sig"],
      ["setTags", ["premium", "plus"]],
      ["setCustomVariable", "contentAge", "0-3"],
      ["setPageURL", facts.url],
      ["setZone", "web"],
      ["setContentSection", "Politik"],
      ["setContentCreated", "2026-11-20T08:00:00Z"],
      ["setContentAuthor", "Anna Berger"],
    ]);
  });

  test("comes from the address of the application", async () => {
    await openReady();
    expect(scripts.map(({ src }) => src)).toEqual(["https://scripts.provider.example/xbuilder/experience/load?aid=AID1"]);
  });

  test("is one for the page, and loaded once", async () => {
    const { provider } = await openReady();
    expect(open(config)).toBe(provider);
    await provider.configure(facts);
    expect(scripts).toHaveLength(1);
  });

  test("is called with its own names", async () => {
    const { provider, calls } = await openReady();
    provider.execute();
    provider.startCheckout({ offerId: "O1", termId: "TM1" });
    provider.closeOffer();
    provider.showSubscriptionManager("#abo");
    provider.authorisePayment("a1", "#zahlung");
    expect(calls).toEqual([
      ["execute"],
      ["startCheckout", { offerId: "O1", termId: "TM1" }],
      ["close"],
      ["myaccount", { displayMode: "inline", containerSelector: "#abo" }],
      ["authorizePayment", { authorizationId: "a1", displayMode: "inline", containerSelector: "#zahlung" }],
    ]);
  });

  test("lists what the reader bought", async () => {
    const { provider, calls } = await openReady();
    expect(await provider.listConversions()).toEqual([
      { id: null, termId: null, rid: null, createDate: 1, type: "Subscription", isActive: true },
    ]);
    expect(calls).toEqual([["/conversion/list", { aid: "AID1" }]]);
  });

  test("learns of another reader, and of none", async () => {
    const { provider, later } = await openReady();
    provider.setUser("other~~~sig");
    provider.setUser(null);
    expect(later.slice(-2)).toEqual([
      ["setUserRef", "other~~~sig"],
      ["setUserRef", null],
    ]);
  });

  test("that has not loaded knows no reader, and sells nothing", () => {
    const provider = open(config);
    expect(provider.isUserValid()).toBe(false);
    expect(() => provider.startCheckout({})).toThrow("no 'offer'");
  });
});

describe("A handler", () => {
  test("hears the nine events", async () => {
    const { handlers, events } = await openReady();
    expect(handlers.size).toBe(9);
    handlers.get("checkoutStateChange")?.({ stateName: "state2", term: {} });
    expect(events).toEqual([{ type: "checkoutStateChange", stateName: "state2" }]);
  });

  test("keeps the provider from asking for a login itself, whatever it is given", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { handlers } = await openReady();
    for (const given of [{ startScreen: "login" }, null, 7]) expect(handlers.get("loginRequired")?.(given)).toBe(false);
    expect(handlers.get("showOffer")?.({ termIds: [] })).not.toBe(false);
  });

  test("never throws into the provider: not on nonsense, nor when the page is at fault", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { provider, handlers, events } = await openReady();
    expect(() => handlers.get("checkoutStateChange")?.({ stateName: 7 })).not.toThrow();
    provider.onEvent(() => {
      throw new Error("broken");
    });
    expect(() => handlers.get("startCheckout")?.({ termId: "TM1" })).not.toThrow();
    expect(events).toEqual([{ type: "startCheckout", params: { termId: "TM1" } }]);
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe("A purchase", () => {
  const complete = { termId: "TM1", rid: "R1", termConversionId: "C2" };
  const listed = (id: string, rid: string) => ({
    term_conversion_id: id,
    create_date: 1,
    type: "Subscription",
    term: { term_id: "TM1", resource: { rid } },
    user_access: { granted: false, access_id: "A" },
  });

  test.each([
    ["the first of its kind", [listed("C2", "R1"), listed("C1", "R2")], false],
    ["of what the reader had before", [listed("C1", "R1"), listed("C2", "R1")], true],
  ])("%s is known as such by what the provider lists", async (_name, list, isRenewal) => {
    const { handlers, events } = await openReady();
    conversions = list;
    handlers.get("checkoutComplete")?.(complete);
    handlers.get("checkoutClose")?.({ state: "checkoutCompleted" });
    await vi.advanceTimersByTimeAsync(0);
    handlers.get("showOffer")?.({ termIds: [] });
    expect(events).toEqual([
      { type: "checkoutComplete", termId: "TM1", isRenewal },
      { type: "checkoutClose", isCompleted: true },
      { type: "showOffer", termIds: [] },
    ]);
  });

  test("waits a second for that list, and then counts as the first", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { handlers, events } = await openReady();
    (page.tp as { api: unknown }).api = { callApi: () => undefined };
    handlers.get("checkoutComplete")?.(complete);
    await vi.advanceTimersByTimeAsync(999);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual([{ type: "checkoutComplete", termId: "TM1", isRenewal: false }]);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("A script that does not come", () => {
  test("within five seconds is given up, and may be asked for again", async () => {
    const provider = open(config);
    const slow = expect(provider.configure(facts)).rejects.toThrow("within 5000 ms");
    await vi.advanceTimersByTimeAsync(5000);
    await slow;
    const again = provider.configure(facts);
    const { handlers } = takeOver();
    await again;
    expect(scripts).toHaveLength(2);
    expect(handlers.size).toBe(9);
  });

  test("because it is blocked fails at once", async () => {
    const provider = open(config);
    const blocked = expect(provider.configure(facts)).rejects.toThrow("cannot be had");
    scripts[0]?.dispatchEvent(new Event("error"));
    await blocked;
  });

  test("but something else in its place, is given up as well", async () => {
    const provider = open(config);
    const empty = expect(provider.configure(facts)).rejects.toThrow("5000 ms");
    scripts[0]?.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(5000);
    await empty;
  });
});
