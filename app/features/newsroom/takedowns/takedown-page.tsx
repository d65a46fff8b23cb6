import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { TAKEDOWNS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { takedownForm } from "#app/domain/newsroom/takedown-form.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { SurfaceTable } from "./surface-table.tsx";
import type { TakedownView } from "./takedowns-view-model.ts";

type TakedownPageProps = { takedown: TakedownView; error: string | null; rights: readonly StaffRight[] };

/** One takedown: what went and why, the proof that it is gone, and the way to lift it. */
export function TakedownPage({ takedown, error, rights }: TakedownPageProps) {
  const { id, path, title, facts, isLifted, checks, proof, command, again } = takedown;
  return (
    <NewsroomRoom current={TAKEDOWNS_PATH} rights={rights}>
      <FormError html={error} />
      <div className="grid grid-cols-1 gap-2 wrap-anywhere">
        <p className={`font-semibold ${isLifted ? "text-soft" : "text-live"}`}>{isLifted ? "Sperre aufgehoben" : "Gesperrt"}</p>
        <Title size="section" as="h1">
          {title}
        </Title>
      </div>
      <FactList facts={facts} />
      {checks !== null && (
        <RoomSection title="Nachweis von innen" data-checks={checks.left}>
          <p>
            {checks.left === 0
              ? "Gerade nachgesehen: In Datenbank, Suche und Dateien ist nichts mehr davon."
              : `Gerade nachgesehen: ${toPlacesText(checks.left)} noch etwas davon.`}
          </p>
          <SurfaceTable caption="Nachweis von innen" rows={checks.rows} />
          {again !== null && (
            <FormFrame
              intent={takedownForm.name}
              action={TAKEDOWNS_PATH}
              fields={{ id: String(id), reason: again.reason }}
              className="grid justify-items-start gap-3"
            >
              <p className="text-soft">
                Das Entfernen wurde unterbrochen. Das System macht es in den nächsten Minuten von selbst fertig; du kannst es auch
                gleich noch einmal anstoßen.
              </p>
              <Button type="submit" tone="danger">
                Noch einmal entfernen
              </Button>
            </FormFrame>
          )}
        </RoomSection>
      )}
      <RoomSection title="Nachweis von außen">
        {proof !== null && (
          <p>
            {proof.left === 0
              ? `So hat es der Befehl gesehen, ${proof.time}: nirgends mehr zu finden.`
              : `So hat es der Befehl gesehen, ${proof.time}: ${toPlacesText(proof.left)} noch etwas davon.`}
          </p>
        )}
        {!isLifted && (
          <p className="text-soft">
            {proof === null && "Noch hat niemand nachgesehen. "}
            Ob Seiten, Listen, Feeds, Sitemaps und Schnittstellen ihn wirklich nicht mehr zeigen, sieht diese Seite nicht. Mit{" "}
            <code className="font-mono text-[0.9375em] wrap-anywhere">{command}</code> prüfen; das macht der Betrieb.
          </p>
        )}
        {isLifted && proof === null && <p className="text-soft">Niemand hat nachgesehen, solange die Sperre galt.</p>}
        {proof !== null && <SurfaceTable caption="Nachweis von außen" rows={proof.rows} />}
      </RoomSection>
      {isLifted && again !== null && (
        <details className="group print:hidden">
          <DetailsSummary isDangerous>Wieder sperren</DetailsSummary>
          <FormFrame
            intent={takedownForm.name}
            action={TAKEDOWNS_PATH}
            fields={{ id: String(id), reason: again.reason }}
            className="mt-2 grid justify-items-start gap-3"
          >
            <p>
              Das System, aus dem der Beitrag kam, darf ihn wieder bringen. War das ein Versehen, gilt die Sperre von neuem; was
              davon schon zurück ist, wird wieder entfernt.
            </p>
            <Button type="submit" tone="danger">
              Ja, wieder sperren
            </Button>
          </FormFrame>
        </details>
      )}
      {!isLifted && (
        <details className="group print:hidden">
          <DetailsSummary isDangerous>Sperre aufheben</DetailsSummary>
          <FormFrame intent="lift" action={path} className="mt-2 grid justify-items-start gap-3">
            <p>
              Der Beitrag darf dann wieder gebracht werden: vom System, aus dem er kam, oder von einem Import. Aufheben allein
              bringt nichts zurück, weder Text noch Bilder.
            </p>
            <Button type="submit" tone="danger">
              Ja, Sperre aufheben
            </Button>
          </FormFrame>
        </details>
      )}
      <p className="print:hidden">
        <TextLink isTall href={TAKEDOWNS_PATH}>
          Alle entfernten Beiträge
        </TextLink>
      </p>
    </NewsroomRoom>
  );
}

function toPlacesText(count: number): string {
  return count === 1 ? "an 1 Stelle ist" : `an ${count} Stellen ist`;
}
