/**
 * A reader who is about to use an island wakes it: pointer, focus, touch and key are hints. A click or submit that comes
 * before it is awake is marked at once, waits for it and is repeated once; where the island does not come, the browser does what it would
 * have done without script.
 */
import { isPlainClick } from "#app/browser/plain-click.ts";
import { within } from "#shared/rules/within.ts";
import { wakeIsland } from "./wake-islands.ts";

/** After this time the click is left to the browser. */
const PATIENCE_MS = 5000;
const HINTS = ["pointerover", "focusin", "touchstart", "keydown"];
const CLICKED = "a[href], button, summary, [role=button]";

/** What is repeated is not held again. */
let isRepeating = false;
/** Islands for which one waits already: a second, impatient click means the same. */
const held = new Set<HTMLElement>();

/** Whether a click or submit waits for an island. */
export function isHolding(): boolean {
  return held.size > 0;
}

export function followHints(): void {
  for (const type of HINTS) {
    document.addEventListener(type, ({ target }) => void findSleeping(target).forEach(wakeQuietly), {
      capture: true,
      passive: true,
    });
  }
  for (const type of ["click", "submit"]) document.addEventListener(type, hold, { capture: true });
}

function wakeQuietly(element: HTMLElement): void {
  // A failure is logged there, and shows when the island is used.
  wakeIsland(element).catch(() => {});
}

/** The islands around an element that are about to be used and are not awake. */
function findSleeping(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element = target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
  while (element !== null) {
    if (element.dataset.awake === undefined && element.dataset.failed === undefined) found.push(element);
    element = element.parentElement?.closest<HTMLElement>("[data-island]") ?? null;
  }
  return found;
}

function hold(event: Event): void {
  if (isRepeating || event.defaultPrevented) return;
  const [island] = findSleeping(event.target);
  const repeat = island === undefined ? null : toRepeat(event);
  if (island === undefined || repeat === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(island)) return;
  held.add(island);
  const { submitter } = event as Partial<SubmitEvent>;
  const done = markBusy(submitter ?? (event.target as Element).closest(CLICKED) ?? island);
  void within(wakeIsland(island), PATIENCE_MS)
    .catch(() => {})
    .then(() => {
      held.delete(island);
      done();
      repeat();
    });
}

/** What was pressed says that it waits, until it does no more. */
export function markBusy(pressed: Element): () => void {
  pressed.ariaBusy = "true";
  return () => {
    pressed.ariaBusy = null;
  };
}

/** Null for what an island has no use for: a click on text, or one that opens a new tab. */
function toRepeat(event: Event): (() => void) | null {
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    const { target: form, submitter } = event;
    return () => pass(() => form.requestSubmit(submitter));
  }
  if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return null;
  if (!isPlainClick(event)) return null;
  const clicked = event.target.closest<HTMLElement>(CLICKED);
  // A submit button's click becomes a submit, which is held then.
  if (clicked === null || (clicked instanceof HTMLButtonElement && clicked.type === "submit")) return null;
  return () => pass(() => clicked.click());
}

/** Not held again, even where the island is late and still asleep. */
function pass(act: () => void): void {
  isRepeating = true;
  try {
    act();
  } finally {
    isRepeating = false;
  }
}
