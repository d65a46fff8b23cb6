import { toDeskVersionPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { SaveNotices } from "./save-notices.tsx";
import { SavePhase } from "./save-phase.tsx";
import type { SaveState } from "./save-state.ts";
import type { Saving } from "./use-saving.ts";

/** Whether what is typed is saved, who else is there, and what to do where somebody else writes. */
export function SaveBar({ id, isEditable, saving }: { id: number; isEditable: boolean; saving: Saving }) {
  const { state, found, takeOver } = saving;
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem] text-soft" data-save-phase={state.phase}>
        {isEditable && state.isWriting === true && <SavePhase state={state} />}
        <p role="status">{state.present.length > 0 && `Auch hier: ${state.present.join(", ")}`}</p>
      </div>
      {state.refusal !== null && <Notice role="alert">{state.refusal}</Notice>}
      <SaveNotices isSignedOut={state.isSignedOut} isRestored={found === "restored"} />
      {found === "kept" && (
        <Notice role="status">
          In diesem Browser war noch ein Text, der nicht gesendet war. Inzwischen hat jemand weitergeschrieben: Er steht bei den
          Ständen.
        </Notice>
      )}
      {isEditable && state.isWriting === false && <Elsewhere id={id} state={state} takeOver={takeOver} />}
    </div>
  );
}

function Elsewhere({
  id,
  state: { writer, late, isOvertaken },
  takeOver,
}: {
  id: number;
  state: SaveState;
  takeOver: () => Promise<void>;
}) {
  return (
    <Notice role="alert">
      <div className="grid grid-cols-1 gap-3">
        <p>
          {writer === null
            ? "Ein anderes Fenster hat zuletzt geschrieben; gerade schreibt niemand."
            : `${writer} schreibt gerade.`}{" "}
          {late !== null && (
            <>
              Dein letzter Text ist nicht verloren: Er ist als{" "}
              <TextLink href={toDeskVersionPath(id, late)}>eigener Stand</TextLink> aufgehoben.
            </>
          )}{" "}
          {late === null && isOvertaken && "Hier steht ein älterer Text."}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button type="button" tone="quiet" onClick={() => void takeOver()}>
            Selbst weiterschreiben
          </Button>
          {isOvertaken && (
            <Button type="button" tone="quiet" onClick={() => location.reload()}>
              Neu laden
            </Button>
          )}
        </p>
      </div>
    </Notice>
  );
}
