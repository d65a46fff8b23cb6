/** The GraphQL type UpsellEntitlement: what the owner of a card is offered, or why nothing is. */
import type { OpenOffer } from "./offers.ts";
import type { Entitlement, UpsellRefusal, UpsellSubscriber } from "./upsell-call.ts";

type CardNames = { number: string; lastname: string; firstname: string; email: string };

/** `showsEmail`: the card belongs to the reader who asks; everybody else gets it with its middle covered. */
export function toSubscriber(card: CardNames, showsEmail: boolean): UpsellSubscriber {
  return {
    cardLastName: card.lastname,
    email: showsEmail ? card.email : coverEmail(card.email),
    firstName: card.firstname,
    lastName: card.lastname,
    subscriberNumber: card.number,
  };
}

/** `v•••@leser.example`: the owner of the address recognises it, nobody else learns it. */
function coverEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at < 1 ? "" : `${first}•••${email.slice(at)}`;
}

export function toRefused(refusal: UpsellRefusal, subscriber: UpsellSubscriber): Entitlement {
  const nothing = { upsellType: null, expirationTimestamp: null, offerLong: null, offerShort: null, token: null };
  return { grant: false, refusal, subscriber, ...nothing };
}

type Offered = Pick<OpenOffer, "upsellType" | "offerLong" | "offerShort" | "expiresAt">;

/** `token` null: what was offered and is accepted by now. */
export function toGranted(
  { upsellType, offerLong, offerShort, expiresAt }: Offered,
  subscriber: UpsellSubscriber,
  token: string | null,
): Entitlement {
  return { grant: true, refusal: null, upsellType, subscriber, expirationTimestamp: expiresAt, offerLong, offerShort, token };
}
