import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";

/**
 * Closes a `<dialog>` by a click on its backdrop (rules 2.3, 2.5). The pointer has to go down and up there: a reader who marks text and
 * lets go outside keeps the dialog.
 */
export function useBackdrop(ref: RefObject<HTMLDialogElement | null>, close: () => void) {
  const hasBegun = useRef(false);
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent): boolean => {
    if (ref.current === null || target !== ref.current) return false;
    const { left, right, top, bottom } = ref.current.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  return {
    onPointerDown(event: PointerEvent) {
      hasBegun.current = event.button === 0 && isOnBackdrop(event);
    },
    onClick(event: MouseEvent) {
      if (hasBegun.current && isOnBackdrop(event)) close();
      hasBegun.current = false;
    },
  };
}
