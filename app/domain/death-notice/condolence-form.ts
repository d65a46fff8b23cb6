/** The form of words of condolence: its fields, their limits, and their validation. */
import * as v from "valibot";
import { isMailAddress, toMailAddress } from "#app/domain/forms/account/email-address.ts";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import { MAX_CONDOLENCE_NAME, MAX_CONDOLENCE_PLACE, MAX_CONDOLENCE_TEXT } from "#shared/rules/death-notice-rules.ts";

/** No person sees it. */
export const TRAP_FIELD = "website";
/** Of the button that lights a candle. */
export const CANDLE_INTENT = "candle";

/** As the contract has it. */
export type CondolenceDraft = { name: string; place: string; text: string; email: string; website: string };

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.maxLength(max, `Höchstens ${max} Zeichen.`),
  );

const schema = v.object({
  name: v.pipe(line(MAX_CONDOLENCE_NAME), v.minLength(1, "Gib deinen Namen ein.")),
  place: line(MAX_CONDOLENCE_PLACE),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Schreib ein paar Worte."),
    v.maxLength(MAX_CONDOLENCE_TEXT, `Höchstens ${MAX_CONDOLENCE_TEXT.toLocaleString("de-AT")} Zeichen.`),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === "" || isMailAddress(toMailAddress(text)),
      "Gib eine gültige E-Mail-Adresse ein, oder lass sie weg.",
    ),
    v.transform((text) => (text === "" ? "" : toMailAddress(text))),
  ),
  [TRAP_FIELD]: v.pipe(
    v.string(),
    v.check((text) => text === "", "Lass dieses Feld leer, es ist nur für Programme da."),
  ),
});

export const condolenceForm: FormRules<CondolenceDraft> = { name: "condolence", schema };
