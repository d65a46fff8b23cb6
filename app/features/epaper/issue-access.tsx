import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import type { EpaperAccessView } from "./epaper-view-model.ts";

/** To the first page, or what is needed to read it. */
export function IssueAccess({ access: { read, offer, abo, login } }: { access: EpaperAccessView }) {
  if (read !== null)
    return (
      <p className="print:hidden">
        <ButtonLink href={read} size="l">
          Jetzt lesen
        </ButtonLink>
      </p>
    );
  return (
    <div className="grid max-w-[34rem] gap-4">
      <p className="text-[1.125rem] leading-snug">
        Alle Seiten liest du mit <strong>{offer}</strong>, jeden Abend ab 20 Uhr die Ausgabe von morgen.
      </p>
      <div className="print:hidden">
        <ButtonRow>
          <ButtonLink href={abo}>Abos ansehen</ButtonLink>
          {login !== null && (
            <ButtonLink href={login} tone="quiet">
              Anmelden
            </ButtonLink>
          )}
        </ButtonRow>
      </div>
    </div>
  );
}
