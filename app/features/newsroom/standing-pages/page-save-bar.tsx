import { SaveNotices } from "#app/features/newsroom/desk/post/saving/save-notices.tsx";
import { SavePhase } from "#app/features/newsroom/desk/post/saving/save-phase.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { PageSaving } from "./use-page-saving.ts";

/** Whether what is typed is saved, and what to do where somebody else was faster. */
export function PageSaveBar({ isEditable, isAwake, saving }: { isEditable: boolean; isAwake: boolean; saving: PageSaving }) {
  const { state, found, takeFound, dropFound } = saving;
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <p className="min-h-6 text-[0.9375rem] text-soft" data-save-phase={state.phase}>
        {isEditable && isAwake && <SavePhase state={state} />}
      </p>
      {state.isStopped ? (
        <Notice role="alert">
          <div className="grid grid-cols-1 gap-3">
            <p>
              Jemand hat diese Seite inzwischen geändert oder veröffentlicht. Dein Text steht noch hier und bleibt in diesem
              Browser: Lad die Seite neu, lies, was jetzt dasteht, und nimm ihn dann wieder.
            </p>
            <p>
              <Button type="button" tone="quiet" onClick={() => location.reload()}>
                Neu laden
              </Button>
            </p>
          </div>
        </Notice>
      ) : (
        state.refusal !== null && <Notice role="alert">{state.refusal}</Notice>
      )}
      <SaveNotices isSignedOut={state.isSignedOut} isRestored={found === "restored"} />
      {found === "older" && (
        <Notice role="alert">
          <div className="grid grid-cols-1 gap-3">
            <p>
              In diesem Browser ist noch ein Text von dir, der nicht gespeichert ist. Inzwischen hat jemand die Seite geändert: So
              steht sie jetzt.
            </p>
            <p className="flex flex-wrap gap-3">
              <Button type="button" tone="quiet" onClick={takeFound}>
                Meinen Text nehmen
              </Button>
              <Button type="button" tone="quiet" onClick={dropFound}>
                Ihn verwerfen
              </Button>
            </p>
          </div>
        </Notice>
      )}
    </div>
  );
}
