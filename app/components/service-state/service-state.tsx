import { DOT } from "#app/ui/dot/dot.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { SampleNote } from "./sample-note.tsx";
import type { ServiceStateView } from "./to-service-state-view.ts";

type ServiceStateProps = {
  state: ServiceStateView;
  /** What is missing, e.g. "Spritpreise". */
  subject: string;
  /** The source of the data; null leaves it out. */
  source: { title: string; link: string | null } | null;
};

/** "Stand: …" of a service page, with a notice when its data are old, or instead of them where none have come yet. */
export function ServiceState({ state, subject, source }: ServiceStateProps) {
  if (state.moment === null) {
    return (
      <Notice as="p" tone="live">
        Zurzeit liegen keine aktuellen Daten vor ({subject}). Bitte versuche es in wenigen Minuten noch einmal.
      </Notice>
    );
  }
  return (
    <>
      {state.isStale && (
        <Notice as="p" tone="live" className="mb-4">
          Die Quelle ist gerade nicht erreichbar. Du siehst den letzten bekannten Stand.
        </Notice>
      )}
      {state.isSample && <SampleNote className="mb-4" />}
      <p className="text-[0.9375rem] text-soft tabular-nums">
        Stand: <time dateTime={state.iso ?? undefined}>{state.moment}</time>
        {state.isSample && `${DOT}Quelle: Beispieldaten`}
        {source !== null && !state.isSample && (
          <>
            {`${DOT}Quelle: `}
            {source.link === null ? (
              source.title
            ) : (
              <a href={source.link} rel="noopener" className="underline">
                {source.title}
              </a>
            )}
          </>
        )}
      </p>
    </>
  );
}
