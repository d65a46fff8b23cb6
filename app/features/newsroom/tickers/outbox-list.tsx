import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { OutboxItem } from "./outbox.ts";
import type { Outbox } from "./use-outbox.ts";

type OutboxListProps = { outbox: Outbox; onMend: (item: OutboxItem) => void };

/** Entries that are written and not stored yet: their state, and what can be done. */
export function OutboxList({ outbox: { items, isWaiting, isSignedOut, discard, send }, onMend }: OutboxListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {toStatusText(items, isWaiting)}
      </p>
      {isSignedOut && (
        <Notice tone="live" role="alert">
          Deine Anmeldung ist abgelaufen. Was du geschrieben hast, ist aufbewahrt.{" "}
          <a href={NEWSROOM_PATH} target="_blank" rel="noopener">
            Neu anmelden
          </a>
        </Notice>
      )}
      {items.length > 0 && (
        <ol className="grid gap-3" aria-label="Noch nicht gespeichert">
          {items.map((item) => (
            <li
              key={item.key}
              data-outbox={item.refusal === null ? "waiting" : "refused"}
              className="grid gap-2 border-l-3 border-plus bg-surface px-4 py-3"
            >
              <p className="text-[0.9375rem] font-semibold text-plus">{toStateText(item, isWaiting, isSignedOut)}</p>
              <p className="line-clamp-3 leading-normal wrap-anywhere whitespace-pre-line">
                {item.fields.title ? `${item.fields.title}\n` : ""}
                {item.fields.text}
              </p>
              {item.refusal !== null && (
                <>
                  <ul className="text-[0.9375rem] font-semibold text-live">
                    {[item.refusal.formError, ...Object.values(item.refusal.errors)].map(
                      (text) => text !== null && <li key={text}>{text}</li>,
                    )}
                  </ul>
                  <ButtonRow>
                    <Button type="button" onClick={() => onMend(item)}>
                      Ausbessern
                    </Button>
                    <Button type="button" tone="paper" onClick={() => void discard(item.key)}>
                      Verwerfen
                    </Button>
                  </ButtonRow>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {isWaiting && (
        <p className="flex flex-wrap items-center gap-3">
          <Button type="button" tone="quiet" onClick={send}>
            Jetzt versuchen
          </Button>
          <span className="text-[0.9375rem] text-soft">Du kannst weiterschreiben. Alles wird der Reihe nach gesendet.</span>
        </p>
      )}
    </>
  );
}

/** For screen readers. */
function toStatusText(items: readonly OutboxItem[], isWaiting: boolean): string {
  const refused = items.filter(({ refusal }) => refusal !== null).length;
  if (refused > 0) return refused === 1 ? "Ein Eintrag wurde nicht angenommen" : `${refused} Einträge wurden nicht angenommen`;
  if (items.length === 0 || !isWaiting) return "";
  return items.length === 1 ? "Ein Eintrag wartet auf Verbindung" : `${items.length} Einträge warten auf Verbindung`;
}

function toStateText({ refusal }: OutboxItem, isWaiting: boolean, isSignedOut: boolean): string {
  if (refusal !== null) return "Nicht angenommen";
  if (isSignedOut) return "Wartet auf Anmeldung";
  return isWaiting ? "Wartet auf Verbindung" : "Wird gesendet …";
}
