/** The forms of comments (decision 100): what may be typed, as the back end has it. */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";

export const MAX_COMMENT = 3000;
export const MAX_PUBLIC_NAME = 40;

const count = (text: string) => [...text].length;
const text = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, missing),
    v.check((typed) => count(typed) <= MAX_COMMENT, `Höchstens ${MAX_COMMENT.toLocaleString("de-AT")} Zeichen.`),
  );
const name = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => count(typed) <= MAX_PUBLIC_NAME, `Höchstens ${MAX_PUBLIC_NAME} Zeichen.`),
);

export type CommentFields = { text: string; name: string };

/** `name` is the public name, for who has none yet: whether it is missing the back end says. */
export const commentForm: FormRules<CommentFields> = {
  name: "comment",
  schema: v.object({ text: text("Schreib einen Kommentar."), name }),
};

export const editForm: FormRules<{ text: string }> = {
  name: "edit-comment",
  schema: v.object({ text: text("Schreib einen Kommentar.") }),
};

export const complaintForm: FormRules<{ text: string }> = {
  name: "complain",
  schema: v.object({ text: text("Schreib, was an der Entscheidung falsch ist.") }),
};

export const publicNameForm: FormRules<{ name: string }> = {
  name: "public-name",
  schema: v.object({ name: v.pipe(name, v.minLength(2, "Gib einen Namen ein.")) }),
};
