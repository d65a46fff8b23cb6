/**
 * How a component in an island says that markup may be written (decision 8). Handed down by the browser's half of an island: what
 * forms and dialogs import themselves would come together with React, also where plain script wants it.
 */
import { createContext } from "react";

/** On the server a text is a text. */
export const TrustHtml = createContext<(html: string) => string>((html) => html);
