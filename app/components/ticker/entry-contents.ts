/** Where the text of a server's entry comes from: on the server from what it renders, in the browser from the page (kept-html.ts). */
import { createContext } from "react";
import type { EntryContent } from "./ticker-state.ts";

/** On the server alone. */
export const EntryContents = createContext<ReadonlyMap<string, EntryContent> | null>(null);
