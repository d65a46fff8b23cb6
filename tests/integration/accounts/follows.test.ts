/** What is followed, without script: one round trip, nothing of a reader's in anybody's cache, every form a post. */
import { parseSetCookie } from "cookie";
import { describe, expect, test } from "vitest";
import { ANNA, annasCookies } from "#tests/support/edge/account-answers.ts";
import { cleared, formError, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
import type { Answer } from "#tests/support/edge/ask.ts";

const { edge, visit, send, operation } = prepareAccountSite();

const names = () => edge.backend.operations().map(({ operationName }) => operationName);
const roundTrips = () => edge.backend.requests.filter(({ path }) => path.startsWith("/graphql")).length;
const cookieOf = ({ setCookies }: Answer) =>
  setCookies.map((header) => parseSetCookie(header)).find(({ name }) => name === "PortalFollows");
const lake = { kind: "TOPIC", key: "bodensee" };
const place = { kind: "MUNICIPALITY", key: "dornbirn" };

describe("a guest's page", () => {
  test("without a cookie asks for nothing, explains, and is nobody's to keep", async () => {
    const { status, headers, text } = await visit("/fuer-dich");
    expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([200, "private, no-store", "noindex"]);
    expect(names()).toEqual(["GetLayout"]);
    expect(text).toContain("Hier ist noch nichts.");
    for (const way of ['href="/themen"', 'href="/gemeinde/gemeinde"', "dialog=login"]) expect(text).toContain(way);
  });

  test("shows what is new of its cookie in the page's one round trip, and why", async () => {
    const { headers, text } = await visit("/fuer-dich", "PortalFollows=g.dornbirn~t.bodensee");
    expect(roundTrips()).toBe(1);
    expect(operation("GetFollowed")?.variables).toEqual({ subjects: [place, lake], after: null, limit: 20 });
    expect(headers["cache-control"]).toBe("private, no-store");
    for (const shown of [
      "Beitrag 201",
      "aus Titel dornbirn",
      "Wer weg ist",
      'href="/fuer-dich?nach=1740990000-201"',
      "Folge ich",
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain("Ins Konto übernehmen");
  });

  test.each([
    ["?nach=1740990000-201", "1740990000-201"],
    ["?nach=%27%20OR%201=1", null],
  ])("%s begins at the place %j", async (query, after) => {
    expect((await visit(`/fuer-dich${query}`, "PortalFollows=t.bodensee")).status).toBe(200);
    expect(operation("GetFollowed")?.variables.after).toBe(after);
  });

  test.each([
    ["kaputt"],
    ["%E0%A4%A"],
    ["t."],
    ["__proto__"],
    ["t.%3Cscript%3E"],
    ["x.bodensee~T.bodensee"],
    ["t.a".repeat(900)],
    [Array.from({ length: 500 }, (_, at) => `t.thema-${at}`).join("~")],
  ])("a cookie that no form of ours sets names nothing: %.40s", async (value) => {
    const { status, text } = await visit("/fuer-dich", `PortalFollows=${value}`);
    expect([status, names()]).toEqual([200, ["GetLayout"]]);
    expect(text).toContain("Hier ist noch nichts.");
  });

  test("of more than there is room for the first thirty count", async () => {
    await visit("/fuer-dich", `PortalFollows=${Array.from({ length: 60 }, (_, at) => `t.t${at}`).join("~")}`);
    expect(operation("GetFollowed")?.variables.subjects).toHaveLength(30);
  });
});

describe("a guest's forms", () => {
  test("keep it in the cookie and come back to the page, which stays everybody's", async () => {
    const followed = await send(
      "/fuer-dich",
      { intent: "follow", subject: "t.bodensee" },
      { cookie: "PortalFollows=g.dornbirn" },
    );
    expect([followed.status, followed.headers.location]).toEqual([303, "/themen/bodensee#folge-ich"]);
    expect(cookieOf(followed)).toMatchObject({ value: "t.bodensee~g.dornbirn", path: "/", maxAge: 31_536_000, sameSite: "lax" });
    const stopped = await send(
      "/fuer-dich",
      { intent: "unfollow", subject: "t.bodensee" },
      { cookie: "PortalFollows=t.bodensee" },
    );
    expect([stopped.status, stopped.headers.location]).toEqual([303, "/fuer-dich?ohne=t.bodensee"]);
    expect(cookieOf(stopped)).toMatchObject({ value: "", maxAge: 0 });
    const { text } = await visit("/fuer-dich?ohne=t.bodensee");
    expect(text).toContain("Rückgängig");
    expect(names()).toEqual(["GetLayout"]);
  });

  test("that name nothing, or come from elsewhere, change nothing; where there is no room that is said", async () => {
    const wrong: Record<string, string>[] = [
      {},
      { subject: "bodensee" },
      { subject: "t.a~g.b" },
      { subject: `t.${"x".repeat(201)}` },
    ];
    for (const fields of wrong) {
      const answer = await send("/fuer-dich", { intent: "follow", ...fields });
      expect([answer.status, cookieOf(answer), formError(answer)]).toEqual([
        400,
        undefined,
        expect.stringContaining("technischer Fehler"),
      ]);
    }
    const foreign = await send("/fuer-dich", { intent: "follow", subject: "t.a" }, { origin: "https://evil.example" });
    expect([foreign.status, cookieOf(foreign)]).toEqual([403, undefined]);
    const away = await send("/fuer-dich", { intent: "follow", subject: "t.a", returnTo: "https://evil.example/" });
    expect(away.headers.location).toBe("/themen/a#folge-ich");
    const full = Array.from({ length: 30 }, (_, at) => `t.t${at}`).join("~");
    const answer = await send("/fuer-dich", { intent: "follow", subject: "g.dornbirn" }, { cookie: `PortalFollows=${full}` });
    expect([answer.status, cookieOf(answer)]).toEqual([400, undefined]);
    expect(formError(answer)).toContain("Platz für 30");
  });
});

describe("a reader's page", () => {
  test("is the account's together with this browser's, in one round trip, with the way to take it along", async () => {
    const { headers, text } = await visit("/fuer-dich", `${annasCookies}; PortalFollows=g.dornbirn`);
    expect(roundTrips()).toBe(1);
    const keys = { h: ANNA.hash, t: ANNA.token };
    expect(operation("GetFollowing")?.variables).toEqual({ ...keys, beside: [place], after: null, limit: 20 });
    expect(headers["cache-control"]).toBe("private, no-store");
    for (const shown of ["Thema Bodensee, aus Titel dornbirn", "Ins Konto übernehmen"]) expect(text).toContain(shown);
    for (const secret of [ANNA.token, "Anmelden und überall folgen"]) expect(text).not.toContain(secret);
    expect((await visit("/fuer-dich", annasCookies)).text).not.toContain("Ins Konto übernehmen");
  });

  test("takes along what this browser follows, and then keeps nothing of it here", async () => {
    const cookie = `${annasCookies}; PortalFollows=g.dornbirn`;
    const answer = await send("/fuer-dich", { intent: "take-follows-along" }, { cookie });
    expect([answer.status, answer.headers.location, cookieOf(answer)?.maxAge]).toEqual([303, "/fuer-dich", 0]);
    expect(operation("followSubjects")?.variables.subjects).toEqual([place]);
    edge.backend.answer("followSubjects", () => ({ errors: [{ message: "kaputt" }] }));
    const failed = await send("/fuer-dich", { intent: "take-follows-along" }, { cookie });
    expect([cookieOf(failed), formError(failed)]).toEqual([undefined, expect.stringContaining("technischer Fehler")]);
  });

  test("follows and stops in the account, and sets no cookie for it", async () => {
    const followed = await send("/fuer-dich", { intent: "follow", subject: "g.dornbirn" }, signedIn);
    expect([followed.status, followed.headers.location, cookieOf(followed)]).toEqual([
      303,
      "/gemeinde/dornbirn#folge-ich",
      undefined,
    ]);
    expect(operation("followSubjects")?.variables).toEqual({ h: ANNA.hash, t: ANNA.token, subjects: [place] });
    const stopped = await send("/fuer-dich", { intent: "unfollow", subject: "t.bodensee", returnTo: "/fuer-dich" }, signedIn);
    expect([stopped.status, stopped.headers.location, cookieOf(stopped)]).toEqual([303, "/fuer-dich", undefined]);
    expect(operation("unfollowSubjects")?.variables.subjects).toEqual([lake]);
    edge.backend.answer("followSubjects", () => ({ data: { follow: { subjects: [] } } }));
    const gone = await send("/fuer-dich", { intent: "follow", subject: "t.weg" }, signedIn);
    expect(formError(gone)).toContain("Das gibt es nicht mehr");
  });

  test("whose session is over is a guest's, with what this browser follows", async () => {
    edge.backend.answer("GetFollowing", () => ({ data: { following: null } }));
    const over = await visit("/fuer-dich", `${annasCookies}; PortalFollows=g.dornbirn`);
    expect(cleared(over)).toContain("EvoSSO");
    expect(over.text).toContain("Gemeinde Titel dornbirn");
    expect(over.text).toContain("Wem du folgst, weiß nur dieser Browser.");
  });
});
