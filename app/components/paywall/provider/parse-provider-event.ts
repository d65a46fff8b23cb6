/** Everything that comes from the provider is checked here. */
import * as v from "valibot";
import type { Purchase } from "#app/components/paywall/checkout/is-renewal.ts";
import type { Conversion } from "#app/domain/paywall/conversion-count.ts";
import type { ProviderEvent } from "./paywall-provider.ts";

const texts = v.fallback(v.array(v.string()), []);
const record = v.fallback(v.record(v.string(), v.unknown()), {});
/** Providers send numbers for names now and then, and leave out what is empty. */
const name = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), "");

/** The provider's name of something. */
const id = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);

/** What experiences show to sell something. */
const offers: readonly string[] = ["showOffer", "showTemplate"];

const params = {
  experienceExecute: v.object({
    result: v.fallback(v.object({ events: v.fallback(v.array(v.object({ eventType: name })), []) }), { events: [] }),
  }),
  showOffer: v.object({ termIds: texts }),
  showTemplate: v.object({ templateId: name }),
  loginRequired: v.looseObject({ startScreen: v.fallback(v.picklist(["register", "login"]), "login"), tags: texts }),
  startCheckout: v.looseObject({ termId: name }),
  checkoutStateChange: v.object({ stateName: v.string() }),
  checkoutClose: v.object({ state: name }),
  checkoutComplete: v.object({ termId: id, rid: id, termConversionId: id }),
  checkoutCustomEvent: v.object({ eventName: name, params: record }),
};

export type ProviderEventName = keyof typeof params;
export const providerEventNames = Object.keys(params) as ProviderEventName[];

/** As the provider sends it: a purchase does not say whether it is a renewal. */
export type ParsedEvent = Exclude<ProviderEvent, { type: "checkoutComplete" }> | ({ type: "checkoutComplete" } & Purchase);

/** Throws when it is not what the provider's documents say. */
export function parseProviderEvent(type: ProviderEventName, given: unknown): ParsedEvent {
  // A handler without anything to say is called with nothing.
  const value = given ?? {};
  switch (type) {
    case "experienceExecute": {
      const { result } = v.parse(params[type], value);
      return { type, hasOffer: result.events.some(({ eventType }) => offers.includes(eventType)) };
    }
    case "showOffer":
      return { type, ...v.parse(params[type], value) };
    case "showTemplate":
      return { type, ...v.parse(params[type], value) };
    case "loginRequired": {
      const { startScreen, tags, ...rest } = v.parse(params[type], value);
      return { type, startScreen, tags, params: rest };
    }
    case "startCheckout":
      return { type, params: v.parse(params[type], value) };
    case "checkoutStateChange":
      return { type, ...v.parse(params[type], value) };
    case "checkoutClose":
      return { type, isCompleted: v.parse(params[type], value).state === "checkoutCompleted" };
    case "checkoutComplete": {
      const { termConversionId: conversionId, ...bought } = v.parse(params[type], value);
      return { type, ...bought, conversionId };
    }
    case "checkoutCustomEvent":
      return { type, ...v.parse(params[type], value) };
  }
}

const resource = v.fallback(v.nullable(v.object({ rid: id })), null);

const conversionsSchema = v.object({
  code: v.literal(0),
  conversions: v.array(
    v.object({
      term_conversion_id: id,
      create_date: v.number(),
      type: v.fallback(v.string(), ""),
      term: v.fallback(v.nullable(v.object({ term_id: id, resource })), null),
      user_access: v.fallback(v.nullable(v.object({ granted: v.fallback(v.boolean(), false), resource })), null),
    }),
  ),
});

/** The answer to /conversion/list (rules 7.2). Throws for an invalid answer. */
export function parseConversions(answer: unknown): Conversion[] {
  return v
    .parse(conversionsSchema, answer)
    .conversions.map(({ term_conversion_id, create_date, type, term, user_access }) => ({
      id: term_conversion_id,
      termId: term?.term_id ?? null,
      rid: term?.resource?.rid ?? user_access?.resource?.rid ?? null,
      createDate: create_date,
      type,
      isActive: user_access?.granted ?? false,
    }));
}
