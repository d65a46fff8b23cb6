import { describe, expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { condolenceForm } from "./condolence-form.ts";
import { deathNoticeForm } from "./death-notice-form.ts";

describe("a death notice", () => {
  const entries = { name: "Maria Muster", kind: "death", lastDay: "2027-11-29" };
  const parse = (changes: Record<string, string> = {}) => parseForm(deathNoticeForm, { ...entries, ...changes });

  test("needs a name, a kind and a last day", () => {
    expect(parse()).toMatchObject({
      isValid: true,
      values: { name: "Maria Muster", kind: "DEATH", municipality: null, picture: null, takes_candles: false },
    });
    expect(parseForm(deathNoticeForm, {})).toMatchObject({
      isValid: false,
      errors: { name: expect.any(String), kind: expect.any(String), lastDay: expect.any(String) },
    });
  });

  test("has days as people type them, and a picture by its number or address", () => {
    expect(
      parse({ born: "12.4.1938", died: "2026", picture: "/redaktion/bilder/17", pictureAlt: "Maria im Garten" }),
    ).toMatchObject({ values: { born: "1938-04-12", died: "2026", picture: 17, picture_alt: "Maria im Garten" } });
  });

  test.each([
    [{ born: "irgendwann" }, "born"],
    [{ born: "1700" }, "born"],
    [{ born: "1980", died: "1979-12-31" }, "died"],
    [{ farewellTime: "14:30" }, "farewellTime"],
    [{ farewellDay: "3.12." }, "farewellDay"],
    [{ farewellDay: "2026" }, "farewellDay"],
    [{ farewellDay: "2026-12-03", farewellTime: "halb drei" }, "farewellTime"],
    [{ lastDay: "" }, "lastDay"],
    [{ municipality: "paris" }, "municipality"],
    [{ picture: "ein Bild" }, "picture"],
    [{ picture: "17" }, "pictureAlt"],
    [{ mourners: "x".repeat(2001) }, "mourners"],
  ])("%j is refused at %s", (changes, field) => {
    expect(parse(changes)).toMatchObject({ isValid: false, errors: { [field]: expect.any(String) } });
  });
});

describe("words of condolence", () => {
  const entries = { name: " Beat  Muster ", text: "Unser Beileid.\n\nBeat", email: "", place: "" };
  const parse = (changes: Record<string, string> = {}) => parseForm(condolenceForm, { ...entries, ...changes });

  test("need a name and words, no address", () => {
    expect(parse()).toMatchObject({ isValid: true, values: { name: "Beat Muster", text: "Unser Beileid.\n\nBeat", email: "" } });
  });

  test.each([
    [{ name: " " }, "name"],
    [{ text: " \n " }, "text"],
    [{ text: "x".repeat(1501) }, "text"],
    [{ email: "keine" }, "email"],
    [{ website: "http://werbung.example" }, "website"],
    [{ place: "x".repeat(81) }, "place"],
  ])("%j is refused at %s", (changes, field) => {
    expect(parse(changes)).toMatchObject({ isValid: false, errors: { [field]: expect.any(String) } });
  });
});
