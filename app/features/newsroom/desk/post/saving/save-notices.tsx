import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { SaveState } from "./save-state.ts";

/** What keeps a text from being saved until its writer does something, and that what was kept is there again. */
export function SaveNotices({ isSignedOut, isRestored }: { isSignedOut: SaveState["isSignedOut"]; isRestored: boolean }) {
  return (
    <>
      {isSignedOut && (
        <Notice role="alert">
          <TextLink href={NEWSROOM_PATH} target="_blank">
            In einem neuen Fenster anmelden
          </TextLink>
          , dann wird von selbst gespeichert.
        </Notice>
      )}
      {isRestored && <Notice role="status">Was du hier geschrieben hast und noch nicht gesendet war, ist wieder da.</Notice>}
    </>
  );
}
