import { useState } from "react";
import { FuelList } from "#app/components/fuel/fuel-list.tsx";
import { type FuelCandidate, type FuelStationView, toFuelStations } from "#app/components/fuel/to-fuel-stations.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";

type NearMeProps = { candidates: readonly FuelCandidate[]; unit: string };

type State = { kind: "idle" | "asked" } | { kind: "failed"; text: string } | { kind: "found"; stations: FuelStationView[] };

/** Positions a few minutes old will do: a car is not that fast. */
const POSITION_OPTIONS = { maximumAge: 120_000, timeout: 10_000 };

const REFUSED = "Dein Browser gibt die Position nicht frei. Wähle stattdessen deine Gemeinde.";
const UNKNOWN = "Deine Position ist gerade nicht zu bestimmen. Wähle stattdessen deine Gemeinde.";
const PERMISSION_DENIED = 1;

/** Asks where the reader is when they want it, and looks for stations there by itself: the position stays in the browser. */
function NearMe({ candidates, unit }: NearMeProps) {
  const [state, setState] = useState<State>({ kind: "idle" });

  function ask(): void {
    // Pages of a plain address do not have it.
    const isKnown = navigator.geolocation !== undefined;
    setState(isKnown ? { kind: "asked" } : { kind: "failed", text: UNKNOWN });
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => setState({ kind: "found", stations: toFuelStations(candidates, coords) }),
      ({ code }) => setState({ kind: "failed", text: code === PERMISSION_DENIED ? REFUSED : UNKNOWN }),
      POSITION_OPTIONS,
    );
  }

  return (
    <>
      {/* Without script there is the list of municipalities. */}
      <Button type="button" tone="paper" aria-disabled={state.kind === "asked"} onClick={ask} className="noscript:hidden">
        Günstigste in meiner Nähe
      </Button>
      <div role="status">
        {state.kind === "asked" && <p className="mt-3 text-soft">Deine Position wird bestimmt …</p>}
        {state.kind === "failed" && (
          <Notice as="p" className="mt-3">
            {state.text}
          </Notice>
        )}
        {state.kind === "found" && <p className="mt-3 font-semibold">In deiner Nähe, Entfernung in Luftlinie</p>}
      </div>
      {state.kind === "found" && (
        <div className="mt-4">
          <FuelList stations={state.stations} unit={unit} isOnMap={false} />
        </div>
      )}
    </>
  );
}

export const NearMeIsland = defineIsland("near-me", NearMe);
