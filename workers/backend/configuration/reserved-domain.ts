/** Domains that cannot be registered (RFC 2606, RFC 6761): examples use them, a paper that serves readers must not. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** The first reserved domain among the addresses of a text, such as `Name <post@paper.example>, desk@example.org`; null when there is none. */
export function findReservedDomain(text: string): string | null {
  const domains = [...text.matchAll(/@([\w.-]+)/g)].map(([, domain = ""]) => domain.replace(/\.$/, ""));
  return domains.find((domain) => reserved.test(domain)) ?? null;
}
