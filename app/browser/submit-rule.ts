/** When a form may be sent (spec 2.4): not while a required field is empty, and not while it is being sent. */
import type { FormDefinition } from "../domain/forms/form-definition.ts";
import { findField } from "./form-messages.ts";

/** Password managers fill in some time after the page has come, and not always say so. */
const LOOK_AGAIN_MS = [100, 500, 1500];

export type SubmitRule = { isBusy: () => boolean; setBusy: (isBusy: boolean) => void; update: () => void };

export function createSubmitRule(form: HTMLFormElement, definition: FormDefinition): SubmitRule {
  const required = definition.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  let isBusy = false;

  function update(): void {
    const isComplete = required.every((name) => isFilled(findField(form, name)));
    for (const button of form.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = isBusy || !isComplete;
  }

  function setBusy(value: boolean): void {
    isBusy = value;
    form.ariaBusy = String(value);
    update();
  }

  for (const type of ["input", "change", "focusin"]) form.addEventListener(type, update);
  // Back from the next page, with the form as it was left.
  window.addEventListener("pageshow", ({ persisted }) => persisted && setBusy(false));
  update();
  for (const delay of LOOK_AGAIN_MS) setTimeout(update, delay);
  return { isBusy: () => isBusy, setBusy, update };
}

/** A browser hides what it filled in from script until the reader does something; that there is something can be seen. */
function isFilled(field: HTMLInputElement | null): boolean {
  if (field === null) return true;
  return field.type === "checkbox" ? field.checked : field.value !== "" || field.matches(":autofill");
}
