/** Rules 2.4: submit buttons are disabled while required fields are empty. */
import { type RefObject, useEffect, useState } from "react";
import type { FormRules } from "#app/domain/forms/form-definition.ts";

/** Password managers fill in some time after the page has loaded, and do not always fire an event. */
const LOOK_AGAIN_MS = [100, 500, 1500];

/**
 * Labels of the required fields that are empty. Without script a disabled button would stay disabled: on the server the form always counts
 * as complete.
 */
export function useSubmitRule(formRef: RefObject<HTMLFormElement | null>, rules: FormRules): string {
  // A text, so that the same again is no change.
  const [missing, setMissing] = useState("");
  useEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const required = (rules.fields ?? []).filter(({ isRequired }) => isRequired);
    const update = () =>
      setMissing(
        required
          .filter(({ name }) => !isFilled(form.elements.namedItem(name)))
          .map(({ label }) => label)
          .join(", "),
      );
    update();
    const timers = LOOK_AGAIN_MS.map((delay) => setTimeout(update, delay));
    const listening = new AbortController();
    // The browser's own events: React leaves out a change to a value that a password manager has set by script.
    for (const type of ["input", "change", "focusin"]) form.addEventListener(type, update, { signal: listening.signal });
    return () => {
      timers.forEach(clearTimeout);
      listening.abort();
    };
  }, [formRef, rules]);
  return missing;
}

/** A browser hides what it filled in from script until the reader does something; that there is something can be seen. */
function isFilled(field: Element | RadioNodeList | null): boolean {
  if (!(field instanceof HTMLInputElement)) return true;
  return field.type === "checkbox" ? field.checked : field.value !== "" || field.matches(":autofill");
}
