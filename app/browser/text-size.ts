/** The size of posts' text in this browser. On the page it is an attribute of the document, which the styles follow. */
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { parseTextSize, TEXT_SIZE_KEY, type TextSize } from "#app/domain/post/text-size.ts";

/** Not from storage alone: where that is refused the page still keeps it. */
export function readTextSize(): TextSize {
  return parseTextSize(document.documentElement.dataset.text ?? readStorage(TEXT_SIZE_KEY));
}

export function changeTextSize(size: TextSize): void {
  document.documentElement.dataset.text = size;
  if (size === "normal") removeStorage(TEXT_SIZE_KEY);
  else writeStorage(TEXT_SIZE_KEY, size);
}
