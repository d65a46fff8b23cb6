import { MunicipalityNewsIsland } from "#app/components/municipality-news/municipality-news.island.tsx";
import type { NewsView } from "#app/components/municipality-news/municipality-news.ts";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import type { NewsChoice } from "#app/domain/municipality/municipality-news.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { WidgetFrame } from "./widget-frame.tsx";

export type MunicipalityWidgetView = {
  title: string;
  choice: NewsChoice;
  view: NewsView;
  topicsNamespace: string;
  isDynamic: boolean;
  isFramed: boolean;
  /** Parameters that the form hands on. */
  fields: [name: string, value: string][];
};

/** News of a municipality or a topic on a page of its own, for frames of other sites. */
export function MunicipalityWidget({ view: { title, fields, ...props } }: { view: MunicipalityWidgetView }) {
  return (
    <WidgetFrame title={title}>
      <Island of={MunicipalityNewsIsland} until="idle" props={props}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <label className="max-w-80 min-w-0 flex-1">
            <span className="sr-only">Gemeinde</span>
            <select
              name="gemeinde"
              defaultValue={props.choice.municipality ?? NO_MUNICIPALITY}
              className="min-h-11 w-full rounded-xs border border-soft bg-ground px-3"
            >
              <option value={NO_MUNICIPALITY}>Alle Gemeinden</option>
              {municipalities.map(({ slug, title: name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" tone="quiet">
            Anzeigen
          </Button>
        </div>
      </Island>
    </WidgetFrame>
  );
}
