import { expect, test } from "vitest";
import { toKeptText } from "./to-kept-text.ts";

test.each([
  [{ isOn: false, ids: [], bytes: 0 }, "Auf diesem Gerät wird nichts zum Lesen ohne Netz behalten."],
  [
    { isOn: true, ids: [], bytes: 0 },
    "Gemerkte Artikel werden auf diesem Gerät zum Lesen ohne Netz behalten. Gerade ist keiner da.",
  ],
  [{ isOn: true, ids: [4], bytes: 84_400 }, "Ein Artikel ist auf diesem Gerät auch ohne Netz lesbar (84 kB)."],
  [{ isOn: true, ids: [4, 5], bytes: 1_240_000 }, "2 Artikel sind auf diesem Gerät auch ohne Netz lesbar (1,2 MB)."],
])("%j reads: %s", (state, text) => {
  expect(toKeptText(state)).toBe(text);
});
