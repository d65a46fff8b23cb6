import { type DutyEntry, groupByKind, toPeriodText } from "#app/domain/duty/duty-entries.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";

type DutyListProps = { entries: readonly DutyEntry[] /** Milliseconds. */; now: number };

/** Services by their kind, each with its number to call. */
export function DutyList({ entries, now }: DutyListProps) {
  return groupByKind(entries).map(({ kind, title, entries: ofKind }) => (
    <div key={kind} className="mt-6">
      <Title size="sub" as="h3">
        {title}
      </Title>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {ofKind.map((entry) => (
          <Entry key={`${entry.name} ${entry.start} ${entry.phone.text}`} entry={entry} now={now} />
        ))}
      </ul>
    </div>
  ));
}

function Entry({ entry, now }: { entry: DutyEntry; now: number }) {
  const { name, place, map, phone, note } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {place !== null && (
          <p className="text-soft">
            {place}
            {map !== null && (
              <>
                {DOT}
                <TextLink href={map} rel="noopener">
                  Karte<span className="sr-only">: {name}</span>
                </TextLink>
              </>
            )}
          </p>
        )}
        <p className="text-soft tabular-nums">{toPeriodText(entry, now)}</p>
        {note !== null && <p className="wrap-anywhere">{note}</p>}
      </div>
      <a
        href={phone.link}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent tabular-nums underline-hover"
      >
        <Icon name="phone" />
        <span className="sr-only">{name} anrufen: </span>
        {phone.text}
      </a>
    </li>
  );
}
