/**
 * What makes a paper this paper (decision 106): one folder beside this file a brand, with these parts in files of these names, all
 * imported as `#brand/...`. Which folder that is says `BRAND` while building, or else `imports` of package.json.
 */
import type { EmbedHosts } from "#app/configuration/embed-hosts.ts";

/** `identity.ts` */
export type BrandIdentity = {
  name: string;
  claim: string;
  description: string;
  /** Of dates, numbers and the document. */
  locale: string;
  /** How many municipalities it reports from, as its texts say it. */
  region: string;
  /** Stands for a page without a picture where it is shared, and in search engines: a file of the folder `files/`. */
  shareImage: { path: string; width: number; height: number; alt: string };
  /** What the publisher's own app puts into its user agent, before `-iOS` or `-Android`; letters and digits. */
  appAgent: string;
};

/** `hosts.ts` */
export type BrandHosts = {
  /** Where pictures may come from (picture-hosts.ts). */
  pictures: readonly string[];
  /** What may fill frames besides the providers' own hosts (embed-hosts.ts). */
  embeds: EmbedHosts;
  /** What the video platform's player may load besides its own (video-platform.ts): script and frames of advertising. */
  videoScripts: readonly string[];
};

/** `reader-service.ts`: who helps with subscriptions. */
export type BrandReaderService = { name: string; phone: string; email: string; hours: string };

/** `variables.ts`: of both Workers, under what wrangler.toml says for an environment. */
export type BrandVariables = {
  portal: { PARTNER_HOSTS: string };
  backend: {
    MAIL_FROM: string;
    MAIL_IMPRINT: string;
    TIPS_MAIL_TO: string;
    CANCELLATIONS_MAIL_TO: string;
    PAYWALL_RESOURCES: string;
  };
  /** Said to both alike: first segments of the REST paths (rules 7.2). */
  both: { SSO_NAMESPACE: string; TOPICS_NAMESPACE: string };
};
