/**
 * Comfort for the forms of spec 2.4: checked on blur and on submit by the same rules as in the Worker (spec 5), sent by
 * script where somebody can, shown what came of it. Without all this the form is a plain one and works.
 */
import { type FormDefinition, parseForm, toEntries } from "../domain/forms/form-definition.ts";
import { checkOnBlur } from "./check-on-blur.ts";
import { findField, showFieldError, showFormError, showFormNotice } from "./form-messages.ts";
import { logError } from "./log.ts";
import { addPasswordToggles } from "./password-toggle.ts";
import { createSubmitRule } from "./submit-rule.ts";

/** What came of sending a form. */
export type FormAnswer =
  /** The page is about to change; the form stays busy. */
  | { kind: "leaving" }
  | { kind: "notice"; text: string }
  /** HTML of the back end, shown under the fields. */
  | { kind: "refused"; message: string };

/** Rejects only when the script itself is at fault: then the browser sends the form as it stands. */
export type SendForm = (values: unknown, entries: Readonly<Record<string, string>>) => Promise<FormAnswer>;

/** `send` null: the checked form goes on as a plain post. */
export function enhanceForm(form: HTMLFormElement, definition: FormDefinition, send: SendForm | null): void {
  const rule = createSubmitRule(form, definition);
  addPasswordToggles(form);
  checkOnBlur(form, definition);

  form.addEventListener("submit", (event) => {
    if (rule.isBusy()) return event.preventDefault();
    const entries = readEntries(form);
    const parsed = parseForm(definition, entries);
    for (const { name } of definition.fields) showFieldError(form, name, parsed.isValid ? null : (parsed.errors[name] ?? null));
    if (!parsed.isValid) {
      event.preventDefault();
      const wrong = definition.fields.find(({ name }) => parsed.errors[name] !== undefined);
      if (wrong !== undefined) findField(form, wrong.name)?.focus();
      return;
    }
    if (send === null) {
      // Once the browser has taken the form's entries.
      setTimeout(() => rule.setBusy(true));
      return;
    }
    event.preventDefault();
    void submit(send, parsed.values, entries);
  });

  async function submit(send: SendForm, values: unknown, entries: Readonly<Record<string, string>>): Promise<void> {
    rule.setBusy(true);
    showFormError(form, null);
    showFormNotice(form, null);
    let answer: FormAnswer;
    try {
      answer = await send(values, entries);
    } catch (error) {
      logError(`The form '${definition.name}' is sent without script`, error);
      HTMLFormElement.prototype.submit.call(form);
      return;
    }
    if (answer.kind === "leaving") return;
    rule.setBusy(false);
    if (answer.kind === "refused") {
      showFormError(form, answer.message);
      form.querySelector<HTMLElement>("[type=submit]")?.focus();
    } else {
      clearPasswords(form);
      rule.update();
      showFormNotice(form, answer.text);
    }
  }
}

function clearPasswords(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=password]")) field.value = "";
}

/** What the form would post. */
export function readEntries(form: HTMLFormElement): Record<string, string> {
  return toEntries(new FormData(form));
}
