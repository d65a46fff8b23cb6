/** What the portal knows about a request, one context a fact; the middleware of the same name fills it. */
import { createContext } from "react-router";
import type { PortalEnvironment } from "./domain/environment.ts";
import type { Municipality } from "./domain/municipality.ts";
import { noSession, type SessionAccess, type SessionCookies } from "./domain/session.ts";
import type { Viewer } from "./domain/viewer.ts";
import type { BackendAccess } from "./gateway/create-backend-access.ts";
import type { SessionStore } from "./gateway/session-store.ts";

export const environmentContext = createContext<PortalEnvironment>();
export const backendContext = createContext<BackendAccess>();
/** Where the answers to automatic logins are kept for a short time. */
export const sessionStoreContext = createContext<SessionStore>();
/** The portal reads what is reported here to decide what a bot gets (spec 2.2). */
export const fatalErrorContext = createContext<{ report: (error: unknown) => void }>();

export const appModeContext = createContext(false);
export const botContext = createContext({ isBot: false, isVerified: false });
export const partnerReferrerContext = createContext(false);
export const sessionCookiesContext = createContext<SessionCookies | null>(null);
/** The verified session. */
export const sessionContext = createContext<SessionAccess>(noSession);
export const municipalityContext = createContext<Municipality | null>(null);
export const viewerContext = createContext<Viewer>({ access: "anonymous" });
