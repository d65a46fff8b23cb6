import { useCallback, useEffect, useRef, useState } from "react";
import { dropKept, type KeptName, type KeptText } from "#app/features/newsroom/desk/post/saving/desk-store.client.ts";
import { withTypedEarly } from "#app/features/newsroom/desk/post/saving/typed-early.ts";
import { type TypedText, useTypedText } from "#app/features/newsroom/desk/post/saving/use-typed-text.ts";
import type { PageText } from "#shared/content/page-text.ts";
import { savePage } from "./send-page.client.ts";

const headFields = ["title", "description", "slug"] as const;

export type PageSaving = Pick<TypedText<PageText>, "text" | "state" | "generation" | "change" | "flush"> & {
  /** What was found in this browser: it is there again, or it is older than what stands here. */
  found: "restored" | "older" | null;
  takeFound: () => void;
  dropFound: () => void;
};

type Given = {
  id: number;
  revision: number;
  latest: number;
  text: PageText;
  /** As the back end has it; `text` may be what a form brought back. */
  stored: PageText;
  isEditable: boolean;
};

/** A standing page that is saved as it is typed, upon the revision that was seen; where somebody was faster, what is typed stays in the browser. */
export function usePageSaving({ id, revision, latest, text: first, stored, isEditable }: Given): PageSaving {
  const name: KeptName = `seite-${id}`;
  const [found, setFound] = useState<PageSaving["found"]>(null);
  const older = useRef<PageText | null>(null);
  const save = useCallback((sent: KeptText, isLeaving = false) => savePage(id, { ...sent, latest }, isLeaving), [id, latest]);
  const begin = () => withTypedEarly(first, headFields);
  const { noteTyped, replace, takeKept, text, ...typing } = useTypedText({ name, revision, begin, save });
  const now = useRef(text);
  now.current = text;

  useEffect(() => {
    if (now.current !== stored && JSON.stringify(now.current) !== JSON.stringify(stored)) noteTyped();
    const look = async () => {
      const kept = isEditable ? await takeKept() : null;
      if (kept === null) return;
      setFound(kept === "restored" ? "restored" : "older");
      if (kept !== "restored") older.current = JSON.parse(kept.text) as PageText;
    };
    void look();
  }, [isEditable, noteTyped, stored, takeKept]);

  return {
    ...typing,
    text,
    found,
    takeFound() {
      setFound(null);
      if (older.current !== null) replace(older.current);
    },
    dropFound() {
      setFound(null);
      void dropKept(name);
    },
  };
}
