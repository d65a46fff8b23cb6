import { type SaveState, toSaveText, toSaveTrouble } from "./save-state.ts";

/** How far what is typed has come. It changes with each pause: screen readers hear what hinders it, and no more. */
export function SavePhase({ state }: { state: SaveState }) {
  return (
    <>
      <span>{toSaveText(state)}</span>
      <span role="status" className="sr-only">
        {toSaveTrouble(state)}
      </span>
    </>
  );
}
