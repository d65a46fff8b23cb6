/** Piano: its command queue `window.tp`, the script that takes it over, and what there is afterwards. */

import { trackScript } from "#app/browser/loading/script-loader.ts";
import { logError } from "#app/browser/log.ts";
import { isRenewal, type Purchase } from "#app/components/paywall/checkout/is-renewal.ts";
import { type PaywallConfig, toPaywallApiUrl, toPaywallScriptUrl } from "#app/domain/paywall/configuration/paywall-config.ts";
import { within } from "#shared/rules/within.ts";
import {
  type ParsedEvent,
  type ProviderEventName,
  parseConversions,
  parseProviderEvent,
  providerEventNames,
} from "./parse-provider-event.ts";
import type { PageFacts, PaywallProvider, ProviderEvent } from "./paywall-provider.ts";

/** After this time the wall stays as the server rendered it. */
const PATIENCE_MS = 5000;
/** How long a purchase waits for the list of those before it. */
const CONVERSIONS_MS = 1000;

/** An array until the script takes it over. */
type Tp = { push: (command: readonly unknown[]) => unknown } & Partial<{
  experience: { execute: () => void };
  offer: { startCheckout: (params: unknown) => void; close: () => void };
  myaccount: { show: (place: unknown) => void };
  authorizePayment: { show: (authorization: unknown) => void };
  user: { isUserValid: () => unknown };
  api: { callApi: (path: string, params: unknown, callback: (answer: unknown) => void) => void };
}>;

let provider: PaywallProvider | null = null;

/** One per page: there is one `window.tp`. */
export function openPianoProvider(config: PaywallConfig): PaywallProvider {
  provider ??= createPianoProvider(config);
  return provider;
}

function createPianoProvider(config: PaywallConfig): PaywallProvider {
  const listeners = new Set<(event: ProviderEvent) => void>();
  const script = trackScript(toPaywallScriptUrl(config));
  let isListening = false;
  let isReady = false;

  /** Events that come while a purchase is looked into wait. */
  let waiting: Promise<void> | null = null;

  /** Never throws: the provider would take that for its own fault. */
  function hear(name: ProviderEventName, given: unknown): void {
    try {
      const event = parseProviderEvent(name, given);
      if (event.type !== "checkoutComplete" && waiting === null) {
        tell(event);
        return;
      }
      const turn: Promise<void> = (waiting ?? Promise.resolve())
        .then(async () => tell(await toProviderEvent(event)))
        .catch((error: unknown) => report(name, error))
        .finally(() => {
          if (waiting === turn) waiting = null;
        });
      waiting = turn;
    } catch (error) {
      report(name, error);
    }
  }

  function tell(event: ProviderEvent): void {
    for (const listener of listeners) listener(event);
  }

  async function toProviderEvent(event: ParsedEvent): Promise<ProviderEvent> {
    if (event.type !== "checkoutComplete") return event;
    return { type: event.type, termId: event.termId, isRenewal: await hasHadBefore(event) };
  }

  /** When the list is not available, it counts as a first purchase, and the reader hears of their newsletter once more. */
  async function hasHadBefore(purchase: Purchase): Promise<boolean> {
    try {
      return isRenewal(purchase, await within(listConversions(), CONVERSIONS_MS));
    } catch (error) {
      logError("The reader's former purchases are not known", error);
      return false;
    }
  }

  async function listConversions() {
    const answer = await new Promise((resolve) => requirePart("api").callApi("/conversion/list", { aid: config.aid }, resolve));
    return parseConversions(answer);
  }

  function prepare(facts: PageFacts): void {
    const { userRef, url, tags, variables, content } = facts;
    push("setAid", config.aid);
    if (config.siteId !== null) push("setCxenseSiteId", config.siteId);
    push("setEndpoint", toPaywallApiUrl(config));
    push("setSandbox", config.isSandbox);
    push("setDebug", config.isDebug);
    // Readers have their accounts here.
    push("setUseTinypassAccounts", false);
    push("setUsePianoIdUserProvider", false);
    push("setUserRef", userRef);
    push("setTags", [...tags]);
    for (const [name, value] of Object.entries(variables)) push("setCustomVariable", name, value);
    push("setPageURL", url);
    push("setZone", "web");
    if (content === null) return;
    push("setContentSection", content.section);
    push("setContentCreated", content.published);
    push("setContentAuthor", content.author);
  }

  function addHandlers(): void {
    for (const name of providerEventNames) {
      // False keeps the provider from asking for a login in its own way.
      push("addHandler", name, (given: unknown) => {
        hear(name, given);
        return name === "loginRequired" ? false : undefined;
      });
    }
  }

  return {
    async configure(facts) {
      prepare(facts);
      if (isReady) return;
      if (!isListening) addHandlers();
      isListening = true;
      const initialised = new Promise<void>((resolve) => push("init", () => resolve()));
      await within(Promise.all([script.load(PATIENCE_MS), initialised]), PATIENCE_MS);
      isReady = true;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    execute: () => requirePart("experience").execute(),
    setVariable: (name, value) => push("setCustomVariable", name, value),
    setUser: (userRef) => push("setUserRef", userRef),
    isUserValid: () => readTp().user?.isUserValid() === true,
    startCheckout: (params) => requirePart("offer").startCheckout(params),
    closeOffer: () => readTp().offer?.close(),
    showSubscriptionManager: (containerSelector) => requirePart("myaccount").show({ displayMode: "inline", containerSelector }),
    authorisePayment: (authorizationId, containerSelector) =>
      requirePart("authorizePayment").show({ authorizationId, displayMode: "inline", containerSelector }),
    listConversions,
  };
}

function report(name: ProviderEventName, error: unknown): void {
  logError(`The paywall provider's event '${name}' is not handled`, error);
}

function push(...command: unknown[]): void {
  readTp().push(command);
}

function readTp(): Tp {
  const page = window as { tp?: Tp };
  page.tp ??= [] as unknown[] as unknown as Tp;
  return page.tp;
}

/** Throws before the script has come. */
function requirePart<Name extends keyof Tp>(name: Name): NonNullable<Tp[Name]> {
  const part = readTp()[name];
  if (part === undefined) throw new Error(`The paywall provider has no '${name}'`);
  return part as NonNullable<Tp[Name]>;
}
