import { expect, test } from "vitest";
import { germanTypography } from "./german-typography.ts";

/** The line after all its keys. */
function type(keys: string): string {
  let line = "";
  for (const key of keys) {
    const replacement = germanTypography(line, key);
    const typed = line + key;
    line = replacement === null ? typed : typed.slice(0, typed.length - replacement.remove) + replacement.insert;
  }
  return line;
}

test.each([
  ['"Ja", sagt sie.', "„Ja“, sagt sie."],
  ["Sie sagt: \"Er rief 'Halt', dann Stille.\"", "Sie sagt: „Er rief ‚Halt‘, dann Stille.“"],
  ['("Ja")', "(„Ja“)"],
  ["Wie geht's dir?", "Wie geht’s dir?"],
  ["'Ja'", "‚Ja‘"],
  ["Er sagt 'geht's noch' und geht", "Er sagt ‚geht’s noch‘ und geht"],
  ['Ein Schirm mit 5" und 24"', 'Ein Schirm mit 5" und 24"'],
  ['"Um 5" sagt er', "„Um 5“ sagt er"],
  ['Ende."Neu"', "Ende.„Neu“"],
  ["Das - so heißt es - gilt", "Das – so heißt es – gilt"],
  ["Das -- gilt", "Das – gilt"],
  ["- ein Punkt", "- ein Punkt"],
  ["Nord-Süd 1 -2", "Nord-Süd 1 -2"],
  ["und dann...", "und dann…"],
  ["und dann.....", "und dann….."],
  ["z. B. 3.5.", "z. B. 3.5."],
  ["<->", "<->"],
])("%s becomes %s", (keys, line) => {
  expect(type(keys)).toBe(line);
});

test("no space is made one that does not break", () => {
  expect(type("5 km - 3 %")).toBe("5 km – 3 %");
});
