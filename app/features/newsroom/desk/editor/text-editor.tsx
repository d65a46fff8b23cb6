/** The text of a post, to be written. What touches the text is a chunk of its own, loaded by the page that shows it. */
import { type ComponentType, type Ref, useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { TextEditorHandle, TextEditorProps } from "./text-editor-props.ts";

type Loaded = ComponentType<TextEditorProps & { ref?: Ref<TextEditorHandle> | undefined }>;

export function TextEditor({ ref, ...props }: TextEditorProps & { ref?: Ref<TextEditorHandle> | undefined }) {
  const [WritingArea, setWritingArea] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads once
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    import("./writing-area.client.tsx").then(
      ({ WritingArea: loaded }) => isWanted && setWritingArea(() => loaded),
      (error: unknown) => {
        logError("The editor did not load", error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  if (WritingArea !== null) return <WritingArea ref={ref} {...props} />;
  if (hasFailed) {
    return (
      <Notice>
        <p>Der Editor ließ sich nicht laden. Dein Text ist unverändert.</p>
        <p className="mt-3">
          <Button type="button" tone="paper" onClick={() => setTries(tries + 1)}>
            Noch einmal versuchen
          </Button>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <p className="min-h-80 text-soft [@media(scripting:none)]:hidden" role="status">
        Der Editor wird geladen …
      </p>
      <noscript>Zum Schreiben des Textes braucht es JavaScript. Alles andere auf dieser Seite geht ohne.</noscript>
    </>
  );
}
