/**
 * Scripts of those who measure often bring others, and know nothing of Trusted Types. Where a page demands them (decision 8), the policy
 * `default` lets such scripts name further ones of their own origins; markup and text of scripts it refuses, and with them everything else.
 */
type Policies = { createPolicy: (name: "default", rules: { createScriptURL: (url: string) => string | null }) => unknown };

let admitted: string[] | null = null;

/** `origins` may hold a wildcard (tracking-config.ts): then the content security policy alone decides about that host's names. */
export function admitScripts(origins: readonly string[]): void {
  const isFirst = admitted === null;
  admitted = [...origins];
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (isFirst) trustedTypes?.createPolicy("default", { createScriptURL: (url) => (isAdmitted(url) ? url : null) });
}

function isAdmitted(url: string): boolean {
  const { origin, host } = new URL(url, location.href);
  return (admitted ?? []).some((known) =>
    known.includes("*.") ? origin.startsWith("https:") && host.endsWith(known.slice(known.indexOf("*.") + 1)) : known === origin,
  );
}
