/** The text of a post, to be written. What touches the text is a chunk of its own, loaded by the page that shows it. */
import type { Ref } from "react";
import { RELOAD_ADVICE } from "#app/components/late-part/reload-advice.ts";
import { useLatePart } from "#app/components/late-part/use-late-part.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { TextEditorHandle, TextEditorProps } from "./text-editor-props.ts";

export function TextEditor({ ref, ...props }: TextEditorProps & { ref?: Ref<TextEditorHandle> | undefined }) {
  const { part, failures, again } = useLatePart(() => import("./writing-area.client.tsx"), "The editor");
  if (part !== null) return <part.WritingArea ref={ref} {...props} />;
  if (failures > 0) {
    return (
      <Notice>
        <p>Der Editor ließ sich nicht laden. Dein Text ist unverändert.</p>
        {failures === 1 ? (
          <p className="mt-3">
            <Button type="button" tone="paper" onClick={again}>
              Noch einmal versuchen
            </Button>
          </p>
        ) : (
          <p className="mt-3">{RELOAD_ADVICE}</p>
        )}
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
