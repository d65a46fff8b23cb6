import { createContext } from "react";
import type { toTeaser } from "#app/components/teaser/to-teaser.ts";

/** Posts that the 404 page gives its reader to read instead. No loader's data: what was not found has no loader to ask (entry.server.tsx). */
export const StoriesContext = createContext<readonly Parameters<typeof toTeaser>[0][]>([]);
