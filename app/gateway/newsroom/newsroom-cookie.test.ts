import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { readNewsroomSession, toEndedCookie, toSessionCookie } from "./newsroom-cookie.ts";

test("no script sees the session, and no other page or site gets it", () => {
  const cookie = parseSetCookie(toSessionCookie("eyJ..a.b.c", "2026-03-02T06:00:00.000Z"));
  expect(cookie).toMatchObject({ value: "eyJ..a.b.c", path: "/redaktion", httpOnly: true, secure: true, sameSite: "strict" });
  expect(cookie.expires?.toISOString()).toBe("2026-03-02T06:00:00.000Z");
  expect(parseSetCookie(toEndedCookie())).toMatchObject({ name: cookie.name, value: "", path: "/redaktion", maxAge: 0 });
});

test("it counts on the newsroom's pages alone", () => {
  const at = (path: string) =>
    new Request(`https://www.talblick.example${path}`, { headers: { cookie: "PortalRedaktion=wort" } });
  expect(readNewsroomSession(at("/redaktion/ticker/5"))).toBe("wort");
  expect(readNewsroomSession(at("/"))).toBeNull();
  expect(readNewsroomSession(new Request("https://www.talblick.example/redaktion"))).toBeNull();
});
