/**
 * What waiting for another moment spares a reader, besides what `StartedPage.isBusy` knows: a list that goes on, what was chosen or marked,
 * what is being sent.
 */
const KEEPING = [
  // The consent banner does not match: it stays until it is answered.
  "dialog:modal",
  "[popover]:popover-open",
  "progress",
  "[aria-busy=true]",
  // Not stored yet (features/newsroom).
  "[data-outbox]",
].join();

export function keepsPage(): boolean {
  return (
    document.querySelector(KEEPING) !== null ||
    document.fullscreenElement !== null ||
    // A frame of another site: what the reader does there is unknown.
    document.activeElement instanceof HTMLIFrameElement ||
    [...document.querySelectorAll("select")].some(isChosen) ||
    getSelection()?.isCollapsed === false ||
    isReadingFurtherOn()
  );
}

/** After a reload a list that grew as it was read would have its beginning only. */
function isReadingFurtherOn(): boolean {
  const further = document.querySelector("[data-island=endless-listing] [data-listing]");
  return further !== null && further.getBoundingClientRect().top < innerHeight;
}

function isChosen({ options, selectedIndex, multiple }: HTMLSelectElement): boolean {
  const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return !multiple && selectedIndex !== Math.max(first, 0);
}
