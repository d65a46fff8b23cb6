import { PageHeading } from "#app/components/section/page-heading.tsx";
import { TIP_PATH, TIP_STATUS_PATH } from "#app/domain/tip/tip-paths.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";

export type StatusView = { code: string; title: string; text: string; facts: readonly string[] };

type StatusPageProps = {
  outcome: { kind: "found"; receipt: StatusView } | { kind: "withdrawn" } | { kind: "wrong"; code: string; error: string } | null;
};

const field = { name: "code", label: "Code deines Tipps", type: "text", autoComplete: "off", isRequired: true } as const;

/** How a tip stands; who has its code may take it back. */
export function StatusPage({ outcome }: StatusPageProps) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <PageHeading title="Stand deines Tipps" description="Mit dem Code, den du nach dem Senden bekommen hast." />
      {outcome?.kind === "withdrawn" && (
        <Notice role="status" className="mb-6">
          Dein Tipp ist gelöscht, mit allen Dateien. Was davon in einer Nachricht an die Redaktion stand, löscht sie mit dieser.
        </Notice>
      )}
      {outcome?.kind === "found" ? (
        <Found view={outcome.receipt} />
      ) : (
        <form method="post" action={TIP_STATUS_PATH} className="grid max-w-[26rem] gap-5">
          <input type="hidden" name="intent" value="look" />
          <TextField
            form="tipp"
            field={field}
            value={outcome?.kind === "wrong" ? outcome.code : null}
            error={outcome?.kind === "wrong" ? outcome.error : null}
            hasFocus={outcome?.kind === "wrong"}
            hint="Zum Beispiel TB-7KQ4-M2XD-9PWC"
          />
          <Button type="submit" size="l" className="justify-self-start">
            Nachsehen
          </Button>
        </form>
      )}
      <p className="mt-10 border-t border-rule pt-5">
        <ButtonLink href={TIP_PATH} tone="quiet">
          Neuen Tipp geben
        </ButtonLink>
      </p>
    </div>
  );
}

function Found({ view: { code, title, text, facts } }: { view: StatusView }) {
  return (
    <>
      <section className="rounded-xs bg-surface p-5 sm:p-7">
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
      </section>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
          Tipp zurückziehen
        </summary>
        <form method="post" action={TIP_STATUS_PATH} className="mt-2 grid justify-items-start gap-3">
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="code" value={code} />
          <p>Wir löschen deinen Text und alle Dateien sofort. Das lässt sich nicht rückgängig machen.</p>
          <Button type="submit" tone="danger">
            Ja, löschen
          </Button>
        </form>
      </details>
    </>
  );
}
