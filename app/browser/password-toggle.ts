/** A button at each password field that shows what is typed. Only with script: a password is never shown unasked. */
import { createIcon } from "./create-icon.ts";

const EYE = "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";
const STRUCK_EYE = `${EYE}M4 4l16 16`;

export function addPasswordToggles(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=password]")) addToggle(form, field);
}

function addToggle(form: HTMLFormElement, field: HTMLInputElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "password-toggle";
  // One name in both states; whether it is shown is said by `aria-pressed`.
  button.ariaLabel = `${form.querySelector(`label[for="${field.id}"]`)?.textContent?.trim() || "Passwort"} anzeigen`;
  button.setAttribute("aria-controls", field.id);

  const show = (isShown: boolean) => {
    field.type = isShown ? "text" : "password";
    button.ariaPressed = String(isShown);
    button.title = isShown ? "Passwort verbergen" : "Passwort anzeigen";
    button.replaceChildren(createIcon(isShown ? STRUCK_EYE : EYE));
  };
  show(false);
  button.addEventListener("click", () => show(field.type === "password"));
  // Browsers remember what stands in text fields; a password must not be among it.
  form.addEventListener("submit", () => show(false), true);
  field.after(button);
}
