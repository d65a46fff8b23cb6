/** The one `<dialog>` of the page (rules 2.3): its close button, its backdrop, and the dialog inside that names it. */
import { useLayoutEffect, useMemo } from "react";
import { hidePopups } from "#app/browser/hide-popups.ts";
import { AnnouncementRegion } from "#app/components/announcement/announcement-region.tsx";
import { modalBox, modalWidths } from "#app/components/dialog/dialog-class.ts";
import { toTitleId } from "#app/components/dialog/dialog-frame.tsx";
import { type DialogHost, DialogHostContext } from "#app/components/dialog/dialog-host.ts";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { useBackdrop } from "#app/components/dialog/use-backdrop.ts";
import { useModalDialog } from "#app/components/dialog/use-modal-dialog.ts";
import { decideDialogSize } from "#app/domain/page/dialog.ts";
import type { IslandComponent } from "#app/islands/define-island.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import { closeDialog, type DialogRequest } from "#app/islands/stores/dialog-store.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { focusFirstField } from "./focus-first-field.ts";

const host: DialogHost = { close: closeDialog, open: (name, options) => void openDialog(name, options) };

/** Nothing of it is seen, but its place is known before the click (modal-host.island.tsx). */
const atHand = "not-open:pointer-events-none not-open:invisible not-open:fixed not-open:inset-0 not-open:block not-open:h-fit";

type ModalProps = DialogProps & {
  request: DialogRequest;
  Dialog: IslandComponent<DialogProps>;
  /** Otherwise it is only at hand: it cannot be seen, heard or focused. */
  isOpen: boolean;
};

export function Modal({ request, Dialog, view, isOpen, isSignedIn }: ModalProps) {
  const ref = useModalDialog((focused) => request.opener ?? focused, isOpen);
  const backdrop = useBackdrop(ref, closeDialog);
  const size = decideDialogSize(request.name, request.size);
  const key = `${request.name} ${JSON.stringify(request.query)}`;
  // Opening what is at hand renders nothing again.
  const content = useMemo(() => <Dialog key={key} view={view} isSignedIn={isSignedIn} />, [Dialog, key, view, isSignedIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each dialog begins at its top, in its first field
  useLayoutEffect(() => {
    if (ref.current === null || !isOpen) return;
    hidePopups();
    ref.current.scrollTop = 0;
    focusFirstField(ref.current);
  }, [request, isOpen]);

  return (
    <dialog
      ref={ref}
      className={`${modalBox} ${atHand} ${modalWidths[size]}`}
      data-size={size}
      aria-labelledby={toTitleId(request.name)}
      onClose={closeDialog}
      {...backdrop}
    >
      <button
        type="button"
        className="sticky top-[0.6rem] z-1 float-right mt-[0.6rem] mr-[0.6rem] -mb-[3.35rem] inline-flex size-11 items-center justify-center rounded-full bg-ground hover:bg-surface"
        aria-label="Schließen"
        onClick={closeDialog}
      >
        <Icon name="close" className="size-6" />
      </button>
      <DialogHostContext value={host}>{content}</DialogHostContext>
      <AnnouncementRegion isInDialog />
    </dialog>
  );
}
