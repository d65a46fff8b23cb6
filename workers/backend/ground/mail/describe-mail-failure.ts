/**
 * What the log may hold of a mail provider's answer. Servers repeat in it whom a mail was for, in any form ("maria at example.com", a name), so
 * nothing is taken over as it is: the codes of SMTP and of the provider, and a reason of ours.
 */

/** In this order: the first that fits. */
const reasons: readonly [RegExp, string][] = [
  [/suppress/i, "suppressed"],
  [
    /(?:unknown|no such|invalid) (?:user|recipient|mailbox|address)|(?:user|recipient|mailbox) unknown|not exist/i,
    "unknown recipient",
  ],
  [/quota|(?:mailbox|inbox) (?:is )?full|over ?limit storage/i, "mailbox full"],
  [/spam|block(?:ed|list)|blacklist|reputation|dmarc|\bspf\b|dkim/i, "not trusted"],
  [/too many|rate.?limit|limit exceeded|throttl|greylist/i, "too many"],
  [/time(?:d)?.?out/i, "timed out"],
  [/econn|enotfound|network|unreachable|connection|\bdns\b/i, "not reachable"],
];

export type MailFailure = { reason: string; status?: string; enhanced?: string; code?: string };

/** `status` such as 550, `enhanced` such as 5.1.1 (RFC 3463), `code` such as E_RATE_LIMIT_EXCEEDED; each only where the answer has one. */
export function describeMailFailure(error: unknown): MailFailure {
  const text = String(error);
  const status = /(?<![\w.@-])[245]\d\d(?![\w.@])/.exec(text)?.[0];
  const enhanced = /(?<![\w.@-])[245]\.\d{1,3}\.\d{1,3}(?![\w.@])/.exec(text)?.[0];
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return {
    reason: reasons.find(([pattern]) => pattern.test(`${code.replaceAll("_", " ")} ${text}`))?.[1] ?? "other",
    ...(status === undefined ? {} : { status }),
    ...(enhanced === undefined ? {} : { enhanced }),
    ...(/^[A-Z][A-Z_]{1,40}$/.test(code) ? { code } : {}),
  };
}
