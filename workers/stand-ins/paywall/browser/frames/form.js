/** Messages at the fields of a form; what was typed stays. */

/** `errors` by field name; the reader's place moves to the first. */
export function showErrors(form, errors) {
  let first = null;
  for (const note of form.querySelectorAll("[data-error-for]")) {
    const message = errors[note.dataset.errorFor] ?? "";
    const field = form.elements.namedItem(note.dataset.errorFor);
    note.textContent = message;
    note.hidden = message === "";
    if (message === "") field.removeAttribute("aria-invalid");
    else {
      field.setAttribute("aria-invalid", "true");
      first ??= field;
    }
  }
  first?.focus();
}

/** What is being mended is no longer told to be wrong; the server looks again when the form is sent. */
export function forgetErrorsWhenMended(form) {
  form.addEventListener("input", ({ target }) => {
    if (
      target.getAttribute("aria-invalid") !== "true" ||
      (target.type === "checkbox" ? !target.checked : target.value.trim() === "")
    )
      return;
    target.removeAttribute("aria-invalid");
    const note = form.querySelector(`[data-error-for="${target.name}"]`);
    note.textContent = "";
    note.hidden = true;
  });
}

/** While something is being sent, it cannot be sent twice. */
export async function whileBusy(button, text, work) {
  const before = button.textContent;
  button.setAttribute("aria-disabled", "true");
  button.textContent = text;
  try {
    return await work();
  } finally {
    button.removeAttribute("aria-disabled");
    button.textContent = before;
  }
}

export function isBusy(button) {
  return button.getAttribute("aria-disabled") === "true";
}
