/** Closes whatever lies open over the page: popovers and the lists of dropdowns (rules 2.3). */
export function hidePopups(): void {
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
    if (popover.matches(":popover-open")) popover.hidePopover();
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-popup][open]")) details.open = false;
}
