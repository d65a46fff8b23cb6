/** A wrong field first, else the first one; a dialog without fields begins with its way on. */
export function focusFirstField(container: HTMLElement): void {
  const section: Element | null = container.closest("section") ?? container.querySelector("section");
  const field =
    section?.querySelector<HTMLElement>("[aria-invalid=true]") ??
    section?.querySelector<HTMLElement>("input:not([type=hidden], [hidden]), select, textarea") ??
    section?.querySelector<HTMLElement>("[data-dialog-close]") ??
    section?.querySelector<HTMLElement>("a, button");
  field?.focus();
}
