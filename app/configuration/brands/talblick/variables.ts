import type { BrandVariables } from "#app/configuration/brands/brand.ts";

export const variables: BrandVariables = {
  // Hosts that cannot be registered.
  portal: { PARTNER_HOSTS: "rheinbote.example alpenpost.example seeblick.example" },
  backend: {
    MAIL_FROM: "Talblick <post@talblick.example>",
    MAIL_IMPRINT: "Talblick Medien GmbH, Musterstraße 1, 6900 Bregenz",
    // The recipient of the notice that a reader ended a contract.
    CANCELLATIONS_MAIL_TO: "abo@talblick.example",
    // The recipient of the notice of a tip.
    TIPS_MAIL_TO: "redaktion@talblick.example",
    PAYWALL_RESOURCES: "RTALBPLUS=plus, RTALBPLUSPREMIUM=plus_premium, RTALBPUR=pur",
  },
  both: { SSO_NAMESPACE: "sso", TOPICS_NAMESPACE: "nnp" },
};
