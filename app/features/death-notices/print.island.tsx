import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

/** Prints the page. */
function Print() {
  return (
    <Button type="button" tone="quiet" onClick={() => window.print()}>
      Drucken
    </Button>
  );
}

export const PrintIsland = defineIsland("print", Print);
