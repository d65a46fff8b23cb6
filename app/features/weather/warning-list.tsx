import { WARNINGS_ID, type WarningView } from "#app/components/warnings/to-warnings.ts";
import { WarningMark } from "#app/components/warnings/warning-mark.tsx";
import { Title } from "#app/ui/title/title.tsx";

type WarningListProps = { warnings: WarningView[] /** They are of one place, which need not be named. */; isOfPlace: boolean };

export function WarningList({ warnings, isOfPlace }: WarningListProps) {
  return (
    <section id={WARNINGS_ID} aria-labelledby="warnungen-titel" className="mb-10 max-w-[46rem]">
      <Title size="rank" as="h2" id="warnungen-titel" className="border-t border-strong-rule py-2.5">
        {warnings.length === 1 ? "Warnung" : "Warnungen"}
      </Title>
      <ul className="grid gap-5">
        {warnings.map(({ id, level, title, time, headline, text, instruction, sender, places }) => (
          <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 leading-snug wrap-anywhere">
            <WarningMark level={level} className="size-8" />
            <div className="grid gap-1">
              <p>
                <strong>{title}</strong>, {time}
              </p>
              {headline !== null && headline !== title && <p>{headline}</p>}
              {text !== null && <p>{text}</p>}
              {instruction !== null && <p>{instruction}</p>}
              {!isOfPlace && <Places places={places} />}
              {sender !== null && <p className="text-[0.875rem] text-soft">{sender}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FEW = 6;

function Places({ places }: { places: string[] }) {
  if (places.length <= FEW) return <p className="text-soft">{places.join(", ")}</p>;
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center font-semibold text-accent">{`${places.length} Gemeinden`}</summary>
      <p className="text-soft">{places.join(", ")}</p>
    </details>
  );
}
