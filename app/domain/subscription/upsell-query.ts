/** What addresses and forms of the upsell carry (rules 3, 4). Every dialog loads it, so it holds no schema. */

/** `digi` for a reader with an account, `print` for one with only a card. */
export const upsellTypes = ["digi", "print"] as const;
export type UpsellType = (typeof upsellTypes)[number];

const MAX_CAMPAIGN_LENGTH = 40;

/** Number of a campaign as links and forms carry it; null for anything else. */
export function parseCampaign(campno: string | null | undefined): string | null {
  const number = campno?.trim() ?? "";
  return /^[\w-]+$/.test(number) && number.length <= MAX_CAMPAIGN_LENGTH ? number : null;
}

/** Query of the dialog UpsellSave as a page. */
export function toOfferQuery({ token, campno }: { token: string; campno: string | null }): Record<string, string> {
  return { key: token, ...(campno === null ? {} : { campno }) };
}

/** Query of the dialog UpsellSaveConfirm as a page: what it confirms (UpsellType). */
export function toConfirmQuery(kind: "saved" | "mail-sent"): { type: UpsellType } {
  return { type: kind === "saved" ? "digi" : "print" };
}

/** Null for an unknown type. */
export function parseUpsellType(type: string | null): UpsellType | null {
  return upsellTypes.find((known) => known === type) ?? null;
}
