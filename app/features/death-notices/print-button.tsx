import { Island } from "#app/islands/island.tsx";
import { PrintIsland } from "./print.island.tsx";

/** Where there is no script it is not there: the browser's own menu prints the same. */
export function PrintButton() {
  return (
    <div className="needs-script">
      <Island of={PrintIsland} until="interaction" props={{}} />
    </div>
  );
}
