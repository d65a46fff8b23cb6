import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import { ssoUser as user } from "#tests/support/units/sso-user.ts";
import { signInAutomatically } from "./automatic-login.client.ts";

let stored: Map<string, string>;
let cookies: Map<string, string>;
let dataset: { session?: string };
let logged: unknown[][];

function answer(code: string, given: unknown = user): void {
  const autologin = { __typename: "AutologinResult", code, user: given, message: null, piano: null, attributes: [] };
  vi.stubGlobal("fetch", async () => Response.json({ data: { autologin } }));
}

beforeEach(() => {
  stored = new Map();
  cookies = new Map([
    ["EvoSSO", encodeURIComponent("username=anna&fullname=Anna&id=7&email=&h=h7&t=t7")],
    ["SsoSessionCookie", "h7"],
    ["apollo:dev.token", "t7"],
  ]);
  dataset = {};
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...details) => void logged.push(details));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("location", { protocol: "https:", hostname: "www.talblick.example", pathname: "/" });
  vi.stubGlobal("document", {
    ...withPageFacts({ appEnv: "dev" }),
    documentElement: { dataset },
    dispatchEvent: () => true,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0/i.test(text)) cookies.delete(decodeURIComponent(name));
      else cookies.set(decodeURIComponent(name), value);
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a reader whose cookies the back end knows is signed in, and the page has finished asking", async () => {
  answer("autologin_successfull");
  await signInAutomatically();
  expect(dataset.session).toBe("signed-in");
  expect([...stored.keys()]).toEqual(["talblick:user-status"]);
  expect(logged).toEqual([]);
});

test("a result that is not successful is the technical error in the log, clears the cookies, and finishes too", async () => {
  answer("no_session", null);
  await signInAutomatically();
  expect(logged).toEqual([["The automatic login was not successful", TECHNICAL_ERROR]]);
  expect([[...cookies], [...stored]]).toEqual([[], []]);
  expect(dataset.session).toBe("signed-out");
});

test("a call that fails is logged and ignored: the cookies stay, and the page has finished asking", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await signInAutomatically();
  expect(logged.flat()).toContain("The automatic login could not be tried");
  expect([...cookies.keys()]).toEqual(["EvoSSO", "SsoSessionCookie", "apollo:dev.token"]);
  expect(dataset.session).toBe("signed-out");
});
