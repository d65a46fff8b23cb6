/** Where the text of a server's entry comes from: on the server from what it renders, in the browser from the page, so that none travels twice. */
import { createContext } from "react";
import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import { toEntryAnchor } from "./entry-content.tsx";
import type { EntryContent } from "./ticker-state.ts";

/** On the server alone. */
export const EntryContents = createContext<ReadonlyMap<string, EntryContent> | null>(null);

const kept = new Map<string, { __html: string }>();

/** The HTML of an entry as the server rendered it. The same object for as long as the page lives, or React would write it again. */
export function readKeptEntry(id: string): { __html: string } {
  const html = kept.get(id) ?? { __html: toTrustedHtml(document.getElementById(toEntryAnchor(id))?.innerHTML ?? "") };
  kept.set(id, html);
  return html;
}
