import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { TIP_PATH, TIP_STATUS_PATH } from "#app/domain/tip/tip-paths.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { TextField, toPlainField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";

export type StatusView = { code: string; title: string; text: string; facts: readonly string[] };

type StatusPageProps = { form: FormState; found: StatusView | null; isWithdrawn: boolean };

const field = toPlainField("code", "Code deines Tipps");

/** The status of a tip; a reader with its code may withdraw it. */
export function StatusPage({ form: { values, errors }, found, isWithdrawn }: StatusPageProps) {
  return (
    <>
      <PageHeading title="Stand deines Tipps" description="Mit dem Code, den du nach dem Senden bekommen hast." />
      {isWithdrawn && (
        <Notice role="status" className="mb-6">
          Dein Tipp ist gelöscht, mit allen Dateien. Was davon in einer Nachricht an die Redaktion stand, löscht sie mit dieser.
        </Notice>
      )}
      {found !== null ? (
        <Found view={found} />
      ) : (
        <FormFrame intent="look" action={TIP_STATUS_PATH} className="grid max-w-[26rem] gap-5">
          <TextField
            form="tipp"
            field={field}
            value={values.code ?? null}
            error={errors.code ?? null}
            hasFocus={errors.code !== undefined}
            hint="Zum Beispiel TB-7KQ4-M2XD-9PWC"
          />
          <Button type="submit" size="l" className="justify-self-start">
            Nachsehen
          </Button>
        </FormFrame>
      )}
      <p className="mt-10 border-t border-rule pt-5">
        <ButtonLink href={TIP_PATH} tone="quiet">
          Neuen Tipp geben
        </ButtonLink>
      </p>
    </>
  );
}

function Found({ view: { code, title, text, facts } }: { view: StatusView }) {
  return (
    <>
      <div className="rounded-xs bg-surface p-5 sm:p-7">
        <p className="font-semibold text-accent tabular-nums">{code}</p>
        <Title size="L" as="h2">
          {title}
        </Title>
        <p className="mt-2">{text}</p>
        <ul className="mt-3 text-soft">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
          Tipp zurückziehen
        </summary>
        <FormFrame intent="withdraw" action={TIP_STATUS_PATH} fields={{ code }} className="mt-2 grid justify-items-start gap-3">
          <p>Wir löschen deinen Text und alle Dateien sofort. Das lässt sich nicht rückgängig machen.</p>
          <Button type="submit" tone="danger">
            Ja, löschen
          </Button>
        </FormFrame>
      </details>
    </>
  );
}
