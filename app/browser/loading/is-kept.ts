/**
 * What would be lost with this page. An island says so by `data-keeps-page`; what a form was answered with comes once, since a reload would
 * send it again; files that are being sent, and the newsroom's entries that are not stored yet (features/newsroom).
 */
const KEPT = "[data-keeps-page],[data-posted],[data-outbox],progress";

/** Whether anything on this page would be lost with it, or a film or recording plays. */
export function isKept(): boolean {
  return (
    document.querySelector(KEPT) !== null ||
    [...document.querySelectorAll<HTMLMediaElement>("video,audio")].some(({ paused }) => !paused)
  );
}
