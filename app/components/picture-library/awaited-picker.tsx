import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { logError } from "#app/browser/log.ts";
import { dialogInModal, modalBox, modalWidths } from "#app/components/dialog/dialog-class.ts";
import { useModalDialog } from "#app/components/dialog/use-modal-dialog.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { PickerProps } from "./picture-picker.tsx";

/** The library, of which nothing is loaded before. Where that fails it says so: around it somebody writes. */
export function AwaitedPicker(props: PickerProps) {
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const [tries, setTries] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads once
  useEffect(() => {
    let isWanted = true;
    import("./picture-picker.tsx").then(
      ({ PicturePicker }) => isWanted && setPicker(() => PicturePicker),
      (error: unknown) => {
        logError("The library of pictures did not load", error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  function again(): void {
    setFailed(false);
    setTries(tries + 1);
  }
  if (Picker !== null) return <Picker {...props} />;
  return hasFailed ? <FailedPicker onAgain={again} onClose={props.onClose} /> : null;
}

function FailedPicker({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
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
        <ButtonRow>
          <Button type="button" onClick={onAgain}>
            Noch einmal versuchen
          </Button>
          <Button type="button" tone="quiet" onClick={onClose}>
            Schließen
          </Button>
        </ButtonRow>
      </section>
    </dialog>,
    document.body,
  );
}
