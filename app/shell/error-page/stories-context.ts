import { createContext } from "react";
import type { Teaser } from "#app/components/teaser/teaser.ts";

/** What the 404 page gives its reader to read. No loader's data: what was not found has no loader to ask (entry.server.tsx). */
export const StoriesContext = createContext<readonly Teaser[]>([]);
