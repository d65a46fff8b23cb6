/**
 * Whether a film or recording plays, or something on this page would be lost with it, marked by `data-keeps-page`: an offer, files that
 * were chosen, what a form was answered with, which comes once, since a reload would send it again.
 */
export function isKept(): boolean {
  return (
    document.querySelector("[data-keeps-page]") !== null ||
    [...document.querySelectorAll<HTMLMediaElement>("video,audio")].some(({ paused }) => !paused)
  );
}
