/** Spec 5: a field is checked when it is left. One that nobody touched, because the focus came by itself, is not. */
import { type FormDefinition, parseForm, toEntries } from "../domain/forms/form-definition.ts";
import { hasFieldError, sayFieldError, showFieldError } from "./form-messages.ts";

const REPEATED = "newPasswordAgain";

export function checkOnBlur(form: HTMLFormElement, definition: FormDefinition): void {
  const names = new Set(definition.fields.map(({ name }) => name));
  const touched = new Set<string>();
  let isPointerDown = false;

  const findError = (name: string): string | null => {
    const parsed = parseForm(definition, toEntries(new FormData(form)));
    return parsed.isValid ? null : (parsed.errors[name] ?? null);
  };
  const check = (name: string) => {
    const message = findError(name);
    if (message === null) showFieldError(form, name, null);
    else sayFieldError(form, name, message);
  };
  const readName = ({ target }: Event) => (target instanceof HTMLInputElement && names.has(target.name) ? target.name : null);

  for (const type of ["pointerdown", "keydown", "input", "change"]) {
    form.addEventListener(type, (event) => {
      const name = readName(event);
      if (name !== null) touched.add(name);
    });
  }
  document.addEventListener(
    "pointerdown",
    () => {
      isPointerDown = true;
    },
    true,
  );
  form.addEventListener("focusout", (event) => {
    const name = readName(event);
    if (name === null || !touched.has(name) || !document.hasFocus()) return;
    // A message moves what is below it: not away under the pointer that is about to click there.
    if (isPointerDown)
      document.addEventListener("click", () => setTimeout(() => form.isConnected && check(name)), { once: true });
    else check(name);
  });
  for (const type of ["pointerup", "pointercancel"]) {
    document.addEventListener(
      type,
      () => {
        isPointerDown = false;
      },
      true,
    );
  }

  // Whoever corrects a field sees at once that it is right now.
  form.addEventListener("input", (event) => {
    const name = readName(event);
    if (name === null) return;
    for (const other of [name, REPEATED]) {
      if (hasFieldError(form, other) && findError(other) === null) showFieldError(form, other, null);
    }
  });
}
