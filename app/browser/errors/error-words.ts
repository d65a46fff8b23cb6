/** The words of a report, as far as they are the page's and not its reader's. */

/** Rules 9.8. */
const CLICK_TEXT_LENGTH = 140;

/** The words on a button or link. What readers write, and what an account's pages say of them, is nobody's business. */
export function toClickText(target: EventTarget | null): string {
  const pressed = target instanceof Element ? target.closest("a, button, summary, label, [role=button]") : null;
  if (pressed === null) return target instanceof Element ? target.localName : "";
  const isPrivate = /^\/(?:profil|redaktion)(?:\/|$)/.test(location.pathname) || pressed.closest("header, form") !== null;
  const words = isPrivate ? "" : (pressed.textContent ?? "").replace(/\s+/g, " ").trim();
  return `${pressed.localName} ${words}`.trim().slice(0, CLICK_TEXT_LENGTH);
}

/** What was logged, in words; of objects only that they are some. */
export function toMessage(details: unknown[]): string {
  return details
    .map((detail) => (detail instanceof Error ? detail.message : typeof detail === "string" ? detail : typeof detail))
    .join(" ");
}
