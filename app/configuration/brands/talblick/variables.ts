import type { BrandVariables } from "#app/configuration/brands/brand.ts";

export const variables: BrandVariables = {
  // Hosts that nobody can have.
  portal: { PARTNER_HOSTS: "rheinbote.example alpenpost.example seeblick.example" },
  backend: {
    MAIL_FROM: "Talblick <post@talblick.example>",
    MAIL_IMPRINT: "Talblick Medien GmbH, Musterstraße 1, 6900 Bregenz",
    // Who is told that a reader ended a contract.
    CANCELLATIONS_MAIL_TO: "abo@talblick.example",
    // Who is told of a tip.
    TIPS_MAIL_TO: "redaktion@talblick.example",
    PAYWALL_RESOURCES: "RTALBPLUS=plus, RTALBPLUSPREMIUM=plus_premium, RTALBPUR=pur",
  },
  both: { SSO_NAMESPACE: "sso", TOPICS_NAMESPACE: "nnp" },
};
