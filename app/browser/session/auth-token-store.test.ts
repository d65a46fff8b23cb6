import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import { readAuthorization, readAuthToken, removeAuthToken, storeAuthToken } from "./auth-token-store.ts";

const NAME = "apollo:prod.token";
let cookies: Map<string, string>;
let written: string[];
let stored: Map<string, string>;
/** As browsers do where the site has no encryption, Safari also on this machine. */
let refusesSecure: boolean;

beforeEach(() => {
  cookies = new Map();
  written = [];
  stored = new Map();
  refusesSecure = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("document", {
    ...withPageFacts({ appEnv: "prod" }),
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      if (refusesSecure && /; secure/i.test(text)) return;
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0/i.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the token is kept in a cookie for a week, for this site and encrypted lines alone, and nowhere else", () => {
  stored.set(NAME, "former");
  storeAuthToken("t7");
  expect(written).toEqual([`${NAME}=t7; Max-Age=604800; Path=/; Secure; SameSite=Lax`]);
  expect([readAuthToken(), readAuthorization(), [...stored]]).toEqual(["t7", "Bearer t7", []]);
});

test("where the browser refuses the cookie, local storage keeps the token", () => {
  refusesSecure = true;
  storeAuthToken("t7");
  expect([[...cookies], [...stored]]).toEqual([[], [[NAME, "t7"]]]);
  expect([readAuthToken(), readAuthorization()]).toEqual(["t7", "Bearer t7"]);
  removeAuthToken();
  expect([readAuthToken(), readAuthorization(), [...stored]]).toEqual([null, "Bearer", []]);
});

test("a token that is removed is gone from both", () => {
  storeAuthToken("t7");
  stored.set(NAME, "left behind");
  removeAuthToken();
  expect([[...cookies], [...stored], readAuthToken()]).toEqual([[], [], null]);
});
