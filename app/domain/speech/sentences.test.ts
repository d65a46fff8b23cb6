import { expect, test } from "vitest";
import { toSentences } from "./sentences.ts";

test.each([
  ["Es regnet. Der See steigt! Warum? Niemand weiß es.", ["Es regnet.", "Der See steigt!", "Warum?", "Niemand weiß es."]],
  ["„Kommt nicht infrage.“ Das sagte er.", ["„Kommt nicht infrage.“", "Das sagte er."]],
  ["Am 20. November beginnt es. Im 3. Bezirk auch.", ["Am 20. November beginnt es.", "Im 3. Bezirk auch."]],
  ["Das war 2024. Danach kam J. K. Huber.", ["Das war 2024.", "Danach kam J. K. Huber."]],
  ["Ohne Punkt", ["Ohne Punkt"]],
  ["– …", []],
  ["", []],
])("%j", (text, sentences) => {
  expect(toSentences(text)).toEqual(sentences);
});

test("no piece is too long for Chrome, and no word is lost", () => {
  const clause = "die Gemeinde am Bodensee wartet seit dem Sommer auf eine Antwort des Landes";
  for (const text of [`${clause}, ${clause}, ${clause}; ${clause}.`, Array(60).fill("Wasser").join(" ")]) {
    const pieces = toSentences(text);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(160);
    expect(pieces.join(" ")).toBe(text);
  }
});

test("one word that is longer stays whole", () => {
  expect(toSentences("a".repeat(500))).toEqual(["a".repeat(500)]);
});
