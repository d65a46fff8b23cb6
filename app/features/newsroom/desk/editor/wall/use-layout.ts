import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";

/** Counts up whenever the text may stand elsewhere on the screen: what lies over it measures anew. */
export function useLayout(editor: Editor): number {
  const [layout, setLayout] = useState(0);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLayout((count) => count + 1));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(editor.view.dom);
    editor.on("transaction", measure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      editor.off("transaction", measure);
    };
  }, [editor]);
  return layout;
}
