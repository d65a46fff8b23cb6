import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { CampaignView } from "./campaign-view-model.ts";

const CELL = "py-2 pl-4 text-right whitespace-nowrap";

/** What was counted, by day, and the same as a file. */
export function CampaignNumbers({ view: { numbers, days, csvPath } }: { view: CampaignView }) {
  return (
    <RoomSection title="Zahlen">
      <p className="font-semibold tabular-nums">{numbers}</p>
      {days.length > 0 && (
        <>
          <table className="w-full border-collapse text-left text-[0.9375rem] tabular-nums">
            <caption className="sr-only">Zahlen nach Tagen</caption>
            <thead>
              <tr className="border-b border-strong-rule">
                <th scope="col" className="py-2">
                  Tag
                </th>
                <th scope="col" className={CELL}>
                  Ansichten
                </th>
                <th scope="col" className={CELL}>
                  Klicks
                </th>
                <th scope="col" className={CELL}>
                  Rate
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, text, views, clicks, rate }) => (
                <tr key={day} className="border-b border-rule">
                  <th scope="row" className="py-2 font-normal">
                    {text}
                  </th>
                  <td className={CELL}>{views}</td>
                  <td className={CELL}>{clicks}</td>
                  <td className={CELL}>{rate}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="print:hidden">
            <TextLink isTall href={csvPath} download="">
              Als Tabelle laden (CSV)
            </TextLink>
          </p>
        </>
      )}
      <p className="text-[0.9375rem] text-soft">
        Eine Ansicht zählt, wenn mindestens die Hälfte der Anzeige eine Sekunde lang zu sehen war. Gezählt werden Summen je Tag,
        nichts über Leserinnen und Leser; Bots und der Aufruf von hier zählen nicht.
      </p>
    </RoomSection>
  );
}
