import { useEffect, useState } from "react";
import { parsePictureHash, toPictureName } from "./picture-hash.ts";

/** In the history's entry: a page without the picture stands before it. */
const OPENED_HERE = { lightbox: true };

export type LightboxAddress = {
  /** The picture that is open; null for none. */
  shown: number | null;
  open: (index: number) => void;
  /** Another picture takes the place of the open one: the way back leads to the page. */
  turnTo: (index: number) => void;
  close: () => void;
};

/**
 * What a gallery shows in fullscreen stands in the address (rules 2.1: nothing is loaded where only the hash changes): it can be
 * passed on, and the way back closes it. An address that names a picture opens it.
 */
export function useLightboxAddress(gallery: number, total: number): LightboxAddress {
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const follow = () => setShown(parsePictureHash(location.hash, gallery, total));
    follow();
    // Also where a link or the reader changes the hash.
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [gallery, total]);
  const toHash = (index: number) => `#${toPictureName(gallery, index)}`;
  return {
    shown,
    open(index) {
      history.pushState(OPENED_HERE, "", toHash(index));
      setShown(index);
    },
    turnTo(index) {
      history.replaceState(history.state, "", toHash(index));
      setShown(index);
    },
    close() {
      setShown(null);
      if (history.state?.lightbox === true) history.back();
      else history.replaceState(history.state, "", location.pathname + location.search);
    },
  };
}
