/** What the portal knows about a request, one context a fact; the middleware of the same name fills it. */
import { createContext } from "react-router";
import type { GetLayoutQuery, GetMostReadQuery } from "#graphql/generated/operations.ts";
import type { PortalEnvironment } from "./configuration/environment.ts";
import type { RouteRule } from "./configuration/route-rules.ts";
import type { AdSubject } from "./domain/advertising/ad-subject.ts";
import type { Municipality } from "./domain/municipality/municipality.ts";
import type { Reading } from "./domain/paywall/decide-reading.ts";
import type { SessionCookies } from "./domain/session/session.ts";
import type { VerifyCrawler } from "./gateway/crawlers/verify-crawler.ts";
import type { BackendClient } from "./gateway/graphql/create-backend-client.ts";
import type { MeterStore } from "./gateway/meter/meter-store.ts";
import { closedMeter, type RequestMeter } from "./gateway/meter/open-meter.ts";
import { noSession, type RequestSession } from "./gateway/session/request-session.ts";
import type { SessionStore } from "./gateway/session/session-store.ts";

export const environmentContext = createContext<PortalEnvironment>();
export const backendContext = createContext<BackendClient>();
/** Where the answers to automatic logins are kept for a short time. */
export const sessionStoreContext = createContext<SessionStore>();
/** Where free reads are counted; null where nothing is metered. */
export const meterStoreContext = createContext<MeterStore | null>(null);
/** The rule for the page's address; null where there is none. */
export const routeRuleContext = createContext<RouteRule | null>();
/** Asked of the request as it arrived: only that one carries the platform's own data. */
export const verifyCrawlerContext = createContext<VerifyCrawler>(async () => false);

export const appModeContext = createContext(false);
export const botContext = createContext({ isBot: false, isVerified: false });
/** The configured host of the partner site that sent the reader; a page fetched ahead has none. */
export const partnerHostContext = createContext<string | null>(null);
export const sessionCookiesContext = createContext<SessionCookies | null>(null);
/** Every token that the request's cookies name: whoever signs out ends them all (domain/session/session-tokens.ts). */
export const sessionTokensContext = createContext<readonly string[]>([]);
/** The verified session. */
export const sessionContext = createContext<RequestSession>(noSession);
export const meterContext = createContext<RequestMeter>(closedMeter);
/** What was decided of the post that the page shows; null on other pages, and before it is known. */
export const readingContext = createContext<Reading | null>(null);
export const municipalityContext = createContext<Municipality | null>(null);
/** What header and footer link to; null until the page has asked. */
export const menusContext = createContext<GetLayoutQuery | null>(null);
/** What the page is about, where it may have advertising; null: it may not. Set by its loader. */
export const adSubjectContext = createContext<AdSubject | null>(null);
/** What a 404 gives to read; null until it has been asked for. */
export const storiesContext = createContext<GetMostReadQuery["most_read"] | null>(null);
/** A form came back with errors: its page is shown around it, even when nobody is signed in or what it answers is gone. */
export const refusedFormContext = createContext(false);
/** The sealed secret of an enrolment that came back with errors: its page shows the same one again. */
export const sealedEnrolmentContext = createContext<string | null>(null);
