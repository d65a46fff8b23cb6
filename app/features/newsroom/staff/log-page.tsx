import { LOG_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import type { StaffRightName } from "#app/domain/staff/newsroom-parts.ts";
import { NewsroomNav } from "#app/features/newsroom/newsroom-nav.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { field as fieldClass, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { Choice, LogView } from "./staff-view.ts";

type LogPageProps = { log: LogView; rights: readonly StaffRightName[] };

/** Who did what and when, newest first. */
export function LogPage({ log: { lines, people, kinds, older }, rights }: LogPageProps) {
  return (
    <div className="mx-auto grid max-w-[46rem] gap-6">
      <NewsroomNav current={LOG_PATH} rights={rights} />
      <div className="grid gap-1">
        <Title size="page" as="h1">
          Protokoll
        </Title>
        <p className="text-soft">Was hier steht, wird nach 400 Tagen gelöscht.</p>
      </div>
      <form method="get" action={LOG_PATH} className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <Select name="person" label="Person" all="Alle" choices={people} />
        <Select name="art" label="Was" all="Alles" choices={kinds} />
        <Button type="submit" tone="quiet" className="justify-self-start">
          Zeigen
        </Button>
      </form>
      {lines.length === 0 && <p className="text-soft">Dazu steht nichts im Protokoll.</p>}
      <ol className="grid">
        {lines.map(({ id, at, time, who, what, subject }) => (
          <li key={id} className="grid gap-0.5 border-b border-rule py-3 first:border-t" data-log-line>
            <p className="wrap-anywhere">
              <span className="font-semibold">{what}</span>
              {subject !== "" && `: ${subject}`}
            </p>
            <p className="text-[0.9375rem] text-soft">
              {who} · <time dateTime={at}>{time}</time>
            </p>
          </li>
        ))}
      </ol>
      {older !== null && (
        <p>
          <TextLink isTall href={older}>
            Ältere Einträge
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Select({ name, label, all, choices }: { name: string; label: string; all: string; choices: readonly Choice[] }) {
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
