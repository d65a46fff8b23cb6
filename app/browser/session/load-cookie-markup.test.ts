import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import { loadCookieMarkup } from "./load-cookie-markup.ts";

const site = "https://www.talblick.example";
const sso = "https://login.talblick.example";

/** Addresses that the page loaded, and what is left of them in it. */
let loaded: string[];
let left: Set<unknown>;
let outcome: "load" | "error";

class FakeElement extends EventTarget {
  hidden = false;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  set src(address: string) {
    loaded.push(`${this.name}${this.hidden ? "" : " seen"} ${address}`);
  }
  remove = () => left.delete(this);
}

beforeEach(() => {
  [loaded, left, outcome] = [[], new Set(), "load"];
  vi.stubGlobal("localStorage", { getItem: () => "1" });
  vi.stubGlobal("location", { origin: site });
  vi.stubGlobal("Image", function create() {
    return new FakeElement("image");
  });
  vi.stubGlobal("document", {
    ...withPageFacts({ appEnv: "prod", ssoHosts: ["https://other.example", sso] }),
    createElement: () => new FakeElement("frame"),
    body: {
      append: (element: FakeElement) => {
        left.add(element);
        setTimeout(() => element.dispatchEvent(new Event(outcome)));
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(["load", "error"] as const)("every image and frame is awaited, unseen, and goes again (%s)", async (event) => {
  outcome = event;
  const markup = `<img src="/wp-json/sso/v1/cookie?key=a"><img src="${sso}/b"><iframe src="${sso}/c"></iframe>`;
  expect(await loadCookieMarkup(markup)).toEqual({ hasLoaded: true, hasFrame: true });
  expect(loaded).toEqual([`image ${site}/wp-json/sso/v1/cookie?key=a`, `image ${sso}/b`, `frame ${sso}/c`]);
  expect(left.size).toBe(0);
});

test("the hosts of others are ignored and logged, without the rest of the address", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(await loadCookieMarkup('<img src="https://evil.example/x?key=geheim">')).toEqual({ hasLoaded: false, hasFrame: false });
  expect(loaded).toEqual([]);
  expect(log.mock.calls.flat().join()).toContain("https://evil.example");
  expect(log.mock.calls.flat().join()).not.toContain("geheim");
});

test.each([null, "", "nichts"])("the markup %j loads nothing", async (markup) => {
  expect(await loadCookieMarkup(markup)).toEqual({ hasLoaded: false, hasFrame: false });
});
