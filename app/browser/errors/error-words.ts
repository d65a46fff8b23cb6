/** The words of a report, as far as they are the page's and not its reader's. */

/** Rules 9.8. */
const CLICK_TEXT_LENGTH = 140;

/** The words on a button or link; not in forms, the header and account pages, where they may be about the reader. */
export function toClickText(target: EventTarget | null): string {
  const pressed = target instanceof Element ? target.closest("a, button, summary, label, [role=button]") : null;
  if (pressed === null) return target instanceof Element ? target.localName : "";
  const isPrivate = /^\/(?:profil|redaktion)(?:\/|$)/.test(location.pathname) || pressed.closest("header, form") !== null;
  const words = isPrivate ? "" : (pressed.textContent ?? "").replace(/\s+/g, " ").trim();
  return `${pressed.localName} ${words}`.trim().slice(0, CLICK_TEXT_LENGTH);
}

/** What was logged, as text; of objects only the type. */
export function toMessage(details: unknown[]): string {
  return details
    .map((detail) => (detail instanceof Error ? detail.message : typeof detail === "string" ? detail : typeof detail))
    .join(" ");
}
