/** Less is no decision of the reader's: a finger that rests, the bounce at the end of a page. */
const LEAST_PX = 8;
/** Above it the header is in view anyway. */
const HEADER_PX = 200;

/** Marks the document while its reader scrolls up, so that the header's bar comes back (styles/header.css). */
export function followScrollingUp(): void {
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      const y = scrollY;
      if (Math.abs(y - last) < LEAST_PX) return;
      document.documentElement.toggleAttribute("data-up", y < last && y > HEADER_PX);
      last = y;
    },
    { passive: true },
  );
}
