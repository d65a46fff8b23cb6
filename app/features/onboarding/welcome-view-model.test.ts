import { describe, expect, test } from "vitest";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { toWelcomeView, type WelcomeView } from "./welcome-view-model.ts";

const user: SessionUser = {
  id: 42,
  lastname: "Berger",
  username: "anna",
  email: "anna@mail.example",
  fullname: "Anna Berger",
  h: "h",
  t: "t",
  piano: { userRef: "ref", abo: noAbo },
  attributes: [],
};
const toAbo = (...flags: AboFlag[]) => ({ ...noAbo, ...Object.fromEntries(flags.map((flag) => [flag, true])) });

function welcome(flags: AboFlag[], query = ""): Extract<WelcomeView, { kind: "subscriber" }> {
  const view = toWelcomeView({ query: new URLSearchParams(query), user, abo: toAbo(...flags), isUnconfirmed: false });
  if (view.kind !== "subscriber") throw new Error("Nobody");
  return view;
}

const titles = (flags: AboFlag[]) => welcome(flags).steps.map(({ title }) => title);

describe("the onboarding", () => {
  test("has three steps for each subscription", () => {
    expect(titles(["hasPlusAccess"])).toEqual(["Dein Newsletter", "Auch am Telefon", "Deine Gemeinde"]);
    expect(titles(["hasPlusAccess", "hasPlusPremiumAccess"])).toEqual([
      "Dein Newsletter",
      "Auch am Telefon",
      "Gastzugang und Pur",
    ]);
    expect(titles(["hasPurAccess"])).toEqual(["Deine Einwilligungen", "Auch am Telefon", "Deine Gemeinde"]);
  });

  test("knows of a purchase a moment ago, although the session is older", () => {
    expect(welcome(["hasPlusAccess"]).lead).toContain("Plus-Abo ist aktiv");
  });

  test("names the address that waits for confirmation", () => {
    const facts = { query: new URLSearchParams(), user, abo: toAbo("hasPlusAccess") };
    expect(toWelcomeView({ ...facts, isUnconfirmed: true }).unconfirmed).toBe("anna@mail.example");
    expect(toWelcomeView({ ...facts, isUnconfirmed: false }).unconfirmed).toBeNull();
    expect(toWelcomeView({ ...facts, user: null, isUnconfirmed: true }).unconfirmed).toBeNull();
  });

  test("uses the session where the back end does not answer", () => {
    const piano = { userRef: "ref", abo: toAbo("hasPlusAccess") };
    expect(toWelcomeView({ query: new URLSearchParams(), user: { ...user, piano }, abo: null, isUnconfirmed: false }).kind).toBe(
      "subscriber",
    );
  });

  test("leads back to the post, or else to the front page", () => {
    expect(welcome(["hasPlusAccess"], "targetUrl=/a/1").onward).toEqual({ text: "Weiterlesen", path: "/a/1#weiter" });
    for (const query of ["", "targetUrl=/abo", "targetUrl=//evil.example/1"]) {
      expect(welcome(["hasPlusAccess"], query).onward).toEqual({ text: "Zur Startseite", path: "/" });
    }
  });

  test("does not thank a reader who has bought nothing, but shows the offers", () => {
    const query = new URLSearchParams("targetUrl=/a/1");
    expect(toWelcomeView({ query, user, abo: noAbo, isUnconfirmed: false })).toMatchObject({
      kind: "nobody",
      isSignedIn: true,
      aboPath: "/abo?returnTo=%2Fa%2F1",
    });
    const signedOut = toWelcomeView({ query, user: null, abo: null, isUnconfirmed: false });
    if (signedOut.kind !== "nobody") throw new Error("A subscriber");
    expect(signedOut.isSignedIn).toBe(false);
    const returnTo = new URL(signedOut.loginPath, "https://talblick.example").searchParams.get("returnTo");
    expect(returnTo).toBe("/vplus-onboarding?targetUrl=%2Fa%2F1");
  });
});
