import { type KeyboardEvent, useRef } from "react";

const BUTTONS = "button:not(:disabled), select:not(:disabled)";

/**
 * One stop of the keyboard for a row of controls; arrows go from one to the next, Home and End to the first and last, Escape to `leave`.
 * Which one is the stop is kept by the row itself: controls come and go with what is selected.
 */
export function useRoving(leave: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const controls = () => [...(ref.current?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
  function focus(target: HTMLElement | undefined): void {
    for (const control of controls()) control.tabIndex = control === target ? 0 : -1;
    target?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") leave();
    else if (to === undefined || at === -1) return;
    else focus(all[(to + all.length) % all.length]);
    event.preventDefault();
  }
  return {
    ref,
    onKeyDown,
    /** Exactly one control can be reached, whatever has changed. */
    settle: () => {
      const all = controls();
      const stop = all.find((control) => control.tabIndex === 0) ?? all[0];
      for (const control of ref.current?.querySelectorAll<HTMLElement>("button, select") ?? [])
        control.tabIndex = control === stop ? 0 : -1;
    },
    enter: () => focus(controls().find((control) => control.tabIndex === 0) ?? controls()[0]),
  };
}
