import { municipalities } from "#app/domain/municipality/municipality.ts";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { MunicipalityNewsIsland, type MunicipalityNewsProps } from "./municipality-news.island.tsx";

type MunicipalityNewsWidgetProps = Omit<MunicipalityNewsProps, "children"> & {
  /** Of the page that shows it: the form without script asks it again, with what else was in its address. */
  path: string;
  hidden: readonly (readonly [name: string, value: string])[];
};

/** News of a place or topic, as part of another site's page (rules 2.5). Without script a form chooses the place. */
export function MunicipalityNewsWidget({ path, hidden, ...props }: MunicipalityNewsWidgetProps) {
  return (
    <Island of={MunicipalityNewsIsland} until="idle" props={props}>
      <form method="get" action={path} className="flex gap-3">
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <select
          name="gemeinde"
          aria-label="Gemeinde"
          defaultValue={props.request.municipality ?? ""}
          className="min-h-11 min-w-0 flex-1 rounded-sm border border-strong-rule bg-ground px-3"
        >
          <option value="">Gemeinde auswählen</option>
          {municipalities.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
        <noscript>
          <Button type="submit">Anzeigen</Button>
        </noscript>
      </form>
    </Island>
  );
}
