import { type RefObject, useLayoutEffect, useRef } from "react";
import { hidePopups } from "#app/browser/hide-popups.ts";
import { lockScroll, unlockScroll } from "#app/browser/lock-scroll.ts";

/**
 * A modal `<dialog>` for as long as it is there and `isOpen`: the page behind it stands still, popups are hidden (rules 2.3), and at its
 * end the focus goes to what `findHome` names when it opens; it is given what had the focus then, null for nothing.
 */
export function useModalDialog(
  findHome: (focused: HTMLElement | null) => HTMLElement | null,
  isOpen = true,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes back to where the dialog was first opened
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dialog = ref.current;
    const { activeElement } = document;
    const home = findHome(activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null);
    hidePopups();
    lockScroll();
    dialog?.showModal();
    return () => {
      // What lies behind can be focused only once it is closed.
      dialog?.close();
      unlockScroll();
      home?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return ref;
}
