import { type RefObject, useLayoutEffect, useRef } from "react";
import { hidePopups } from "#app/browser/hide-popups.ts";
import { lockScroll, unlockScroll } from "#app/browser/lock-scroll.ts";

/**
 * A `<dialog>` that is open for as long as it is there: the page behind it stands still, popups are hidden (rules 2.3), and at its
 * end the focus goes back to where it was, or to `home` where it was nowhere.
 */
export function useModalDialog(home: () => HTMLElement | null): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    const dialog = ref.current;
    const { activeElement } = document;
    const opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : home();
    hidePopups();
    lockScroll();
    dialog?.showModal();
    return () => {
      // What lies behind can be focused only once it is closed.
      dialog?.close();
      unlockScroll();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
