import type { Editor } from "@tiptap/react";
import { type SyntheticEvent, useEffect } from "react";
import { createPortal } from "react-dom";
import { dialogInModal, modalBox, modalWidths } from "#app/components/dialog/dialog-class.ts";
import { useBackdrop } from "#app/components/dialog/use-backdrop.ts";
import { useModalDialog } from "#app/components/dialog/use-modal-dialog.ts";
import { Title } from "#app/ui/title/title.tsx";

type DialogBoxProps = { title: string; onClose: () => void; editor: Editor; children: React.ReactNode };

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A small dialog over the page; at its end the focus is in the text again. */
export function DialogBox({ title, onClose, editor, children }: DialogBoxProps) {
  const ref = useModalDialog(() => editor.view.dom);
  // Only now can it have the focus, and shows where the cursor is.
  useEffect(() => () => editor.view.focus(), [editor]);
  const backdrop = useBackdrop(ref, onClose);
  // Beside the form of the head: of a form within a form the browser tells nobody that it is sent, and sends it as it stands.
  return createPortal(
    <dialog
      ref={ref}
      aria-labelledby="desk-dialog-title"
      className={`${modalBox} ${modalWidths.medium}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // What is typed here is not for the text.
      onKeyDown={stop}
      onSubmit={stop}
      {...backdrop}
    >
      <section className={dialogInModal}>
        <Title size="L" as="h2" id="desk-dialog-title">
          {title}
        </Title>
        {children}
      </section>
    </dialog>,
    document.body,
  );
}
