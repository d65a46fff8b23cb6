import { toClockText } from "../../domain/date-text.ts";
import { parseCampaign, type UpsellOffer, type UpsellType } from "../../domain/upsell.ts";
import type { UpsellOfferView, UpsellView } from "./account-views.ts";

/** What the back end said for the dialog that is shown. */
export type UpsellAnswers = { offer: UpsellOffer | null; confirmation: UpsellType | null };

const HEADLINE = "Digitaler Zugang zum Print-Abo";

export function toUpsellView(query: URLSearchParams, { offer, confirmation }: UpsellAnswers): UpsellView {
  return {
    campno: parseCampaign(query.get("campno")),
    offer: offer === null ? null : toOfferView(offer),
    confirmation,
  };
}

function toOfferView({ upsellType, offerShort, offerLong, subscriber, expirationTimestamp }: UpsellOffer): UpsellOfferView {
  return {
    type: upsellType,
    headline: offerShort || HEADLINE,
    text: offerLong ?? "",
    facts: toFacts(subscriber),
    expires: expirationTimestamp === null ? null : toExpiry(new Date(expirationTimestamp * 1000)),
  };
}

function toFacts(subscriber: UpsellOffer["subscriber"]): { label: string; value: string }[] {
  if (subscriber === null) return [];
  const { firstName, lastName, subscriberNumber, email } = subscriber;
  return [
    { label: "Print-Abo von", value: `${firstName ?? ""} ${lastName ?? ""}`.trim() },
    { label: "Abonummer", value: subscriberNumber ?? "" },
    { label: "E-Mail im Print-Abo", value: email ?? "" },
  ].filter(({ value }) => value !== "");
}

/** An offer is open for less than an hour: the time of day says it. */
function toExpiry(end: Date): UpsellOfferView["expires"] {
  if (Number.isNaN(end.getTime())) return null;
  const iso = end.toISOString();
  return { iso, text: `${toClockText(iso)} Uhr` };
}
