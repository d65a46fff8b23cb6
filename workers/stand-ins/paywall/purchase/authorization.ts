/** Payments that the reader's bank wants to have allowed: in the checkout at once, or later by the widget. */
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { readFields, requireOwnFrame, toFrame, toJson } from "#workers/stand-ins/paywall/answers.ts";
import { requireTerm, type Term } from "#workers/stand-ins/paywall/catalogue.ts";
import type { Reader } from "#workers/stand-ins/paywall/encryption/user-ref.ts";
import type { Provider, Route } from "#workers/stand-ins/paywall/provider.ts";
import type { Authorization } from "#workers/stand-ins/paywall/subscriptions/store.ts";
import { completePurchase } from "./complete-purchase.ts";

/** Its id is a secret: a caller who knows it may decide. */
export function createAuthorization({ store, now }: Provider, reader: Reader, term: Term, payment: string): Authorization {
  const { uid, email } = reader;
  const id = randomBytes(16).toString("hex");
  const authorization: Authorization = { id, uid, email, term_id: term.termId, payment, status: "open", created: now() };
  store.state.authorizations.push(authorization);
  store.note(now(), `Authorisation demanded: ${term.name}, reader ${uid}`);
  store.save();
  return authorization;
}

const question = v.object({ id: v.string() });
const decision = v.object({ id: v.string(), decision: v.picklist(["authorize", "refuse"]) });

function findAuthorization({ store }: Provider, id: string): Authorization | null {
  return store.state.authorizations.find((one) => one.id === id) ?? null;
}

async function describe(request: Request, provider: Provider): Promise<Response> {
  requireOwnFrame(request);
  const { id } = await readFields(request, question);
  const authorization = findAuthorization(provider, id);
  if (authorization === null) return toJson({ status: "unknown" });
  const { name, priceText, termId } = requireTerm(authorization.term_id);
  return toJson({ status: authorization.status, name, priceText, termId, payment: authorization.payment });
}

/** Counts once: a second decision hears of the first. */
async function decide(request: Request, provider: Provider): Promise<Response> {
  requireOwnFrame(request);
  const { id, decision: wanted } = await readFields(request, decision);
  const authorization = findAuthorization(provider, id);
  if (authorization === null) return toJson({ status: "unknown" });
  if (authorization.status !== "open") return toJson({ status: authorization.status });
  authorization.status = wanted === "authorize" ? "authorized" : "refused";
  provider.store.note(
    provider.now(),
    `Payment ${wanted === "authorize" ? "authorised" : "refused"}: reader ${authorization.uid}`,
  );
  provider.store.save();
  if (wanted === "refuse") return toJson({ status: "refused" });
  const complete = await completePurchase(provider, authorization, requireTerm(authorization.term_id), authorization.payment);
  return toJson({ status: "authorized", complete });
}

export const authorizationRoutes: Route[] = [
  { method: "GET", path: "/authorize/show", answer: (request) => toFrame(request, "authorize.html") },
  { method: "POST", path: "/authorize/describe", answer: describe },
  { method: "POST", path: "/authorize/decide", answer: decide },
];
