/** The forms of notices (Digital Services Act, Art. 16): what everybody sends, and what the newsroom decides. */
import * as v from "valibot";
import { isMailAddress, toMailAddress } from "#app/domain/forms/account/email-address.ts";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import {
  MAX_EXPLANATION,
  MAX_NOTICE_NAME,
  MAX_NOTICE_REASON,
  MAX_PLACE,
  mayBeNameless,
  type NoticeCategory,
  noticeCategories,
} from "#shared/rules/notice-rules.ts";

/** No person sees it. */
export const TRAP_FIELD = "website";
/** Ticked by who means it. */
export const FAITH_VALUE = "ja";

export type NoticeFields = {
  category: NoticeCategory;
  /** The comment that it is about; null for anything else. */
  comment: number | null;
  /** As it was pasted; empty for a comment. */
  place: string;
  explanation: string;
  name: string;
  email: string;
};

const count = (text: string) => [...text].length;
const atMost = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => count(text) <= max, `Höchstens ${max.toLocaleString("de-AT")} Zeichen.`),
  );
const categories = noticeCategories.map(({ key }) => key);

type Typed = { category: string; comment: string; place: string; name: string; email: string };

export const noticeForm: FormRules<NoticeFields> = {
  name: "notice",
  schema: v.pipe(
    v.object({
      category: v.picklist(categories, "Wähle, worum es geht."),
      comment: v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,8})?$/, "Diesen Kommentar gibt es nicht.")),
      place: atMost(MAX_PLACE),
      explanation: v.pipe(atMost(MAX_EXPLANATION), v.minLength(1, "Schreib, was daran nicht in Ordnung ist.")),
      name: atMost(MAX_NOTICE_NAME),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.transform((text) => (text === "" ? "" : toMailAddress(text))),
        v.check((text) => text === "" || isMailAddress(text), "Gib eine gültige E-Mail-Adresse ein."),
      ),
      faith: v.literal(FAITH_VALUE, "Bestätige, dass deine Angaben nach bestem Wissen stimmen."),
      [TRAP_FIELD]: v.literal("", "Lass dieses Feld leer, es ist nur für Programme da."),
    }),
    checkField("place", ({ comment, place }: Typed) => comment !== "" || place !== "", "Gib an, auf welcher Seite es steht."),
    checkField("name", ({ category, name }: Typed) => name !== "" || mayBeNameless(category), "Gib deinen Namen ein."),
    checkField("email", ({ category, email }: Typed) => email !== "" || mayBeNameless(category), "Gib deine E-Mail-Adresse ein."),
    v.transform(({ category, comment, place, explanation, name, email }) => ({
      category,
      comment: comment === "" ? null : Number(comment),
      place: comment === "" ? place : "",
      explanation,
      name,
      email,
    })),
  ),
};

export const noticeOutcomes = [
  { outcome: "KEPT", title: "Nichts veranlasst", hint: "Der Inhalt bleibt, wie er ist." },
  { outcome: "REMOVED", title: "Entfernt", hint: "Der Inhalt ist weg oder geändert." },
] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number]["outcome"];

export const noticeDecisionForm: FormRules<{ outcome: NoticeOutcome; reason: string }> = {
  name: "decide",
  schema: v.object({
    outcome: v.picklist(
      noticeOutcomes.map(({ outcome }) => outcome),
      "Wähle, was geschehen ist.",
    ),
    reason: v.pipe(atMost(MAX_NOTICE_REASON), v.minLength(1, "Schreib, warum: Es geht an die Person, die gemeldet hat.")),
  }),
};
