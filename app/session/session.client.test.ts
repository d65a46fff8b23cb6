import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseUserStatus, USER_STATUS_KEY } from "#app/domain/session/user-status.ts";
import { onAuthChange } from "#graphql/client/live/websocket-restarts.ts";
import { ssoUser as user } from "#tests/support/units/sso-user.ts";
import { type StubbedBrowser, stubBrowser } from "#tests/support/units/stub-browser.ts";
import { autologin, login, logout, register, updateUserAttribute } from "./session.client.ts";

const reply = {
  __typename: "SsoResult",
  user,
  success: "1",
  error: "0",
  message: null,
  cookie: null,
  piano: null,
  attributes: [],
};
const registration = {
  email: "anna@leser.example",
  password: "geheim1",
  marketingAccepted: false,
  isInCheckout: false,
  returnTo: null,
};

/** What a browser keeps, as far as a session is concerned. */
let { stored, cookies, announced }: StubbedBrowser = { stored: new Map(), cookies: new Map(), announced: [] };
let asked: { authorization: string | null; body: string }[];

function answer(data: unknown): void {
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    asked.push({ authorization: new Headers(init.headers).get("authorization"), body: String(init.body) });
    return Response.json({ data });
  });
}

const readStatus = () => parseUserStatus(stored.get(USER_STATUS_KEY) ?? null);

beforeEach(() => {
  asked = [];
  ({ stored, cookies, announced } = stubBrowser("/"));
});
afterEach(() => vi.unstubAllGlobals());

/** As the cookie's image, or a publisher's own back end, does it. */
function setSessionCookies(): void {
  const pair = { username: "anna", fullname: "Anna Nachbaur", id: "7", email: "anna@leser.example", h: "h7", t: "t7" };
  cookies.set("EvoSSO", encodeURIComponent(new URLSearchParams(pair).toString()));
  cookies.set("SsoSessionCookie", "h7");
}

describe("A login", () => {
  test.each([
    ["", "geheim"],
    ["anna", ""],
    ["", ""],
  ])("with %j and %j makes no request", async (username, password) => {
    answer({ login: reply });
    await expect(login(username, password)).rejects.toThrow(/^Username and password are required$/);
    expect(asked).toEqual([]);
  });

  test("keeps the reader who signed in, under the token's own name, and announces it", async () => {
    answer({ login: reply });
    setSessionCookies();
    expect(await login("anna", "geheim")).toMatchObject({ hasCookies: true, user: { id: 7, h: "h7", t: "t7" } });
    expect(readStatus()).toMatchObject({ ssoId: 7, hash: "h7", token: "t7", fullname: "Anna Nachbaur" });
    expect(cookies.get("apollo:prod.token")).toBe("t7");
    expect(announced).toEqual([readStatus()]);
  });

  test.each([["201"], ["218"], [""], ["00"], ["1"]])("whose reply has error %j signs nobody in", async (error) => {
    answer({ login: { ...reply, error } });
    setSessionCookies();
    expect(await login("anna", "geheim")).toMatchObject({ kind: "refused" });
    expect([readStatus(), cookies.has("apollo:prod.token"), announced]).toEqual([null, false, []]);
  });

  test("without the session cookie has its answer, and leaves the header as it is", async () => {
    answer({ login: reply });
    expect(await login("anna", "geheim")).toMatchObject({ kind: "signed-in", hasCookies: false });
    expect([readStatus(), announced]).toEqual([null, []]);
  });

  test("restarts the websocket, unless told not to", async () => {
    const restart = vi.fn();
    const end = onAuthChange(restart);
    answer({ login: reply });
    await login("anna", "geheim", { skipReset: true });
    expect(restart).not.toHaveBeenCalled();
    await login("anna", "geheim");
    expect(restart).toHaveBeenCalledOnce();
    end();
  });

  test("succeeds even when that fails, which is logged", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "debug").mockReturnValue();
    stored.set("talblick:debug", "1");
    const end = onAuthChange(() => {
      throw new Error("closed");
    });
    answer({ login: reply });
    setSessionCookies();
    expect(await login("anna", "geheim")).toMatchObject({ hasCookies: true });
    expect(log.mock.calls).toEqual([["Error on cache reset"]]);
    end();
    vi.restoreAllMocks();
  });

  test("leaves no password behind", async () => {
    answer({ login: reply });
    setSessionCookies();
    await login("anna", "streng-geheim");
    expect(JSON.stringify([...stored, ...cookies, announced])).not.toContain("streng-geheim");
  });
});

