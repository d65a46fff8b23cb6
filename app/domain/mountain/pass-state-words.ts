import type { PassState } from "#shared/rules/mountain-rules.ts";

/** As readers and staff read them. */
export const passStateWords: Readonly<Record<PassState, string>> = {
  open: "offen",
  chains: "Schneeketten nötig",
  closed: "gesperrt",
  winter: "Wintersperre",
};
