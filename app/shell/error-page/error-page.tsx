/** The error pages of rules 2.2, word for word. */
import { DEATH_NOTICES_PATH } from "#app/domain/death-notice/death-notice-paths.ts";
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { WaysOn } from "./ways-on.tsx";

export type ErrorDetails = { message: string; pattern: string; data: string };
/** Whose page it is, and so where its reader goes on. */
export type ErrorHome = "paper" | "newsroom";
export type ErrorKind = keyof typeof errorTexts;
type ErrorPageProps = { kind: ErrorKind; details: ErrorDetails | null; home: ErrorHome };

/** `name` stands in the title of the window. */
export const errorTexts = {
  "not-found": {
    name: "Seite nicht gefunden",
    title: "404 - Seite nicht gefunden.",
    text: "Die angeforderte Seite wurde leider nicht gefunden.",
    homeLink: "zurück zur Startseite!",
  },
  /** For a post that was taken down (decision 101): nothing says what it was. */
  gone: {
    name: "Seite nicht mehr verfügbar",
    title: "Diese Seite ist nicht mehr verfügbar.",
    text: "Der Artikel, der hier stand, wurde zurückgezogen.",
    homeLink: "zurück zur Startseite",
  },
  /** For a death notice whose time is over: nothing says whose it was. */
  ended: {
    name: "Anzeige nicht mehr verfügbar",
    title: "Diese Anzeige steht hier nicht mehr.",
    text: "Traueranzeigen stehen so lange hier, wie die Familie es will.",
    homeLink: "zu den Traueranzeigen",
  },
  /** For a page of the newsroom that the user's roles do not open (decision 104): it is no fault, and a retry does not help. */
  forbidden: {
    name: "Nicht erlaubt",
    title: "Deine Rolle erlaubt das nicht.",
    text: "Wenn du diese Seite brauchst, frag die Verwaltung der Redaktion.",
    homeLink: "zurück zur Redaktion",
  },
  generic: {
    name: "Fehler",
    title: "Ups! Etwas ist schiefgelaufen.",
    text: "Beim Aufruf der Seite ist ein Fehler aufgetreten. Bitte versuche es später erneut.",
    homeLink: "zurück zur Startseite",
  },
} as const;

export function ErrorPage({ kind, details, home: place }: ErrorPageProps) {
  const { title, text, homeLink } = errorTexts[kind];
  const isNewsroom = place === "newsroom" || kind === "forbidden";
  const home = kind === "ended" ? DEATH_NOTICES_PATH : "/";
  return (
    <div className="mx-auto max-w-[41rem] py-10 md:py-16">
      <Title size="error" as="h1">
        {title}
      </Title>
      <p className="mt-4 text-[1.1875rem]">{text}</p>
      <ButtonLink href={isNewsroom ? NEWSROOM_PATH : home} className="mt-6">
        {isNewsroom ? "zurück zur Redaktion" : homeLink}
      </ButtonLink>
      {(kind === "not-found" || kind === "gone") && !isNewsroom && <WaysOn />}
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
