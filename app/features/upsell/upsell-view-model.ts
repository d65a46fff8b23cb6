import type { UpsellOfferView, UpsellView } from "#app/components/dialog/dialog-view.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import type { UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { parseCampaign, type UpsellType } from "#app/domain/subscription/upsell-query.ts";

/** The back end's answers for the open dialog. */
export type UpsellAnswers = { offer: UpsellOffer | null; confirmation: UpsellType | null };
/** The signed-in reader, or null. */
type Reader = { email: string } | null;

const HEADLINE = "Digitaler Zugang zum Print-Abo";

export function toUpsellView(query: URLSearchParams, { offer, confirmation }: UpsellAnswers, reader: Reader): UpsellView {
  return { campno: parseCampaign(query.get("campno")), offer: offer === null ? null : toOfferView(offer, reader), confirmation };
}

function toOfferView(
  { upsellType, offerShort, offerLong, subscriber, expirationTimestamp }: UpsellOffer,
  reader: Reader,
): UpsellOfferView {
  return {
    type: upsellType,
    headline: offerShort || HEADLINE,
    text: offerLong,
    facts: toFacts(subscriber, upsellType === "digi" ? reader : null),
    expires: expirationTimestamp === null ? null : toExpiry(new Date(expirationTimestamp * 1000)),
  };
}

/** `receiver`: whose account gets the access; without one the reader chooses an address, and sees the one of the print subscription. */
function toFacts(subscriber: UpsellOffer["subscriber"], receiver: Reader): { label: string; value: string }[] {
  if (subscriber === null) return [];
  const { firstName, lastName, subscriberNumber, email } = subscriber;
  return [
    { label: "Print-Abo von", value: `${firstName} ${lastName}`.trim() },
    { label: "Abonummer", value: subscriberNumber },
    receiver === null ? { label: "E-Mail im Print-Abo", value: email } : { label: "Für dein Konto", value: receiver.email },
  ].filter(({ value }) => value !== "");
}

/** An offer is open for less than an hour: the time of day is enough. */
function toExpiry(end: Date): UpsellOfferView["expires"] {
  if (Number.isNaN(end.getTime())) return null;
  const iso = end.toISOString();
  return { iso, text: `${toClockText(iso)} Uhr` };
}
