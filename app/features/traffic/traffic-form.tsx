import type { RefObject } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { DISTRICT_PARAMETER, ROAD_PARAMETER, type TrafficFilter } from "./traffic-filter.ts";

export type TrafficFormProps = {
  path: string;
  filter: TrafficFilter;
  isFiltered: boolean;
  roads: readonly string[];
  districts: readonly { value: string; title: string }[];
  formRef: RefObject<HTMLFormElement | null>;
  /** A list has another choice, or the button was pressed. */
  onChoose: (form: HTMLFormElement) => void;
  onReset: () => void;
};

const select = "min-h-12 w-full min-w-0 rounded-sm border border-soft bg-ground px-[0.7rem] py-[0.4rem]";

/** Picks a road and a district. Without script its button asks for the page. */
export function TrafficForm(props: TrafficFormProps) {
  const { path, filter, isFiltered, roads, districts, formRef, onChoose, onReset } = props;
  return (
    <form
      ref={formRef}
      method="get"
      action={path}
      className="mb-8 rounded-xs bg-surface p-4 print:hidden"
      onChange={(event) => onChoose(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(event.currentTarget);
      }}
    >
      <div className="grid grid-cols-1 items-end gap-3 min-[30rem]:grid-cols-[repeat(2,minmax(0,1fr))_auto]">
        <label className="grid gap-1">
          <span className="font-semibold">Straße</span>
          <select name={ROAD_PARAMETER} value={filter.road ?? ""} onChange={ignore} className={select}>
            <option value="">Alle Straßen</option>
            {roads.map((road) => (
              <option key={road} value={road}>
                {road}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1">
          <span className="font-semibold">Bezirk</span>
          <select name={DISTRICT_PARAMETER} value={filter.district ?? ""} onChange={ignore} className={select}>
            <option value="">Alle Bezirke</option>
            {districts.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="l">
          Anzeigen
        </Button>
      </div>
      {isFiltered && (
        <p className="mt-3">
          <TextLink
            href={path}
            onClick={(event) => {
              event.preventDefault();
              onReset();
            }}
          >
            Alle Meldungen zeigen
          </TextLink>
        </p>
      )}
    </form>
  );
}

/** The form hears of every choice. */
function ignore(): void {}
