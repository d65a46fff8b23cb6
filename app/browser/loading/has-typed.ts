/** Whether something was typed or ticked on this page that would be lost with it. */
export function hasTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(hasChanged);
}

function hasChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  // The value of a box without one is "on", its default value is empty.
  if (/checkbox|radio/.test(field.type)) return "checked" in field && field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
