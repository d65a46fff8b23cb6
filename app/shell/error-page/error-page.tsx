/** The error pages of rules 2.2, word for word. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";

export type ErrorDetails = { message: string; pattern: string; data: string };
/** Whose page it is, and so where its reader goes on. */
export type ErrorHome = "paper" | "newsroom";
type ErrorPageProps = { details: ErrorDetails | null; home: ErrorHome };

export function NotFoundPage({ details, home }: ErrorPageProps) {
  return (
    <div className="mx-auto max-w-[41rem] py-10 md:py-16">
      <Title size="error" as="h1">
        404 - Seite nicht gefunden.
      </Title>
      <p className="mt-4 text-[1.1875rem]">Die angeforderte Seite wurde leider nicht gefunden.</p>
      <HomeLink home={home}>zurück zur Startseite!</HomeLink>
      {details !== null && <Details details={details} />}
    </div>
  );
}

/** Of a post that was taken down (decision 101): nothing says what it was. */
export function GonePage({ details, home }: ErrorPageProps) {
  return (
    <div className="mx-auto max-w-[41rem] py-10 md:py-16">
      <Title size="error" as="h1">
        Diese Seite ist nicht mehr verfügbar.
      </Title>
      <p className="mt-4 text-[1.1875rem]">Der Artikel, der hier stand, wurde zurückgezogen.</p>
      <HomeLink home={home}>zurück zur Startseite</HomeLink>
      {details !== null && <Details details={details} />}
    </div>
  );
}

/** Of a page of the newsroom that somebody's roles do not open (decision 104): no fault, and later it is no other. */
export function ForbiddenPage({ details }: ErrorPageProps) {
  return (
    <div className="mx-auto max-w-[41rem] py-10 md:py-16">
      <Title size="error" as="h1">
        Deine Rolle erlaubt das nicht.
      </Title>
      <p className="mt-4 text-[1.1875rem]">Wenn du diese Seite brauchst, frag die Verwaltung der Redaktion.</p>
      <HomeLink home="newsroom">zurück zur Redaktion</HomeLink>
      {details !== null && <Details details={details} />}
    </div>
  );
}

export function GenericErrorPage({ details, home }: ErrorPageProps) {
  return (
    <div className="mx-auto max-w-[41rem] py-10 md:py-16">
      <Title size="error" as="h1">
        Ups! Etwas ist schiefgelaufen.
      </Title>
      <p className="mt-4 text-[1.1875rem]">Beim Aufruf der Seite ist ein Fehler aufgetreten. Bitte versuche es später erneut.</p>
      <HomeLink home={home}>zurück zur Startseite</HomeLink>
      {details !== null && <Details details={details} />}
    </div>
  );
}

function HomeLink({ home, children }: { home: ErrorHome; children: string }) {
  return (
    <ButtonLink href={home === "newsroom" ? NEWSROOM_PATH : "/"} className="mt-6">
      {home === "newsroom" ? "zurück zur Redaktion" : children}
    </ButtonLink>
  );
}

/** Only in local and development environments. */
function Details({ details: { message, pattern, data } }: { details: ErrorDetails }) {
  return (
    <dl className="mt-10 rounded-sm bg-surface p-5 text-[0.9375rem] [&_dd]:mb-3 [&_dd]:break-words [&_dt]:font-semibold">
      <dt>Fehlermeldung</dt>
      <dd>{message}</dd>
      <dt>Route</dt>
      <dd>{pattern}</dd>
      <dt>Fehlerdaten</dt>
      <dd>
        <code className="whitespace-pre-wrap">{data}</code>
      </dd>
    </dl>
  );
}
