/** What comes from the provider is checked here, and nowhere else taken as it is. */
import * as v from "valibot";
import type { Conversion } from "../../domain/conversion-count.ts";
import type { ProviderEvent } from "./paywall-provider.ts";

const texts = v.fallback(v.array(v.string()), []);
const record = v.fallback(v.record(v.string(), v.unknown()), {});
/** Providers send numbers for names now and then, and leave out what is empty. */
const name = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), "");

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
  checkoutComplete: v.object({ termId: v.fallback(v.nullable(v.string()), null), isRenewal: v.fallback(v.boolean(), false) }),
  checkoutCustomEvent: v.object({ eventName: name, params: record }),
};

export type ProviderEventName = keyof typeof params;
export const providerEventNames = Object.keys(params) as ProviderEventName[];

/** Throws when it is not what the provider's documents say. */
export function parseProviderEvent(type: ProviderEventName, given: unknown): ProviderEvent {
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
    case "checkoutComplete":
      return { type, ...v.parse(params[type], value) };
    case "checkoutCustomEvent":
      return { type, ...v.parse(params[type], value) };
  }
}

const conversionsSchema = v.object({
  code: v.literal(0),
  conversions: v.array(
    v.object({
      create_date: v.number(),
      type: v.fallback(v.string(), ""),
      user_access: v.fallback(v.nullable(v.object({ granted: v.fallback(v.boolean(), false) })), null),
    }),
  ),
});

/** The answer to /conversion/list (spec 7.2). Throws when it is none. */
export function parseConversions(answer: unknown): Conversion[] {
  return v.parse(conversionsSchema, answer).conversions.map(({ create_date, type, user_access }) => ({
    createDate: create_date,
    type,
    isActive: user_access?.granted ?? false,
  }));
}
