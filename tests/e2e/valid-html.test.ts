/** Every kind of page is valid HTML with one main heading and an outline without jumps. */
import { HtmlValidate } from "html-validate";
import { describe, expect, inject, test } from "vitest";
import { ask } from "../support/ask.ts";
import { findPath, pageKinds } from "../support/page-kinds.ts";

const origin = inject("portalOrigin");
/** The preset holds rules of the HTML standard only; none of them is switched off. */
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

type Document = { status: number; html: string };

const documents: { name: string; status: number; load: () => Promise<Document> }[] = [
  ...pageKinds.map((kind) => ({
    name: kind.name,
    status: kind.status,
    load: async () => read(await fetch(origin + (await findPath(origin, kind)))),
  })),
  {
    name: "the generic error page",
    status: 405,
    // On a connection of its own: a server may close one whose form it did not read.
    load: async () => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const { status, text } = await ask(origin, "/themen", { method: "POST", headers, body: "ein=Wert" });
      return { status, html: text };
    },
  },
  {
    name: "the front page with a municipality",
    status: 200,
    load: async () => read(await fetch(origin, { headers: { cookie: "CurrentCity=dornbirn" } })),
  },
];

async function read(response: Response): Promise<Document> {
  return { status: response.status, html: await response.text() };
}

describe.each(documents)("$name", ({ status, load }) => {
  test("is a valid German document with one main heading and no jump in its outline", async () => {
    const document = await load();
    expect(document.status).toBe(status);
    const { results } = await validator.validateString(document.html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)),
    ).toEqual([]);

    expect(document.html).toMatch(/^<!DOCTYPE html><html lang="de-AT"[ >]/);
    expect(document.html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    const levels = Array.from(document.html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `outline ${levels.join(" ")}`).toEqual([]);
  });
});

test("the validator would see a mistake", async () => {
  const { valid } = await validator.validateString(
    '<!DOCTYPE html><html lang="de"><head><title>A</title></head><body><p><div></div></p></body></html>',
  );
  expect(valid).toBe(false);
});
