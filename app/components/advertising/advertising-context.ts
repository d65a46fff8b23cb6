import { createContext } from "react";
import type { AdPlace } from "#app/domain/advertising/ad-places.ts";
import type { AdView } from "./ad-view.ts";

/** What is booked on the page that is rendered. No loader's data: it comes with the menus, and an island knows nothing of it. */
export const AdvertisingContext = createContext<ReadonlyMap<AdPlace, AdView>>(new Map());
