import { useEffect, useRef, useState } from "react";

const LOOK_MS = 1000;

/**
 * Whether the reader has been in this frame of another site: nobody can know whether its film or recording plays, but without a click or
 * key in it none does. Of a focus that goes from one frame to the next a browser tells the page nothing, so it looks every second as well.
 */
export function useFocusedOnce() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [wasFocused, setFocused] = useState(false);
  useEffect(() => {
    if (wasFocused) return;
    const look = () => setFocused(document.activeElement === frame.current);
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener("blur", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("blur", look);
    };
  }, [wasFocused]);
  return { frame, wasFocused };
}
