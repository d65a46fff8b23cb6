/** The form by which a post is taken down (decision 101). */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";

const MIN_REASON = 3;
export const MAX_REASON = 500;

export const takedownForm: FormRules<{ reason: string }> = {
  name: "take",
  schema: v.object({
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(MIN_REASON, "Schreib dazu, warum der Beitrag weg muss."),
      v.maxLength(MAX_REASON, `Höchstens ${MAX_REASON} Zeichen.`),
    ),
  }),
};
