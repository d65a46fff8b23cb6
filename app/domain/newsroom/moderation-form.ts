/** The forms by which the newsroom decides about a comment, as the back end has them (decision 100). */
import * as v from "valibot";
import { MAX_COMMENT } from "#app/domain/comment/comment-form.ts";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import {
  type CommentGroundName,
  commentGrounds,
  MAX_COMPLAINT_ANSWER,
  MAX_DECISION_WORDS,
} from "#shared/rules/comment-grounds.ts";

const groundNames = Object.keys(commentGrounds) as [CommentGroundName, ...CommentGroundName[]];
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => [...typed].length <= max, `Höchstens ${max.toLocaleString("de-AT")} Zeichen.`),
  );
const required = (max: number, missing: string) => v.pipe(text(max), v.minLength(1, missing));
const grounds = v.picklist(groundNames, "Wähl einen Grund.");
const reason = text(MAX_DECISION_WORDS);

export type AgainstFields = { ground: CommentGroundName; reason: string; ban: string };

/** `ban` is ticked where its author may write no more. */
export const hideForm: FormRules<AgainstFields> = {
  name: "hide",
  schema: v.object({ ground: grounds, reason, ban: v.string() }),
};

export const banForm: FormRules<Omit<AgainstFields, "ban">> = { name: "ban", schema: v.object({ ground: grounds, reason }) };

/** `ground` empty on its author's own wish. */
export const deleteForm: FormRules<{ ground: CommentGroundName | null; reason: string }> = {
  name: "delete",
  schema: v.object({
    ground: v.pipe(
      v.picklist(["", ...groundNames], "Wähl einen Grund."),
      v.transform((name) => (name === "" ? null : name)),
    ),
    reason,
  }),
};

/** `as` is `name` for the member's own. */
export const answerForm: FormRules<{ text: string; as: string }> = {
  name: "answer",
  schema: v.object({ text: required(MAX_COMMENT, "Schreib eine Antwort."), as: v.string() }),
};

export const complaintAnswerForm: FormRules<{ text: string; upheld: "ja" | "nein" }> = {
  name: "complaint",
  schema: v.object({
    text: required(MAX_COMPLAINT_ANSWER, "Schreib eine Antwort auf die Beschwerde."),
    upheld: v.picklist(["ja", "nein"], "Wähl, ob die Beschwerde berechtigt ist."),
  }),
};

/** The law that no other ground names has to be said. */
export function findMissingLaw({ ground, reason: typed = "" }: Readonly<Record<string, string>>): Record<string, string> {
  return ground === "OTHER_LAW" && typed.trim() === "" ? { reason: "Schreib dazu, welches Gesetz verletzt ist und warum." } : {};
}

/** Whether comments are read before they are shown, afterwards, or not taken. */
export const commentRules = [
  {
    rule: "AFTER",
    title: "Nachher lesen",
    text: "Kommentare erscheinen sofort. Neue Konten, Adressen und Wörter der Liste warten trotzdem.",
  },
  { rule: "BEFORE", title: "Vorher lesen", text: "Jeder Kommentar wartet, bis ihn jemand freigibt." },
  { rule: "CLOSED", title: "Geschlossen", text: "Es werden keine angenommen. Was da ist, bleibt zu lesen." },
] as const;
export type CommentRuleName = (typeof commentRules)[number]["rule"];

/** Null for none of them. */
export function parseCommentRule(text: string | undefined): CommentRuleName | null {
  return commentRules.find(({ rule }) => rule === text)?.rule ?? null;
}

/** As the back end takes them. */
export const MAX_LISTED_WORDS = 20_000;

/** Fields of the form of sections: a rule each, and the one that was there. */
export const SECTION_FIELD = "rubrik:";
export const FORMER_FIELD = "war:";
