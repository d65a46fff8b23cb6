import { changeTextSize, readTextSize } from "#app/browser/text-size.ts";
import { nextTextSize, textSizeNames } from "#app/domain/post/text-size.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";

/** Sets the text of posts larger, in two steps, and back; the browser keeps it. Where there is no script it is not there. */
function TextSize() {
  return (
    <button
      type="button"
      className="tool needs-script"
      title="Schriftgröße ändern"
      onClick={() => {
        const next = nextTextSize(readTextSize());
        changeTextSize(next);
        announce(`Schriftgröße: ${textSizeNames[next]}`);
      }}
    >
      <span aria-hidden="true">
        <small>A</small>A
      </span>
      <span className="sr-only">Schriftgröße ändern</span>
    </button>
  );
}

export const TextSizeIsland = defineIsland("text-size", TextSize);
