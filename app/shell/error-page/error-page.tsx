/** The error pages of rules 2.2, word for word. */

export type ErrorDetails = { message: string; pattern: string; data: string };

const linkClass = "button mt-6";

export function NotFoundPage({ details }: { details: ErrorDetails | null }) {
  return (
    <div className="mx-auto max-w-[41rem] py-10 md:py-16">
      <h1 className="font-serif text-title-l leading-tight font-[650]">404 - Seite nicht gefunden.</h1>
      <p className="mt-4 text-[1.1875rem]">Die angeforderte Seite wurde leider nicht gefunden.</p>
      <a href="/" className={linkClass}>
        zurück zur Startseite!
      </a>
      {details !== null && <Details details={details} />}
    </div>
  );
}

export function GenericErrorPage({ details }: { details: ErrorDetails | null }) {
  return (
    <div className="mx-auto max-w-[41rem] py-10 md:py-16">
      <h1 className="font-serif text-title-l leading-tight font-[650]">Ups! Etwas ist schiefgelaufen.</h1>
      <p className="mt-4 text-[1.1875rem]">Beim Aufruf der Seite ist ein Fehler aufgetreten. Bitte versuche es später erneut.</p>
      <a href="/" className={linkClass}>
        zurück zur Startseite
      </a>
      {details !== null && <Details details={details} />}
    </div>
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
