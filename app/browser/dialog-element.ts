/** The `<dialog>` of the modal host: its close button, its backdrop, and the section inside that names it. */
import type { DialogSize } from "../domain/dialog.ts";
import { createIcon } from "./create-icon.ts";

export function createDialog(section: HTMLElement, size: DialogSize): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "modal";
  dialog.dataset.size = size;
  const title = section.getAttribute("aria-labelledby");
  if (title !== null) dialog.setAttribute("aria-labelledby", title);
  // Named once: by the dialog.
  section.removeAttribute("aria-labelledby");
  dialog.append(createCloseButton(dialog), section);
  dialog.addEventListener("click", (event) => {
    const closer = (event.target as Element).closest("[data-dialog-close]");
    if (closer === null) return;
    event.preventDefault();
    dialog.close();
  });
  closeOnBackdrop(dialog);
  return dialog;
}

/** The dialog Generic with what a script has to say. */
export function createMessageSection({ title, text }: { title: string; text: string }): HTMLElement {
  const section = document.createElement("section");
  section.className = "dialog";
  section.dataset.dialog = "Generic";
  section.setAttribute("aria-labelledby", "generic-title");
  const heading = document.createElement("h1");
  heading.id = "generic-title";
  heading.className = "dialog-title";
  heading.textContent = title;
  const message = document.createElement("p");
  message.className = "dialog-text";
  message.textContent = text;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.dataset.dialogClose = "";
  button.textContent = "Weiter";
  section.append(heading, message, button);
  return section;
}

function createCloseButton(dialog: HTMLDialogElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "modal-close";
  button.ariaLabel = "Schließen";
  button.append(createIcon("M6 6l12 12M18 6L6 18"));
  button.addEventListener("click", () => dialog.close());
  return button;
}

/** The pointer has to go down and up on the backdrop: whoever marks text and lets go outside keeps the dialog. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let hasBegun = false;
  const isOnBackdrop = (event: MouseEvent) => {
    if (event.target !== dialog) return false;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  };
  dialog.addEventListener("pointerdown", (event) => {
    hasBegun = event.button === 0 && isOnBackdrop(event);
  });
  dialog.addEventListener("click", (event) => {
    if (hasBegun && isOnBackdrop(event)) dialog.close();
    hasBegun = false;
  });
}
