import { PageHeading } from "#app/components/section/page-heading.tsx";
import { type CancellationFields, cancellationKinds } from "#app/domain/contract/cancellation-form.ts";
import { Notice } from "#app/ui/notice/notice.tsx";

export type KeptCancellation = { number: number; received: string; values: CancellationFields };

const timeFormat = new Intl.DateTimeFormat("de-AT", { dateStyle: "long", timeStyle: "medium", timeZone: "Europe/Vienna" });
const dayFormat = new Intl.DateTimeFormat("de-AT", { dateStyle: "long", timeZone: "UTC" });

/** The receipt of a declaration: all it says, and the moment that counts. */
export function CancellationSent({
  number,
  received,
  values: { kind, name, email, contract, reason, endsOn },
}: KeptCancellation) {
  const isWithdrawal = kind === "withdrawal";
  const facts = [
    ["Eingelangt", `${timeFormat.format(new Date(received))} Uhr`],
    ["Nummer", String(number)],
    ["Erklärung", cancellationKinds.find((known) => known.kind === kind)?.label ?? ""],
    ["Vertrag", contract],
    ...(isWithdrawal
      ? []
      : [["Ende", endsOn === null ? "so früh wie möglich" : dayFormat.format(new Date(`${endsOn}T00:00:00Z`))]]),
    ["Name", name],
    ["E-Mail-Adresse", email],
    ...(reason === "" ? [] : [["Grund", reason]]),
  ];
  return (
    <>
      <PageHeading title={isWithdrawal ? "Dein Widerruf ist eingelangt" : "Deine Kündigung ist eingelangt"} description={null} />
      <Notice role="status" tabIndex={-1} autoFocus>
        Du brauchst nichts weiter zu tun. Eine Bestätigung ist auf dem Weg zu {email}. Wir ordnen die Erklärung deinem Vertrag zu
        und schreiben dir, wann er endet.
      </Notice>
      <dl className="mt-7 grid gap-[0.9rem]">
        {facts.map(([term, text]) => (
          <div key={term} className="md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:items-baseline md:gap-4">
            <dt className="text-[0.9375rem] text-soft">{term}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-7 print:hidden">Druck diese Seite aus, oder heb unsere Mail auf: Beides gilt als Bestätigung.</p>
    </>
  );
}
