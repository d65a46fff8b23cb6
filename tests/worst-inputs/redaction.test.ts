/** What readers' browsers and errors bring into the log costs as much as it is long, and never more than an event (decision 95). */
import { describe, expect, test, vi } from "vitest";
import { MOST_CHARACTERS, redactText } from "#shared/log/redact.ts";
import { redactFields } from "#shared/log/redact-fields.ts";
import { parseErrorDsn } from "#shared/log/reports/error-dsn.ts";
import { toCleanEnvelope } from "#workers/portal/error-reports/to-clean-envelope.ts";
import { worstReports } from "./error-report.ts";
import { createWorstTexts } from "./text.ts";

const DSN = "https://abc@errors.example/42";
const target = parseErrorDsn(DSN);
if (target === null) throw new Error("The address is one");
const SIZE = 1_000_000;

/** How many letters are given to expressions while `act` runs. */
function countLetters(act: () => unknown): number {
  let letters = 0;
  const plain = RegExp.prototype[Symbol.replace];
  const spy = vi.spyOn(RegExp.prototype, Symbol.replace).mockImplementation(function (this: RegExp, text: string, put: unknown) {
    letters += text.length;
    return Reflect.apply(plain, this, [text, put]);
  });
  act();
  spy.mockRestore();
  return letters;
}

test("an expression never goes back over a text: of a quarter of a million letters that would take hours", () => {
  for (const { text } of createWorstTexts(250_000)) redactText(text, Number.POSITIVE_INFINITY);
});

test("a text is cut before it is redacted", () => {
  const [short, long] = [MOST_CHARACTERS, 100 * MOST_CHARACTERS].map((size) => countLetters(() => redactText("a".repeat(size))));
  expect((long ?? 0) / (short ?? 0)).toBeLessThan(1.01);
});

describe("a report of", () => {
  test.each(Object.entries(worstReports))("%s is bounded before it is redacted", (_name, create) => {
    const toEnvelope = (size: number) => `${JSON.stringify({ dsn: DSN })}\n{"type":"event"}\n${create(size)}\n`;
    const clean = (size: number) => toCleanEnvelope(toEnvelope(size), target as NonNullable<typeof target>) ?? "";
    const [half, whole] = [SIZE / 2, SIZE].map((size) => countLetters(() => clean(size)));
    expect(whole).toBeLessThan(4_000_000);
    expect(whole).toBeLessThan(2.1 * (half ?? 0) + 1000);
    expect(clean(SIZE).length).toBeLessThan(400_000);
  });
});

test("an envelope of nothing but lines is not passed on", () => {
  expect(toCleanEnvelope("\n".repeat(SIZE), target as NonNullable<typeof target>)).toBeNull();
  expect(
    toCleanEnvelope(`${JSON.stringify({ dsn: DSN })}\n${"{}\n".repeat(SIZE / 3)}`, target as NonNullable<typeof target>),
  ).toBeNull();
});

test("an event of the log is bounded in depth, width and text, and says where something is left out", () => {
  const deep: Record<string, unknown> = {};
  let at = deep;
  for (let level = 0; level < 50_000; level += 1) {
    const next = {};
    at.in = next;
    at = next;
  }
  expect(JSON.stringify(redactFields({ deep })).length).toBeLessThan(100);
  const wide = { list: Array.from({ length: 100_000 }, (_, index) => index) };
  expect((redactFields(wide).list as unknown[]).at(-1)).toBe("…");
  const texts = { list: Array.from({ length: 1000 }, () => "a ".repeat(4000)) };
  expect(countLetters(() => redactFields(texts))).toBeLessThan(1_000_000);
});
