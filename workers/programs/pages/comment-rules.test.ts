/** What the page /kommentarregeln says is what the code does; of limits and times more in workers/backend/newsroom/notices. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { complaintForm, MAX_COMMENT, MAX_PUBLIC_NAME } from "#app/domain/comment/comment-form.ts";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { EDIT_S } from "#workers/backend/content/comments/comment-record.ts";
import * as rules from "#workers/backend/newsroom/comments/comment-rules.ts";

const page = readFileSync(new URL("./templates/kommentarregeln.md", import.meta.url), "utf8");
const toText = (number: number) => number.toLocaleString("de-AT").replace(/\u00a0/g, ".");

test("the page says the numbers of the code", () => {
  expect([MAX_COMMENT, MAX_PUBLIC_NAME]).toEqual([rules.MAX_COMMENT, rules.MAX_PUBLIC_NAME]);
  for (const words of [
    `höchstens ${toText(rules.MAX_COMMENT)} Zeichen`,
    `höchstens ${rules.MAX_PUBLIC_NAME} Zeichen`,
    `${EDIT_S / 60} Minuten lang kannst du einen Kommentar ändern`,
  ])
    expect(page).toContain(words);
  const complaint = (length: number) => parseForm(complaintForm, { text: "x".repeat(length) }).isValid;
  expect([complaint(3000), complaint(3001)]).toEqual([true, false]);
  expect(page).toContain("mit bis zu 3.000 Zeichen");
});

/** A reason without its line does not compile. */
const lines: Record<rules.HoldReason, string> = {
  rule: "wenn bei diesem Beitrag jeder zuerst gelesen wird",
  "new-account": "wenn noch kein Kommentar von dir zu lesen ist",
  word: "wenn er ein Wort von der Liste enthält",
  link: "wenn er die Adresse einer Website enthält",
  repeat: "wenn du denselben Text schon einmal geschrieben hast",
  site: "wenn er in unserem Redaktionssystem ausgeblendet wurde",
  shouting: "wenn er fast nur aus Großbuchstaben besteht oder viele Ruf- oder Fragezeichen hintereinander hat",
};

test("the page names each reason that holds a comment, and no other", () => {
  const [, section = ""] = /zurückgehalten[^\n]*\n\n((?:- .*\n)+)/.exec(page) ?? [];
  const said = section.trim().split("\n");
  expect(said).toHaveLength(rules.holdReasons.length);
  for (const line of Object.values(lines)) expect(said.filter((one) => one.startsWith(`- ${line}`))).toHaveLength(1);
});
