/** What was typed into a head before the page's script came: the page is a form from its first moment on. */

/** The text with what stands in the fields by now; the same text on the server, and where nothing was typed. */
export function withTypedEarly<Text extends object>(text: Text, fields: readonly (keyof Text & string)[]): Text {
  if (typeof document === "undefined") return text;
  const form = document.querySelector<HTMLFormElement>("form[data-form=head]");
  if (form === null) return text;
  const typed = fields.flatMap((name) => {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField && field.value !== text[name] ? [[name, field.value] as const] : [];
  });
  return typed.length === 0 ? text : { ...text, ...Object.fromEntries(typed) };
}
