import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TcfApi, TcfCall } from "#app/browser/consent/tcf-stub.ts";
import { allConsents, necessaryConsents, withProvider, withPurpose } from "#app/domain/consent/change-consent.ts";
import { stubBrowser } from "#tests/support/units/stub-browser.ts";

type Page = EventTarget & { __tcfapi?: TcfApi; frames: Record<string, unknown> };
let page: Page;
let frames: { name?: string }[];
/** The framework's script: null until the page has asked for it. */
let script: { src: string; load: () => void } | null;

beforeEach(() => {
  vi.resetModules();
  page = Object.assign(new EventTarget(), { frames: {} });
  frames = [];
  script = null;
  stubBrowser("/");
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { sendBeacon: () => true });
  Object.assign(document, {
    createElement: () => Object.assign(new EventTarget(), { remove: () => {} }),
    body: { append: (frame: { name: string }) => void frames.push(frame) },
    head: {
      append: (element: EventTarget & { src: string }) => {
        script = { src: element.src, load: () => element.dispatchEvent(new Event("load")) };
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A stand-in of a framework, in its own protocol: takes over what the stub kept, and tells its listeners of each decision. */
function startFramework() {
  const waiting = page.__tcfapi?.() as TcfCall[];
  const listeners = new Map<number, TcfCall[2]>();
  let last: object | null = null;
  const tell = (callback: TcfCall[2], listenerId: number) => last !== null && callback({ ...last, listenerId }, true);
  const api: TcfApi = (...call) => {
    const [command, version, callback] = call;
    if (command === undefined || callback === undefined) return undefined;
    if (version !== 2) return callback(null, false);
    if (command === "ping") return callback({ cmpLoaded: true, cmpStatus: "loaded", apiVersion: "2.2", gdprApplies: true }, true);
    if (command !== "addEventListener") return callback(null, false);
    const id = listeners.size + 1;
    listeners.set(id, callback);
    tell(callback, id);
    return undefined;
  };
  page.__tcfapi = api;
  for (const call of waiting) api(...call);
  return (eventStatus: string, tcString: string, purposes: number[], vendors: number[] = []) => {
    const toConsents = (numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]));
    last = {
      tcString,
      eventStatus,
      cmpStatus: "loaded",
      gdprApplies: true,
      purpose: { consents: toConsents(purposes) },
      vendor: { consents: toConsents(vendors) },
    };
    for (const [id, callback] of listeners) tell(callback, id);
  };
}

async function follow() {
  const { followFramework } = await import("./follow-framework.client.ts");
  const { changeConsents, readerConsentStore } = await import("#app/islands/stores/consent-status-store.ts");
  const following = followFramework("https://cmp.example/cmp.js");
  const decide = startFramework();
  script?.load();
  await following;
  return { decide, changeConsents, read: () => readerConsentStore.read() };
}

test("what the reader decides in the framework counts here, and what they think better of", async () => {
  const { decide, read } = await follow();
  expect(script?.src).toBe("https://cmp.example/cmp.js");
  decide("cmpuishown", "", []);
  expect(read()).toEqual(necessaryConsents);
  decide("useractioncomplete", "CPone", [1, 8, 9], [164]);
  expect(read()).toEqual(withProvider(withPurpose(necessaryConsents, "statistics", true), "outbrain", true));
  decide("useractioncomplete", "CPtwo", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(read()).toEqual(allConsents);
  decide("useractioncomplete", "CPthree", []);
  expect(read()).toEqual(necessaryConsents);
});

test("the same answer on the next page takes nothing back that the reader has changed here", async () => {
  const { decide, changeConsents, read } = await follow();
  decide("tcloaded", "CPone", []);
  changeConsents(withProvider(read(), "vimeo", true), "embed");
  decide("tcloaded", "CPone", []);
  expect(read().granular.vimeo).toBe(true);
  decide("useractioncomplete", "CPtwo", []);
  expect(read().granular.vimeo).toBe(false);
});

test("until the framework is there the stub answers a ping, keeps the other calls, and has its locator", async () => {
  const { readTcfApi } = await import("#app/browser/consent/tcf-stub.ts");
  const said = vi.fn();
  readTcfApi()("ping", 2, said);
  readTcfApi()("addEventListener", 2, said);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cmpLoaded: false, cmpStatus: "stub" }), true);
  expect(readTcfApi()()).toEqual([["addEventListener", 2, said]]);
  expect(frames.map(({ name }) => name)).toEqual(["__tcfapiLocator"]);
});

test.each([
  ["an object", (call: object) => call, (reply: unknown) => reply],
  ["a text", (call: object) => JSON.stringify(call), (reply: unknown) => JSON.parse(String(reply))],
])("a vendor's frame that asks by %s is answered in the same way", async (_name, write, read) => {
  const { decide } = await follow();
  decide("tcloaded", "CPone", [1]);
  const source = { postMessage: vi.fn() };
  const ask = (data: unknown) => page.dispatchEvent(Object.assign(new Event("message"), { data, source }));
  ask(write({ __tcfapiCall: { command: "addEventListener", version: 2, parameter: null, callId: "c7" } }));
  expect(source.postMessage).toHaveBeenCalledTimes(1);
  expect(read(source.postMessage.mock.calls[0]?.[0])).toMatchObject({
    __tcfapiReturn: { success: true, callId: "c7", returnValue: { tcString: "CPone" } },
  });
  for (const other of ["{", "7", null, { hello: 1 }, '{"__tcfapiCall":7}']) ask(other);
  expect(source.postMessage).toHaveBeenCalledTimes(1);
});
