import { useEffect, useState } from "react";
import { changeTextSize, readTextSize } from "#app/browser/text-size.ts";
import { nextTextSize, type TextSize as Size, textSizeNames } from "#app/domain/post/text-size.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";

/**
 * Sets the text of posts larger, in two steps, and back; the browser keeps it. Says which one it is; a line below the letters shows it
 * (styles/page-loading.css). Where there is no script it is not there.
 */
function TextSize() {
  const [size, setSize] = useState<Size>("normal");
  useEffect(() => setSize(readTextSize()), []);
  return (
    <button
      type="button"
      className="tool text-size needs-script"
      aria-pressed={size !== "normal"}
      title="Schriftgröße ändern"
      onClick={() => {
        const next = nextTextSize(readTextSize());
        changeTextSize(next);
        setSize(next);
        announce(`Schriftgröße: ${textSizeNames[next]}`);
      }}
    >
      <span aria-hidden="true">
        <small>A</small>A
      </span>
      <span className="sr-only">
        {size === "normal" ? "Schriftgröße ändern" : `Schriftgröße ändern, jetzt ${textSizeNames[size]}`}
      </span>
    </button>
  );
}

export const TextSizeIsland = defineIsland("text-size", TextSize);
