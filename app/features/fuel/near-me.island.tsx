import { useState } from "react";
import { useClient } from "urql";
import { FuelList } from "#app/components/fuel/fuel-list.tsx";
import { type FuelStationView, toFuelCandidates, toFuelStations } from "#app/components/fuel/to-fuel-stations.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { askPosition, type Position } from "./ask-position.client.ts";
import { stationsQuery, type WireFuel } from "./fuel-wire.ts";

type NearMeProps = { fuel: WireFuel; unit: string };

type State = { kind: "idle" | "asked" } | { kind: "failed"; text: string } | { kind: "found"; stations: FuelStationView[] };

const failures: Record<Exclude<Position["kind"], "known"> | "away", string> = {
  refused: "Dein Browser gibt die Position nicht frei. Wähle stattdessen deine Gemeinde.",
  unknown: "Deine Position ist gerade nicht zu bestimmen. Wähle stattdessen deine Gemeinde.",
  away: "Die Preise sind gerade nicht zu bekommen. Bitte versuche es in wenigen Minuten noch einmal.",
};

/** Asks where the reader is when they want it, and looks for stations there by itself: the position stays in the browser. */
function NearMe({ fuel, unit }: NearMeProps) {
  const client = useClient();
  const [state, setState] = useState<State>({ kind: "idle" });

  async function ask(): Promise<void> {
    setState({ kind: "asked" });
    // What the region's stations are is asked of the back end, which one is near is not.
    const [position, { data }] = await Promise.all([askPosition(), client.query(stationsQuery, { fuel }).toPromise()]);
    if (position.kind !== "known") return setState({ kind: "failed", text: failures[position.kind] });
    if (data === undefined) return setState({ kind: "failed", text: failures.away });
    const stations = data.fuel_prices.districts.flatMap((district) => district.stations);
    setState({ kind: "found", stations: toFuelStations(toFuelCandidates(stations, new Date()), position.coordinates) });
  }

  return (
    <>
      <Button type="button" tone="paper" aria-disabled={state.kind === "asked"} onClick={() => void ask()}>
        Günstigste in meiner Nähe
      </Button>
      <div role="status">
        {state.kind === "asked" && <p className="mt-3 text-soft">Deine Position wird bestimmt …</p>}
        {state.kind === "failed" && (
          <Notice as="p" className="mt-3">
            {state.text}
          </Notice>
        )}
        {state.kind === "found" && (
          <p className="mt-3 font-semibold">
            {state.stations.length === 0 ? "Zurzeit ist kein Preis gemeldet." : "In deiner Nähe, Entfernung in Luftlinie"}
          </p>
        )}
      </div>
      {state.kind === "found" && (
        <div className="mt-4">
          <FuelList stations={state.stations} unit={unit} isOnMap={false} />
        </div>
      )}
    </>
  );
}

export const NearMeIsland = defineIsland("near-me", NearMe, { within: GraphqlProvider });