describe("A registration", () => {
  test("that ends with a mail signs nobody in", async () => {
    answer({ register: { ...reply, user: null, message: "Wir haben dir eine E-Mail geschickt." } });
    expect(await register(registration)).toEqual({ kind: "mail-sent", message: "Wir haben dir eine E-Mail geschickt." });
    expect(readStatus()).toBeNull();
  });

  test("that is active at once signs in", async () => {
    answer({ register: { ...reply, cookie: '<img src="https://fremd.example/x">' } });
    setSessionCookies();
    expect(await register(registration)).toMatchObject({ hasCookies: true, user: { id: 7 } });
    expect(announced).toEqual([readStatus()]);
  });

  test.each([["0"], [""], ["true"]])("whose reply has success %j has failed", async (success) => {
    answer({ register: { ...reply, success } });
    setSessionCookies();
    expect(await register(registration)).toMatchObject({ kind: "refused" });
    expect(readStatus()).toBeNull();
  });
});

describe("An automatic login", () => {
  test.each([
    ["", "t"],
    ["h", ""],
  ])("with %j and %j makes no request", async (hash, token) => {
    await expect(autologin(hash, token)).rejects.toThrow(/^Hash and token are required$/);
  });

  test("brings status and token up to date", async () => {
    answer({
      autologin: {
        __typename: "AutologinResult",
        code: "autologin_successfull",
        user,
        message: null,
        piano: null,
        attributes: [],
      },
    });
    expect(await autologin("h7", "t7")).toMatchObject({ ssoId: 7 });
    expect([readStatus()?.hash, cookies.get("apollo:prod.token")]).toEqual(["h7", "t7"]);
  });

  test.each([["autologin_successful"], ["no_session"], [""]])("with the code %j is not successful", async (code) => {
    answer({ autologin: { __typename: "AutologinResult", code, user, message: null, piano: null, attributes: [] } });
    expect(await autologin("h7", "t7")).toBeNull();
    expect(readStatus()).toBeNull();
  });

  test("that brings no reply clears nothing", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(autologin("h7", "t7")).rejects.toThrow();
    vi.restoreAllMocks();
  });
});

describe("A logout", () => {
  beforeEach(async () => {
    answer({ login: reply });
    setSessionCookies();
    await login("anna", "geheim");
  });
  const nothingLeft = () => expect([readStatus(), [...cookies], announced.at(-1)]).toEqual([null, [], null]);

  test.each([
    ["the token's cookie", "EvoSSO"],
    ["the pair", "apollo:prod.token"],
  ])("proves the session to the back end with %s, and deletes the cookies by hand when no image comes", async (_, gone) => {
    cookies.delete(gone);
    const logout_result = {
      __typename: "LogoutResult",
      action: "logout",
      cookie: null,
      error: "0",
      error_text: null,
      success: "1",
      login: "anna",
    };
    answer({ logout: { __typename: "LogoutReply", logout: true, logout_result } });
    await logout();
    expect(asked.at(-1)?.authorization).toBe("Bearer t7");
    nothingLeft();
  });

  test("signs the reader out also when the back end does not answer", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await logout();
    nothingLeft();
    vi.restoreAllMocks();
  });
});

describe("Without a session", () => {
  test("no attribute is changed", async () => {
    await expect(updateUserAttribute("name", "value")).rejects.toThrow(/^No existing session$/);
    expect(asked).toEqual([]);
  });
});

test("with a session an attribute travels with its hash and token", async () => {
  answer({ login: reply });
  setSessionCookies();
  await login("anna", "geheim");
  answer({
    updateUserAttribute: { __typename: "AttributeResult", action: "update_attribute", error: "0", errorText: null, success: "1" },
  });
  expect(await updateUserAttribute("name", "value")).toBe(true);
  expect(JSON.parse(asked.at(-1)?.body ?? "{}").variables).toEqual({
    hash: "h7",
    token: "t7",
    attribute: "name",
    value: "value",
  });
});
