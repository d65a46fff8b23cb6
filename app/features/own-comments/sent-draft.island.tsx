import { useEffect } from "react";
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { DRAFTS_KEY, parseDrafts, withoutSent } from "#app/domain/comment/comment-drafts.ts";
import { defineIsland } from "#app/islands/define-island.ts";

/** A comment that is kept is no draft any more. */
function SentDraft({ text }: { text: string }) {
  useEffect(() => {
    const rest = withoutSent(parseDrafts(readStorage(DRAFTS_KEY), Date.now()), text);
    if (rest.length === 0) removeStorage(DRAFTS_KEY);
    else writeStorage(DRAFTS_KEY, JSON.stringify(rest));
  }, [text]);
  return null;
}

export const SentDraftIsland = defineIsland("sent-draft", SentDraft);
