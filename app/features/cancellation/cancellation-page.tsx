import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { CANCELLATION_PATH, type CancellationKind, cancellationForm } from "#app/domain/contract/cancellation-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SmallPrint } from "#app/ui/small-print/small-print.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { CancellationFieldset } from "./cancellation-fieldset.tsx";

type CancellationPageProps = {
  /** The kind that is preselected. */
  kind: CancellationKind;
  /** The form as it came back. */
  sent: FormState | null;
};

/** Ends or revokes a contract, without signing in and without script. */
export function CancellationPage({ kind, sent }: CancellationPageProps) {
  const isWithdrawal = kind === "withdrawal";
  return (
    <>
      <PageHeading
        title={isWithdrawal ? "Vertrag widerrufen" : "Vertrag kündigen"}
        description="Ohne Anmeldung: Schick das Formular ab, und du bekommst sofort eine Bestätigung mit Datum und Uhrzeit."
      />
      <FormFrame intent={cancellationForm.name} action={CANCELLATION_PATH} className="group/form grid gap-6">
        <FormError html={sent === null ? null : (sent.formError ?? "Bitte prüf die Felder, an denen etwas steht.")} />
        <CancellationFieldset values={sent?.values ?? { kind }} errors={sent?.errors ?? {}} />
        <div>
          <Button type="submit" size="xl" className="px-8">
            <span className="group-has-[#kuendigen-withdrawal:checked]/form:hidden">Jetzt kündigen</span>
            <span className="hidden group-has-[#kuendigen-withdrawal:checked]/form:inline">Widerruf bestätigen</span>
          </Button>
        </div>
        <SmallPrint>
          Wir prüfen erst nach dem Absenden, um welchen Vertrag es geht; die Bestätigung bekommt jede Adresse. Wie lange wir deine
          Angaben aufheben, steht unter <TextLink href="/datenschutz">Datenschutz</TextLink>, die Bedingungen stehen in den{" "}
          <TextLink href="/agb">AGB</TextLink>. Ein Abo, das du hier bezahlst, kannst du auch im{" "}
          <TextLink href="/profil">Profil</TextLink> kündigen.
        </SmallPrint>
      </FormFrame>
    </>
  );
}
