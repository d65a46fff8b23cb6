import { PageHeading } from "#app/components/section/page-heading.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { TOKEN_FIELD } from "#app/domain/tip/tip-form.ts";
import { TIP_STATUS_PATH } from "#app/domain/tip/tip-paths.ts";
import type { TipRules } from "#app/domain/tip/tip-rules.ts";
import { Island } from "#app/islands/island.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { PLACES_ID } from "./tip-fieldset.tsx";
import { TipFormIsland } from "./tip-form.island.tsx";

type TipPageProps = {
  rules: TipRules;
  /** Names this page's form, until one that came back brings its own. */
  token: string | null;
  sent: FormState;
};

/** Where readers send a tip, and what becomes of what they send. */
export function TipPage({ rules, token, sent }: TipPageProps) {
  return (
    <>
      <PageHeading
        title="Tipp geben"
        description="Du hast etwas gesehen, gehört oder in der Hand, das die Öffentlichkeit wissen sollte? Schreib es der Redaktion."
      />
      <div className="grid gap-y-10">
        <div className="min-w-0">
          <Island of={TipFormIsland} until="idle" props={{ rules, token: sent.values[TOKEN_FIELD] ?? token, sent }} />
          <datalist id={PLACES_ID}>
            {municipalities.map(({ slug, title }) => (
              <option key={slug} value={title} />
            ))}
          </datalist>
        </div>
        <aside aria-labelledby="tipp-schutz" className="grid content-start gap-6 text-[0.9688rem] leading-[1.45]">
          <div className="grid gap-3 rounded-xs bg-surface p-5">
            <Title size="sub" as="h2" id="tipp-schutz">
              Was mit deinem Tipp geschieht
            </Title>
            <ul className="grid list-disc gap-2 pl-5">
              <li>Nur die Redaktion liest ihn. Sie nennt niemandem, von wem er kommt.</li>
              <li>Name und Kontakt sind freiwillig. Wir speichern weder deine IP-Adresse noch, ob du angemeldet bist.</li>
              <li>
                Aus Fotos und Videos entfernen wir Ort und Kamera, bevor sie jemand sieht. Manche Geräte schreiben den Ort auch in
                die Spuren eines Films: Dort bleibt er. In Dokumenten bleibt stehen, was darin steht, auch der Name dessen, der
                sie geschrieben hat.
              </li>
              <li>
                Nach {rules.keepDays} Tagen löschen wir alles. Mit dem Code, den du bekommst, kannst du deinen Tipp schon vorher
                zurückziehen. Mehr steht unter <TextLink href="/datenschutz">Datenschutz</TextLink>.
              </li>
            </ul>
          </div>
          <div className="grid gap-2 px-5">
            <Title size="sub" as="h2">
              Schon gesendet?
            </Title>
            <p>
              <TextLink href={TIP_STATUS_PATH} isTall>
                Stand deines Tipps
              </TextLink>
            </p>
          </div>
          <div className="grid gap-2 px-5">
            <Title size="sub" as="h2">
              Es eilt oder ist heikel?
            </Title>
            <p>
              Wer sich selbst gefährdet, schickt am besten nichts vom Arbeitsplatz oder Diensthandy. Andere Wege zu uns stehen
              unter <TextLink href="/kontakt">Kontakt</TextLink>. Bei Gefahr für Leib und Leben ruf zuerst{" "}
              <TextLink href="tel:112">112</TextLink>.
            </p>
          </div>
        </aside>
      </div>
    </>
  );
}
