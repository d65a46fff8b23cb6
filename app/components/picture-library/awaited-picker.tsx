import { createPortal } from "react-dom";
import { dialogInModal, modalBox, modalWidths } from "#app/components/dialog/dialog-class.ts";
import { useModalDialog } from "#app/components/dialog/use-modal-dialog.ts";
import { RELOAD_ADVICE } from "#app/components/late-part/reload-advice.ts";
import { useLatePart } from "#app/components/late-part/use-late-part.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { PickerProps } from "./picture-picker.tsx";

/** The library, of which nothing is loaded before. Where that fails it says so: around it somebody writes. */
export function AwaitedPicker(props: PickerProps) {
  const { part, failures, again } = useLatePart(() => import("./picture-picker.tsx"), "The library of pictures");
  if (part !== null) return <part.PicturePicker {...props} />;
  return failures > 0 ? <FailedPicker failures={failures} onAgain={again} onClose={props.onClose} /> : null;
}

type FailedPickerProps = { failures: number; onAgain: () => void; onClose: () => void };

function FailedPicker({ failures, onAgain, onClose }: FailedPickerProps) {
  const dialog = useModalDialog((focused) => focused);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="bildwahl-titel"
      className={`${modalBox} ${modalWidths.medium}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <section className={dialogInModal}>
        <Title size="L" as="h2" id="bildwahl-titel">
          Bild wählen
        </Title>
        <p role="alert">Die Bilder ließen sich nicht laden. Dein Text ist unverändert.</p>
        {failures > 1 && <p>{RELOAD_ADVICE}</p>}
        <ButtonRow>
          {failures === 1 && (
            <Button type="button" onClick={onAgain}>
              Noch einmal versuchen
            </Button>
          )}
          <Button type="button" tone="quiet" onClick={onClose}>
            Schließen
          </Button>
        </ButtonRow>
      </section>
    </dialog>,
    document.body,
  );
}
