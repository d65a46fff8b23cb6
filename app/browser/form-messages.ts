/** The messages of a form, in the places its markup has for them. */
import { announce } from "../islands/stores/announcement-store.ts";
import { toSafeNodes } from "./to-safe-nodes.ts";

export function findField(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:not([type=hidden])`);
}

export function hasFieldError(form: HTMLFormElement, name: string): boolean {
  return findField(form, name)?.getAttribute("aria-invalid") === "true";
}

/** `message` null takes the error away. The field's description holds the message, so whoever comes back to it hears it. */
export function showFieldError(form: HTMLFormElement, name: string, message: string | null): void {
  const place = form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(name)}"]`);
  if (place !== null) {
    place.textContent = message;
    place.hidden = message === null;
  }
  const field = findField(form, name);
  if (message === null) field?.removeAttribute("aria-invalid");
  else field?.setAttribute("aria-invalid", "true");
}

/** As `showFieldError`, said aloud: the reader has moved on already. */
export function sayFieldError(form: HTMLFormElement, name: string, message: string): void {
  showFieldError(form, name, message);
  announce(message);
}

/** Under the fields: what the back end said. Null hides it. */
export function showFormError(form: HTMLFormElement, html: string | null): void {
  const place = form.querySelector<HTMLElement>("[data-form-error]");
  if (place === null) return;
  // Shown first: an alert is read out when something comes into it.
  place.hidden = html === null;
  place.replaceChildren(...(html === null ? [] : toSafeNodes(html)));
}

export function showFormNotice(form: HTMLFormElement, text: string | null): void {
  const place = form.querySelector<HTMLElement>("[data-form-notice]");
  if (place === null) return;
  place.hidden = text === null;
  place.replaceChildren(...(text === null ? [] : toSafeNodes(text)));
}
