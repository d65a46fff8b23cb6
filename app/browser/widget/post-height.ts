/** Tells the page around a widget's frame how high the widget is, whenever that changes and when it is asked (public/widgets/embed.js). */

const HEIGHT = "portal:height";
const ASKED = "portal:height?";

/** The height is no secret: whatever page shows the frame may know it. */
export function postHeight(): void {
  const main = document.querySelector("main");
  if (main === null || window.parent === window) return;
  const tell = () => {
    const height = Math.ceil(main.getBoundingClientRect().bottom + window.scrollY);
    window.parent.postMessage({ type: HEIGHT, height }, "*");
  };
  new ResizeObserver(tell).observe(main);
  window.addEventListener("message", ({ source, data }) => {
    if (source === window.parent && Object(data).type === ASKED) tell();
  });
}
