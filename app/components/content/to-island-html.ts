import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * An island (`<Island …>`) as HTML, for its place in a text: texts are strings, so that they need no script and travel once
 * (decision 4). The browser wakes it as it wakes any other. What is around it need not be closed or known.
 */
export function toIslandHtml(island: ReactElement): string {
  return renderToString(island);
}
