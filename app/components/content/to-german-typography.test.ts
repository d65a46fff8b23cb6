import { expect, test } from "vitest";
import { toGermanTypography, toGermanTypographyHtml } from "./to-german-typography.ts";

/** A no-break space is written as ~. */
const read = (text: string) => toGermanTypography(text).replaceAll("\u00a0", "~");

test.each([
  ["Das kostet 5.400 Euro und 20 Cent.", "Das kostet 5.400~Euro und 20~Cent."],
  ["Am 3. März um 18 Uhr", "Am 3.~März um 18~Uhr"],
  ["Der 3. Marsch im 12. Bezirk", "Der 3. Marsch im 12. Bezirk"],
  ["140 km/h, 3 m tief, 12 % mehr", "140~km/h, 3~m tief, 12~% mehr"],
  ["3 mal, 4 Metzger", "3 mal, 4 Metzger"],
  ["z. B. und z.B. sowie i. d. R. und u. a.", "z.~B. und z.~B. sowie i.~d.~R. und u.~a."],
  ["Das ist er. A. Fink sagt", "Das ist er. A. Fink sagt"],
  ["Dr. Müller, Mag. Ida Fink, Nr. 7, § 12", "Dr.~Müller, Mag. Ida Fink, Nr.~7, §~12".replace("Mag. ", "Mag.~")],
  ["St. Gallenkirch – ganz oben", "St.~Gallenkirch~– ganz oben"],
  ['Er sagte: "Wir gehen." Und "das" nicht.', "Er sagte: „Wir gehen.“ Und „das“ nicht."],
  ["„Schon richtig“", "„Schon richtig“"],
  ['Ein 3" Rohr', 'Ein 3" Rohr'],
  ["Ohne alles", "Ohne alles"],
  ["", ""],
])("a reader reads %j as %j", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("a text that is typeset already does not change", () => {
  const once = toGermanTypography('Am 3. März, z.B. um 18 Uhr – "nie"');
  expect(toGermanTypography(once)).toBe(once);
});

test("only the texts between the tags of markup are typeset", () => {
  expect(toGermanTypographyHtml('"Tor" in der <b title="5 Euro">5. Mai</b>: 3 km <a href="/a?b=1 km">weiter</a> 2 kg')).toBe(
    '„Tor“ in der <b title="5 Euro">5.\u00a0Mai</b>: 3\u00a0km <a href="/a?b=1 km">weiter</a> 2\u00a0kg',
  );
});
