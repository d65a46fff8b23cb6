/** The municipality that the reader chose (rules 4): its key, or null. The cookie CurrentCity is the store; the portal writes it. */
import { readCookies } from "#app/browser/session/document-cookie.ts";
import { CURRENT_CITY_COOKIE, parseCurrentCity } from "#app/domain/municipality/current-city.ts";
import type { Store } from "./create-store.ts";

export const municipalityStore: Store<string | null> = {
  read: () => parseCurrentCity(readCookies()[CURRENT_CITY_COOKIE]),
  subscribe(listener) {
    // Chosen in another tab, or since this page was left and kept.
    window.addEventListener("pageshow", listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      window.removeEventListener("pageshow", listener);
      document.removeEventListener("visibilitychange", listener);
    };
  },
};
