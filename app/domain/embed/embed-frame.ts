/** The frame that stands for an embed once its provider may load (rules 3.16). The server makes it, so no page carries the forms. */
import { type EmbedProvider, embedProviders } from "#graphql/generated/contract.ts";
import { type EmbedForm, type EmbedShape, type EmbedTarget, embedForms } from "./embed-forms.ts";

export type EmbedFrame = {
  src: string;
  /** Consent applies to this host and no other. */
  host: string;
  shape: EmbedShape;
  allow: string;
};

/** Hosts that a publisher lets fill frames, by provider. */
type PublisherHosts = Partial<Record<EmbedProvider, readonly string[]>>;

/** Any other name counts as generic (graphql/schema/content/content-block.graphql). */
export function parseEmbedProvider(name: string): EmbedProvider {
  return embedProviders.find((provider) => provider === name) ?? "generic";
}

/** Null where only a link can be shown: for an address without content, or a host that is not allowed. */
export function toEmbedFrame(provider: EmbedProvider, address: string, hosts: PublisherHosts): EmbedFrame | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // Frames are encrypted whatever the address says; an address with credentials or a port is not an embed.
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.port !== "") return null;
  const form = embedForms[provider];
  const target = form?.toTarget(url) ?? toPublisherTarget(url, hosts[provider] ?? []);
  if (target === null) return null;
  const { shape = "post", allow = "fullscreen" }: Partial<EmbedForm> = form ?? {};
  return {
    src: `https://${target.host}${target.path}`,
    host: target.host,
    shape: typeof shape === "function" ? shape(url) : shape,
    allow,
  };
}

function toPublisherTarget({ hostname, pathname, search }: URL, hosts: readonly string[]): EmbedTarget | null {
  return hosts.includes(hostname) ? { host: hostname, path: pathname + search } : null;
}

/** Whether some provider's frames come from that host: only such hosts belong in a content security policy. */
export function isEmbedHost(host: string, hosts: PublisherHosts): boolean {
  const isOfForm = Object.values(embedForms).some(({ hosts: known }) =>
    known instanceof RegExp ? known.test(host) : known.includes(host),
  );
  return isOfForm || Object.values(hosts).some((known) => known.includes(host));
}

/** All exact hosts, sorted: for a page whose content is not known yet. */
export function listEmbedHosts(hosts: PublisherHosts): string[] {
  const known = Object.values(embedForms).flatMap((form) => (form.hosts instanceof RegExp ? [] : form.hosts));
  return [...new Set([...known, ...Object.values(hosts).flat()])].toSorted();
}
