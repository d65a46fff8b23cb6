/** The checkout within the offer's frame: begun for a reader that the publisher vouches for, then paid. */
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { readFields, requireOwnFrame, toJson } from "#workers/stand-ins/paywall/answers.ts";
import { findTerm, type Term, toTermInfo } from "#workers/stand-ins/paywall/catalogue.ts";
import { parseUserRef, type Reader } from "#workers/stand-ins/paywall/encryption/user-ref.ts";
import type { Provider, Route } from "#workers/stand-ins/paywall/provider.ts";
import { listActive } from "#workers/stand-ins/paywall/subscriptions/subscriptions.ts";
import { createAuthorization } from "./authorization.ts";
import { completePurchase } from "./complete-purchase.ts";
import { decidePayment } from "./payment.ts";

/** Begun and not yet paid. Not kept over a restart: the reader begins anew. */
type Checkout = { reader: Reader; term: Term; paid: Promise<object> | null };
const checkouts = new LRUCache<string, Checkout>({ max: 500 });

const OWNED = "Das hast du bereits. Du findest dein Abo in deinem Profil.";

const startQuestion = v.object({ userRef: v.string(), termId: v.string() });

async function start(request: Request, provider: Provider): Promise<Response> {
  requireOwnFrame(request);
  const { userRef, termId } = await readFields(request, startQuestion);
  const term = findTerm(termId);
  if (term === null) return toJson({ problem: "term", message: "Dieses Angebot gibt es nicht mehr." });
  const reader = parseUserRef(provider.privateKey, userRef);
  if (reader === null) return toJson({ problem: "login", message: "Bitte melde dich an, dann geht es hier weiter." });
  if (ownsAlready(provider, reader, term)) {
    return toJson({ problem: "owned", message: OWNED });
  }
  const checkoutId = randomUUID();
  checkouts.set(checkoutId, { reader, term, paid: null });
  const { name, priceText } = term;
  return toJson({ checkoutId, term: toTermInfo(term), name, priceText, email: reader.email });
}

function ownsAlready(provider: Provider, { uid }: Reader, { rid }: Term): boolean {
  return listActive(provider, uid).some((subscription) => subscription.rid === rid);
}

const text = v.pipe(v.optional(v.string(), ""), v.maxLength(200));

const payQuestion = v.object({
  checkoutId: v.string(),
  method: v.picklist(["card", "sepa"]),
  name: text,
  cardNumber: text,
  expiry: text,
  cvc: text,
  iban: text,
  consent: v.optional(v.boolean(), false),
});

async function pay(request: Request, provider: Provider): Promise<Response> {
  requireOwnFrame(request);
  const { checkoutId, ...fields } = await readFields(request, payQuestion);
  const checkout = checkouts.get(checkoutId);
  if (checkout === undefined)
    return toJson({ status: "gone", message: "Diese Bestellung ist nicht mehr offen. Bitte beginne noch einmal." });
  // Sent twice, it is paid once.
  if (checkout.paid !== null) return toJson(await checkout.paid);
  const { reader, term } = checkout;
  if (ownsAlready(provider, reader, term)) return toJson({ status: "gone", message: OWNED });
  const outcome = decidePayment(fields, new Date(provider.now() * 1000));
  if (outcome.kind === "incomplete") return toJson({ status: "incomplete", errors: outcome.errors });
  if (outcome.kind === "declined") {
    provider.store.note(provider.now(), `Payment declined: ${term.name}, reader ${reader.uid}`);
    provider.store.save();
    return toJson({ status: "declined", message: outcome.message });
  }
  if (outcome.kind === "authorization") {
    const { id } = createAuthorization(provider, reader, term, outcome.payment);
    return toJson({ status: "authorization", authorizationId: id });
  }
  checkout.paid = completePurchase(provider, reader, term, outcome.payment).then((complete) => ({ status: "paid", complete }));
  return toJson(await checkout.paid);
}

export const checkoutRoutes: Route[] = [
  { method: "POST", path: "/checkout/start", answer: start },
  { method: "POST", path: "/checkout/pay", answer: pay },
];
