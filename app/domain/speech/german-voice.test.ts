import { expect, test } from "vitest";
import { pickVoice, type Voice } from "./german-voice.ts";
import { isGerman } from "./is-german.ts";

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});

test.each([
  ["de", true],
  ["de-AT", true],
  ["de_DE", true],
  ["DE-ch", true],
  ["den", false],
  ["en-DE", false],
  ["", false],
])("%s is German: %s", (lang, expected) => {
  expect(isGerman({ lang })).toBe(expected);
});

const online = { localService: false };

test.each([
  ["without a German one", [voice("Samantha", "en-US"), voice("Thomas", "fr-FR")], null],
  [
    "in Edge",
    [voice("Microsoft Hedda", "de-DE"), voice("Microsoft Jonas Online (Natural)", "de-AT", online)],
    "Microsoft Jonas Online (Natural)",
  ],
  [
    "in Chrome on a desk",
    [voice("Google Deutsch", "de-DE", online), voice("Google US English", "en-US", online)],
    "Google Deutsch",
  ],
  ["where an Austrian one is plain", [voice("Katja Online (Natural)", "de-DE", online), voice("Michael", "de-AT")], "Michael"],
  ["on a Mac", [voice("Anna", "de-DE"), voice("Anna (Premium)", "de-DE"), voice("Eddy (Deutsch)", "de-DE")], "Anna (Premium)"],
  ["with one that sounds like a machine", [voice("eSpeak German", "de-AT"), voice("Petra", "de-CH")], "Petra"],
  ["with nothing else", [voice("eSpeak German", "de")], "eSpeak German"],
  ["on a phone that writes it otherwise", [voice("German Germany", "de_DE"), voice("German Austria", "de_AT")], "German Austria"],
  ["between equals, the device's own choice", [voice("Eins", "de-DE"), voice("Zwei", "de-DE", { default: true })], "Zwei"],
  ["between equals, the one that needs no line", [voice("Fern", "de-DE", online), voice("Nah", "de-DE")], "Nah"],
  ["between equals, the first", [voice("Eins", "de-DE"), voice("Zwei", "de-DE")], "Eins"],
])("the best voice %s", (_, voices, expected) => {
  expect(pickVoice(voices)?.name ?? null).toBe(expected);
});

test("without a line only what speaks without one", () => {
  const voices = [voice("Jonas Online (Natural)", "de-AT", online), voice("Hedda", "de-DE")];
  expect(pickVoice(voices, { isLocal: true })?.name).toBe("Hedda");
  expect(pickVoice(voices.slice(0, 1), { isLocal: true })).toBeNull();
});
