/** The form that ends or revokes a contract without signing in (decision 107): its fields and their validation. */
import * as v from "valibot";
import { isMailAddress, toMailAddress } from "#app/domain/forms/account/email-address.ts";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormRules } from "#app/domain/forms/form-definition.ts";

export const CANCELLATION_PATH = "/kuendigen";
/** The same form, with the withdrawal chosen. */
export const WITHDRAWAL_PATH = "/widerrufen";

/** As the back end has them. */
export const MAX_NAME = 100;
export const MAX_CONTRACT = 200;
export const MAX_REASON = 2000;
/** No person sees it. */
export const TRAP_FIELD = "website";

export const cancellationKinds = [
  { kind: "ordinary", label: "Ordentliche Kündigung", hint: "Das Abo endet mit dem bezahlten Zeitraum." },
  { kind: "extraordinary", label: "Außerordentliche Kündigung", hint: "Sofort, aus einem wichtigen Grund." },
  { kind: "withdrawal", label: "Widerruf", hint: "Innerhalb von 14 Tagen nach der Bestellung, ohne Grund." },
] as const;
export type CancellationKind = (typeof cancellationKinds)[number]["kind"];

export type CancellationFields = {
  kind: CancellationKind;
  name: string;
  email: string;
  contract: string;
  /** Empty but for extraordinary ones. */
  reason: string;
  /** A day as `2026-12-31`; null for the earliest, and for withdrawals. */
  endsOn: string | null;
};

const text = (max: number, missing: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(max, `Höchstens ${max.toLocaleString("de-AT")} Zeichen.`));

const fields = {
  kind: v.picklist(
    cancellationKinds.map(({ kind }) => kind),
    "Wähle, was du erklären möchtest.",
  ),
  name: text(MAX_NAME, "Gib deinen Namen ein."),
  email: v.pipe(v.string(), v.trim(), v.transform(toMailAddress), v.check(isMailAddress, "Gib eine gültige E-Mail-Adresse ein.")),
  contract: text(MAX_CONTRACT, "Gib an, um welchen Vertrag es geht."),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON, "Höchstens 2.000 Zeichen.")),
  endsOn: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)?$/, "Gib ein Datum ein, oder lass das Feld leer.")),
  [TRAP_FIELD]: v.literal("", "Lass dieses Feld leer, es ist nur für Programme da."),
};
/** What does not belong to the kind is left out. */
export const cancellationForm: FormRules<CancellationFields> = {
  name: "cancellation",
  schema: v.pipe(
    v.object(fields),
    checkField(
      "reason",
      ({ kind, reason }: { kind: string; reason: string }) => kind !== "extraordinary" || reason !== "",
      "Nenne den Grund.",
    ),
    v.transform(({ kind, name, email, contract, reason, endsOn }) => ({
      kind,
      name,
      email,
      contract,
      reason: kind === "extraordinary" ? reason : "",
      endsOn: kind === "withdrawal" || endsOn === "" ? null : endsOn,
    })),
  ),
};
