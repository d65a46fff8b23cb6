/** What is shown to whom: the experiences that the publisher would set up at the provider. */
import * as v from "valibot";
import { parseUserRef } from "#workers/stand-ins/paywall/encryption/user-ref.ts";
import { listActive, settleDue } from "#workers/stand-ins/paywall/subscriptions/subscriptions.ts";
import { readFields, toSharedJson } from "./answers.ts";
import { findResource, listTermIds, OFFER_ID, OFFER_TEMPLATE_ID, PROMOTION_TEMPLATE_ID, PUR_RID } from "./catalogue.ts";
import type { ExperienceEvent } from "./protocol.ts";
import type { Provider, Route } from "./provider.ts";

const CONTAINER = "#paywall-offer";

type Page = { tags: readonly string[]; isModal: boolean };

/** Pure: which events a page causes for a reader who may open `rids`. */
export function decideEvents({ tags, isModal }: Page, rids: readonly string[]): ExperienceEvent[] {
  const place = isModal
    ? { displayMode: "modal", containerSelector: null }
    : { displayMode: "inline", containerSelector: CONTAINER };
  const isPremiumOpen = rids.some((rid) => findResource(rid)?.opensPremium === true);
  const first: ExperienceEvent = { eventType: "experienceExecute", eventParams: { accessList: rids.map((rid) => ({ rid })) } };
  if (tags.includes("promotion")) return isPremiumOpen ? [first] : [first, ...toPromotion(place)];
  if (tags.includes("premium"))
    return isPremiumOpen ? [first] : [first, toOffer(place, OFFER_TEMPLATE_ID, listTermIds("premium"))];
  if (tags.includes("pur"))
    return rids.includes(PUR_RID) ? [first] : [first, toOffer(place, OFFER_TEMPLATE_ID, listTermIds("pur"))];
  return [first];
}

function toPromotion(place: object): ExperienceEvent[] {
  const template = { eventType: "showTemplate", eventParams: { ...place, templateId: PROMOTION_TEMPLATE_ID } };
  return [template, toOffer(place, PROMOTION_TEMPLATE_ID, listTermIds("premium"))];
}

function toOffer(place: object, templateId: string, termIds: string[]): ExperienceEvent {
  return { eventType: "showOffer", eventParams: { ...place, offerId: OFFER_ID, templateId, termIds } };
}

const optionalText = v.optional(v.string(), "");
const jsonOf = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);

const questionSchema = v.object({
  aid: optionalText,
  user_ref: optionalText,
  url: optionalText,
  tags: v.optional(jsonOf(v.array(v.string())), "[]"),
  custom_variables: v.optional(jsonOf(v.record(v.string(), v.unknown())), "{}"),
});

async function execute(request: Request, provider: Provider): Promise<Response> {
  const { aid, user_ref, url, tags, custom_variables } = await readFields(request, questionSchema);
  if (aid !== provider.aid) return toSharedJson(request, { code: 2, message: "Application not found" });
  settleDue(provider);
  const reader = parseUserRef(provider.privateKey, user_ref);
  const rids = reader === null ? [] : listActive(provider, reader.uid).map(({ rid }) => rid);
  const isModal = String(custom_variables.paywallAsModal) === "true";
  const events = decideEvents({ tags, isModal }, rids);
  const shown = events.map(({ eventType }) => eventType).join(", ");
  provider.store.note(provider.now(), `Page ${url} (${tags.join(", ")}), reader ${reader?.uid ?? "unknown"}: ${shown}`);
  provider.store.save();
  return toSharedJson(request, { code: 0, isUserValid: reader !== null, result: { events } });
}

export const experienceRoutes: Route[] = [{ method: "POST", path: "/xbuilder/experience/execute", answer: execute }];
