import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { NEWSROOM_TIPS_PATH } from "#app/domain/tip/tip-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { TipView } from "./tips-view-model.ts";

type TipPageProps = { tip: TipView; error: string | null; rights: readonly StaffRight[] };

/** One tip: its text, sender and files, and its processing. */
export function NewsroomTipPage({ tip, error, rights }: TipPageProps) {
  const { id, path, state, stateText, text, facts, files, missingText } = tip;
  return (
    <NewsroomRoom current={NEWSROOM_TIPS_PATH} rights={rights}>
      <FormError html={error} />
      <RoomHeading title={`Tipp Nr. ${id}`}>{stateText}</RoomHeading>
      <p className="max-w-[41rem] text-[1.125rem] leading-[1.5] whitespace-pre-line wrap-anywhere" data-tip-text>
        {text}
      </p>
      <FactList facts={facts} />
      {(files.length > 0 || missingText !== null) && <Files files={files} missingText={missingText} />}
      <div className="border-t border-rule pt-6 print:hidden">
        <ButtonRow>
          {state === "RECEIVED" && (
            <ButtonForm intent="read" action={path}>
              Als gelesen vermerken
            </ButtonForm>
          )}
          <ButtonForm intent={state === "DONE" ? "read" : "done"} action={path} tone="quiet">
            {state === "DONE" ? "Wieder öffnen" : "Erledigt"}
          </ButtonForm>
        </ButtonRow>
      </div>
      <details className="group print:hidden">
        <DetailsSummary isDangerous>Sofort löschen</DetailsSummary>
        <FormFrame intent="remove" action={path} className="mt-2 grid justify-items-start gap-3">
          <p>Text und Dateien sind dann fort. Mails, die davon erzählen, musst du selbst löschen.</p>
          <Button type="submit" tone="danger">
            Ja, löschen
          </Button>
        </FormFrame>
      </details>
    </NewsroomRoom>
  );
}

function Files({ files, missingText }: Pick<TipView, "files" | "missingText">) {
  return (
    <RoomSection title="Dateien">
      <ul className="grid grid-cols-1">
        {files.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
      </ul>
      {missingText !== null && <p className="text-soft">{missingText}</p>}
      <p className="text-[0.9375rem] text-soft">
        Dateien kommen von Unbekannten: Öffne sie nur in Programmen, die auf dem neuesten Stand sind. Ort und Kamera sind aus
        Bildern und Videos entfernt, aus Dokumenten nicht.
      </p>
    </RoomSection>
  );
}

function FileLine({ file: { name, text, path, hasTelemetry } }: { file: TipView["files"][number] }) {
  return (
    <li className="grid min-h-12 content-center gap-0.5 border-b border-rule py-2 leading-snug first:border-t">
      <p className="wrap-anywhere">
        {path === null ? (
          name
        ) : (
          <a href={path} download="" className="font-semibold text-accent underline-hover">
            {name}
          </a>
        )}{" "}
        <span className="text-soft">{text}</span>
      </p>
      {hasTelemetry && (
        <p className="text-[0.9375rem] font-semibold text-live">
          Eine Spur dieses Videos kann sagen, wo es aufgenommen wurde. Gib es nicht weiter, wie es ist.
        </p>
      )}
    </li>
  );
}
