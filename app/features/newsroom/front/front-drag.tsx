import { FormFrame } from "#app/components/form/form-frame.tsx";
import { FRONT_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { Island } from "#app/islands/island.tsx";
import { FrontDragIsland } from "./front-drag.island.tsx";
import type { FrontView } from "./front-view-model.ts";

export const DROP_FORM = "ziehen";

/** Places can be dragged to others: the form that a drop sends. The buttons of each place do the same. */
export function FrontDrag({ seen }: { seen: FrontView["seen"] }) {
  return (
    <>
      <FormFrame id={DROP_FORM} intent="drop" action={FRONT_PATH} fields={{ ...seen, from: "", to: "", post: "" }} hidden>
        <button type="submit">Verschieben</button>
      </FormFrame>
      <Island of={FrontDragIsland} until="idle" props={{ formId: DROP_FORM }} />
    </>
  );
}
