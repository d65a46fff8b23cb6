/** What the portal knows about a request, one context a fact; the middleware of the same name fills it. */
import { createContext } from "react-router";
import type { PortalEnvironment } from "./domain/environment.ts";
import type { Municipality } from "./domain/municipality.ts";
import type { SessionCookies } from "./domain/session.ts";
import type { Viewer } from "./domain/viewer.ts";
import type { BackendAccess } from "./gateway/create-backend-access.ts";

export const environmentContext = createContext<PortalEnvironment>();
export const backendContext = createContext<BackendAccess>();
/** The portal reads what is reported here to decide what a bot gets (spec 2.2). */
export const fatalErrorContext = createContext<{ report: (error: unknown) => void }>();

export const appModeContext = createContext(false);
export const botContext = createContext({ isBot: false, isVerified: false });
export const partnerReferrerContext = createContext(false);
export const sessionCookiesContext = createContext<SessionCookies | null>(null);
export const municipalityContext = createContext<Municipality | null>(null);
export const viewerContext = createContext<Viewer>({ access: "anonymous" });
