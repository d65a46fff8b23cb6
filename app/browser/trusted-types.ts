/**
 * What of this site's own may become markup or script in pages that demand it be said (decision 8): a browser that knows Trusted
 * Types takes nothing else there. Callers have sanitised the text, or have it from the page itself.
 */
import { PORTAL_ID } from "#brand/portal-id.ts";

type Rules = {
  createHTML: (text: string) => string;
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string;
};
/** The browser's answers are objects that stand for their texts, and are taken wherever a text is. */
type Policies = { createPolicy: (name: string, rules: Rules) => Rules };

const same = (text: string) => text;
const rules: Rules = { createHTML: same, createScript: same, createScriptURL: same };
let policy: Rules | null = null;

function readPolicy(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy(PORTAL_ID, rules) ?? rules;
  return policy;
}

/** For innerHTML, dangerouslySetInnerHTML and the parser. */
export function toTrustedHtml(html: string): string {
  return readPolicy().createHTML(html);
}

/** For the text of a script element. */
export function toTrustedScript(text: string): string {
  return readPolicy().createScript(text);
}

/** For the address of a script element. */
export function toTrustedScriptUrl(url: string): string {
  return readPolicy().createScriptURL(url);
}
