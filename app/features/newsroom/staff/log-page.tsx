import { LOG_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { field as fieldClass, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { LogView } from "./staff-view-model.ts";

type LogPageProps = { log: LogView; rights: readonly StaffRight[] };

/** Who did what and when, newest first. */
export function LogPage({ log: { lines, people, kinds, older }, rights }: LogPageProps) {
  return (
    <NewsroomRoom current={LOG_PATH} rights={rights}>
      <RoomHeading title="Protokoll">Wer wann was getan hat. Was hier steht, wird nach 400 Tagen gelöscht.</RoomHeading>
      <form
        method="get"
        action={LOG_PATH}
        className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end print:hidden"
      >
        <Select name="person" label="Person" all="Alle" choices={people} />
        <Select name="art" label="Was" all="Alles" choices={kinds} />
        <Button type="submit" tone="quiet" size="l" className="justify-self-start">
          Zeigen
        </Button>
      </form>
      {lines.length === 0 && <p className="text-soft">Dazu steht nichts im Protokoll. Wähl eine andere Person oder „Alles“.</p>}
      <ol className="grid grid-cols-1">
        {lines.map(({ id, at, time, who, what, subject }) => (
          <li
            key={id}
            className="grid break-inside-avoid grid-cols-1 gap-0.5 border-b border-rule py-3 wrap-anywhere first:border-t print:py-1"
            data-log-line
          >
            <p>
              <span className="font-semibold">{what}</span>
              {subject !== "" && `: ${subject}`}
            </p>
            <p className="text-[0.9375rem] text-soft">
              {who} · <time dateTime={at}>{time}</time>
            </p>
          </li>
        ))}
      </ol>
      <OlderLink href={older}>Ältere Einträge</OlderLink>
    </NewsroomRoom>
  );
}

function Select({ name, label, all, choices }: { name: string; label: string; all: string; choices: LogView["people"] }) {
  const id = `protokoll-${name}`;
  return (
    <div className={fieldClass}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <select id={id} name={name} className={fieldInput} defaultValue={choices.find(({ isChosen }) => isChosen)?.value ?? ""}>
        <option value="">{all}</option>
        {choices.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
