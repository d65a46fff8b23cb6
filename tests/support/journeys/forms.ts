/** All that journeys know about how a form is written down: its fields, what they say, and what it says as a whole. */
import type { Locator, Page } from "playwright";

export function findForm(page: Page, name: string): Locator {
  return page.locator(`form[data-form="${name}"]`);
}

export function findField(form: Locator, name: string): Locator {
  return form.locator(`input[name="${name}"]`);
}

export function findSubmit(form: Locator): Locator {
  return form.locator("[type=submit]");
}

/** What is said about a field. */
export function findMessage(form: Locator, field: string): Locator {
  return form.locator(`[id$="-${field}-error"]`);
}

/** All messages at fields that are seen. */
export function findMessages(form: Locator): Locator {
  return form.locator("[id$=-error]:visible");
}

/** What a form says under its fields, once something went wrong. */
export function findFormError(form: Locator): Locator {
  return form.locator("[data-form-error]:visible");
}

/** What a form says once all went well. */
export function findFormNotice(form: Locator): Locator {
  return form.locator("[data-form-notice]:visible");
}

export const TERMS = "Ich stimme den Allgemeinen Geschäftsbedingungen zu";

/** Fills in a form by its labels and sends it. */
export async function sendForm(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
  await findSubmit(form).click();
}
