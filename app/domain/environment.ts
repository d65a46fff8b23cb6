/** Configuration of the portal as the operator set it (wrangler.toml), parsed once. */
import * as v from "valibot";

export type AppEnvironment = "default" | "dev" | "prod";

export type PortalEnvironment = {
  /** Spec 7.1: default is this machine. */
  appEnv: AppEnvironment;
  /** Origin of a publisher's own back end, or null for the service binding. */
  backendOrigin: string | null;
  /** Origin for canonical addresses; null takes the request's. */
  publicOrigin: string | null;
  /** Shared with the back end: signs access grants and the word on who calls. Null means that neither is ever given. */
  grantSecret: string | null;
  /** Namespace of the single sign-on's REST calls (spec 7.2): `/wp-json/{ssoNamespace}/v1/login`. */
  ssoNamespace: string;
  /** Hosts whose readers may read premium posts (spec 6), lower case. */
  partnerHosts: readonly string[];
  /** How long a page waits for the back end before the reader gets the generic error page. */
  backendTimeoutMs: number;
  buildId: string;
  /** Details of errors are shown to whoever sees the page (spec 2.2). */
  showsErrorDetails: boolean;
};

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value === "" || (/^https?:\/\/[^/?#\s]+$/i.test(value) && URL.canParse(value)),
    "must be an origin such as https://backend.example, without a path",
  ),
  // As browsers write it: lower case, without the scheme's own port.
  v.transform((value) => (value === "" ? null : new URL(value).origin)),
);

/** Variables are texts. */
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{1,4}$/, "must be a number of milliseconds from 10 to 99999"),
  v.transform(Number),
);

const environmentSchema = v.object({
  APP_ENV: v.picklist(["default", "dev", "prod"]),
  BACKEND_ORIGIN: v.optional(origin, ""),
  PUBLIC_ORIGIN: v.optional(origin, ""),
  GRANT_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  SSO_NAMESPACE: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, "must be one segment of a path, such as sso")), "sso"),
  PARTNER_HOSTS: v.optional(v.string(), ""),
  BACKEND_TIMEOUT_MS: v.optional(milliseconds, "8000"),
});

/** Throws an error for operators that names the variable and what is wrong with it. */
export function parseEnvironment(variables: unknown, buildId: string): PortalEnvironment {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`Configuration: ${problems.join("; ")}`);
  }
  const { APP_ENV, BACKEND_ORIGIN, PUBLIC_ORIGIN, GRANT_SECRET, SSO_NAMESPACE, PARTNER_HOSTS, BACKEND_TIMEOUT_MS } =
    parsed.output;
  return {
    appEnv: APP_ENV,
    backendOrigin: BACKEND_ORIGIN,
    publicOrigin: PUBLIC_ORIGIN,
    grantSecret: GRANT_SECRET ?? null,
    ssoNamespace: SSO_NAMESPACE,
    partnerHosts: PARTNER_HOSTS.toLowerCase()
      .split(/[\s,]+/)
      .filter((host) => host !== ""),
    backendTimeoutMs: BACKEND_TIMEOUT_MS,
    buildId,
    showsErrorDetails: APP_ENV !== "prod",
  };
}
