/** What a page's script needs to know of how the page was made: written into the document once, read by it once. */
import { type AppEnvironment, appEnvironments } from "#app/domain/page/app/app-environment.ts";
import { parseJson } from "#app/domain/page/parse-json.ts";

export type PageFacts = {
  /** Id of the build that made the page; empty where it does not say. */
  build: string;
  appEnv: AppEnvironment;
  /** Namespace of the single sign-on's REST calls (rules 7.2). */
  ssoNamespace: string;
  /** Further origins that may set the cookies of the single sign-on (rules 4). */
  ssoHosts: readonly string[];
  /** Free premium posts are counted. */
  isMetered: boolean;
  /** Script of a consent framework that asks in the place of the banner. */
  consentFramework: string | null;
  /** Readers who allow it are measured; `/api/tracking` names the providers. */
  isTracked: boolean;
  /** Nothing measures its readers, and nobody asks for their consent (`isQuiet` of its record). */
  isQuiet: boolean;
  /** The page is in a frame of another site. */
  isWidget: boolean;
  /** What the page says depends on who is signed in. */
  followsSession: boolean;
  /** No service worker looks after it: there is none (`SERVICE_WORKER`), or the page is the staff's, or not published. */
  isWithoutWorker: boolean;
};

/** Name of the meta element that holds them. */
export const PAGE_FACTS = "page-facts";

/** A page without them, or with unknown ones, counts as one for readers. */
export function parsePageFacts(text: string | undefined): PageFacts {
  const {
    build,
    appEnv,
    ssoNamespace,
    ssoHosts,
    isMetered,
    consentFramework,
    isTracked,
    isQuiet,
    isWidget,
    followsSession,
    isWithoutWorker,
  }: Partial<Record<keyof PageFacts, unknown>> = Object(parseJson(text ?? null));
  return {
    build: typeof build === "string" ? build : "",
    appEnv: appEnvironments.find((environment) => environment === appEnv) ?? "prod",
    ssoNamespace: typeof ssoNamespace === "string" ? ssoNamespace : "sso",
    ssoHosts: Array.isArray(ssoHosts) ? ssoHosts.filter((host) => typeof host === "string") : [],
    isMetered: isMetered === true,
    consentFramework: typeof consentFramework === "string" ? consentFramework : null,
    isTracked: isTracked === true,
    isQuiet: isQuiet === true,
    isWidget: isWidget === true,
    followsSession: followsSession === true,
    isWithoutWorker: isWithoutWorker === true,
  };
}
