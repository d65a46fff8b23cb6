import { type ReactNode, useEffect, useRef, useState } from "react";
import { type MapMark, MapMarks } from "#app/components/region-map/map-marks.tsx";
import { MapSource } from "#app/components/region-map/map-source.tsx";
import { TrafficList } from "#app/components/traffic/traffic-list.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { Title } from "#app/ui/title/title.tsx";
import {
  DISTRICT_PARAMETER,
  ROAD_PARAMETER,
  selectReports,
  type TrafficFacts,
  type TrafficFilter,
  toFilterAddress,
} from "./traffic-filter.ts";
import { TrafficForm, type TrafficFormProps } from "./traffic-form.tsx";

type TrafficBrowserProps = Pick<TrafficFormProps, "path" | "roads" | "districts"> & {
  /** What the page was asked for. */
  filter: TrafficFilter;
  /** Of each report in its order: what the filter asks, its element, its mark. */
  facts: readonly TrafficFacts[];
  ids: readonly string[];
  marks: readonly (MapMark | null)[];
  mapBox: string;
  /** The map without its marks. */
  children?: ReactNode;
};

/** The reports and their map behind a form: without script it asks the page, with it the choice counts at once, and the address says it. */
function TrafficBrowser({ path, filter: asked, roads, districts, facts, ids, marks, mapBox, children }: TrafficBrowserProps) {
  const [filter, setFilter] = useState(asked);
  const [said, setSaid] = useState("");
  const formRef = useRef<HTMLFormElement>(null);
  const { isFiltered, isShown, count, empty } = selectReports(facts, filter);

  function choose(next: TrafficFilter): void {
    setFilter(next);
    const { count, empty } = selectReports(facts, next);
    setSaid(empty ?? count);
    history.replaceState(history.state, "", toFilterAddress(path, next));
  }
  // What was chosen before hydration, or kept by a browser that came back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const chosen = formRef.current === null ? asked : readFilter(formRef.current);
    if (chosen.road !== asked.road || chosen.district !== asked.district) choose(chosen);
  }, []);

  const shownMarks = marks.filter((mark, index) => mark !== null && isShown[index] === true) as MapMark[];
  return (
    <>
      <TrafficForm
        {...{ path, roads, districts, filter, isFiltered }}
        formRef={formRef}
        onChoose={(form) => choose(readFilter(form))}
        onReset={() => choose({ road: null, district: null })}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(14rem,18rem)] lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <section aria-labelledby="meldungen" className="min-w-0">
          <Title size="rank" as="h2" id="meldungen" className="mb-4">
            {count}
          </Title>
          {empty !== null && <p>{empty}</p>}
          <TrafficList reports={ids.map((id, index) => ({ id, isShown: isShown[index] === true }))} />
        </section>
        <aside
          aria-label="Karte"
          className="self-start max-md:order-first max-md:w-full max-md:max-w-[20rem] md:sticky md:top-4 print:hidden"
        >
          <figure>
            <div className="relative">
              <Slot className="contents">{children}</Slot>
              <svg viewBox={mapBox} aria-hidden="true" className="absolute inset-0 size-full">
                <MapMarks marks={shownMarks} />
              </svg>
            </div>
            <MapSource>{shownMarks.length === 0 ? "" : "Die Nummern führen zu den Meldungen in der Liste."}</MapSource>
          </figure>
        </aside>
      </div>
    </>
  );
}

/** What the form would send. */
function readFilter(form: HTMLFormElement): TrafficFilter {
  const read = (name: string) => String(new FormData(form).get(name) ?? "") || null;
  return { road: read(ROAD_PARAMETER), district: read(DISTRICT_PARAMETER) };
}

export const TrafficBrowserIsland = defineIsland("traffic-browser", TrafficBrowser);
