/** A wrong field first, else the first one; a dialog without fields begins with its main button. */
export function focusFirstField(container: HTMLElement): void {
  const section: Element | null = container.closest("section") ?? container.querySelector("section");
  const field =
    section?.querySelector<HTMLElement>("[aria-invalid=true]") ??
    section?.querySelector<HTMLElement>("input:not([type=hidden], [hidden]), select, textarea") ??
    section?.querySelector<HTMLElement>(".button") ??
    section?.querySelector<HTMLElement>("a, button");
  field?.focus();
}
