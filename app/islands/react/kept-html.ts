/** What the server put into a part of an island's own list: the browser takes it from the page, so that none travels twice. */
import { toTrustedHtml } from "#app/browser/trusted-types.ts";

const kept = new Map<string, { __html: string }>();

/** The HTML in the element of this id, as the server rendered it. The same object for as long as the page lives, or React would write it again. */
export function readKeptHtml(id: string): { __html: string } {
  const html = kept.get(id) ?? { __html: toTrustedHtml(document.getElementById(id)?.innerHTML ?? "") };
  kept.set(id, html);
  return html;
}
