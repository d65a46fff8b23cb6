import { NEWSROOM_NOTICES_PATH } from "#app/domain/notice/notice-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NumbersView, NumberTable } from "./numbers-view-model.ts";

type NumbersPageProps = { view: NumbersView; rights: readonly StaffRight[] };

/** What the yearly report about moderation says, and the same as a file. */
export function NumbersPage({ view: { year, isOver, before, after, csvPath, tables, uncounted }, rights }: NumbersPageProps) {
  return (
    <NewsroomRoom current={NEWSROOM_NOTICES_PATH} rights={rights}>
      <RoomHeading title={`Zahlen ${year}`}>
        Für den Bericht nach Art. 15 und 24 des Gesetzes über digitale Dienste.{" "}
        {isOver ? "Das Jahr ist abgeschlossen." : "Das Jahr läuft noch: So steht es jetzt."}
      </RoomHeading>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink isTall href={before.path}>
          ← {before.label}
        </TextLink>
        {after !== null && (
          <TextLink isTall href={after.path}>
            {after.label} →
          </TextLink>
        )}
        <TextLink isTall href={csvPath} download="">
          Als Tabelle laden (CSV)
        </TextLink>
        <TextLink isTall href={NEWSROOM_NOTICES_PATH}>
          Meldungen
        </TextLink>
      </p>
      {tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
      <RoomSection title="Leserinnen und Leser">
        <p>{uncounted}</p>
      </RoomSection>
    </NewsroomRoom>
  );
}

function Table({ table: { title, note, rows } }: { table: NumberTable }) {
  return (
    <RoomSection title={title}>
      {note !== null && <p className="text-[0.9375rem] text-soft">{note}</p>}
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Was</th>
            <th scope="col">Zahl</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label} className="border-b border-rule first:border-t">
              <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                {label}
              </th>
              <td className="py-2 text-right align-bottom whitespace-nowrap tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RoomSection>
  );
}
