import { readerService } from "#app/configuration/reader-service.ts";
import { CANCELLATION_PATH, WITHDRAWAL_PATH } from "#app/domain/contract/cancellation-form.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { AboSection } from "./abo-section.tsx";

/** Period, notice and withdrawal in short (FAGG, 14 days); the full text is in the terms and conditions. */
export function Terms() {
  return (
    <AboSection id="bedingungen" titleId="bedingungen-titel" title="Laufzeit, Kündigung, Rücktritt">
      <div className="grid gap-[0.8rem]">
        <p>
          <strong>Laufzeit.</strong> Ein Monatsabo verlängert sich um jeweils einen Monat, ein Jahresabo um jeweils zwölf Monate,
          bis du kündigst.
        </p>
        <p>
          <strong>Kündigung.</strong> Jederzeit zum Ende der Laufzeit, in deinem Profil, ohne Anmeldung mit dem Formular{" "}
          <TextLink href={CANCELLATION_PATH}>Vertrag kündigen</TextLink> oder formlos an {readerService.email}.
        </p>
        <p>
          <strong>Rücktritt.</strong> Du kannst innerhalb von 14 Tagen ab der Bestellung ohne Angabe von Gründen zurücktreten. Es
          genügt eine eindeutige Erklärung, mit dem Formular <TextLink href={WITHDRAWAL_PATH}>Vertrag widerrufen</TextLink> oder
          an {readerService.email}. Wir zahlen dir innerhalb von 14 Tagen zurück, was du bezahlt hast; hast du verlangt, dass das
          Abo schon vor Ablauf der Frist beginnt, können wir den anteiligen Betrag verrechnen.
        </p>
        <p>
          Alles Weitere steht in den <TextLink href="/agb">AGB</TextLink> und im{" "}
          <TextLink href="/datenschutz">Datenschutz</TextLink>.
        </p>
      </div>
    </AboSection>
  );
}
