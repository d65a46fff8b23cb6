import { expect, test } from "vitest";
import { parseProfilePart, profileParts, toPartPath, toProfileTitle } from "./profile-parts.ts";

test("each part of the profile is found again under its own address", () => {
  for (const { slug } of profileParts)
    expect(parseProfilePart(new URL(toPartPath(slug), "https://paper.example").searchParams.get("bereich"))).toBe(slug);
});

test("a part that there is not is the whole profile", () => {
  expect([null, "", "ABO", "konto"].map(parseProfilePart)).toEqual([null, null, null, null]);
  expect(toPartPath(null)).toBe("/profil");
});

test("the window says which part is open", () => {
  expect([toProfileTitle(null), toProfileTitle("geraete")]).toEqual(["Profil", "Profil: Geräte"]);
});
