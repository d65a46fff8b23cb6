import type { BrandVariables } from "#app/configuration/brands/brand.ts";

export const variables: BrandVariables = {
  // Hosts that cannot be registered.
  portal: { PARTNER_HOSTS: "salzachbote.example" },
  backend: {
    MAIL_FROM: "Tauernlicht <post@tauernlicht.example>",
    MAIL_IMPRINT: "Tauernlicht Verlag GmbH, Musterplatz 3, 5600 St. Johann im Pongau",
    // The recipient of the notice that a reader ended a contract.
    CANCELLATIONS_MAIL_TO: "abo@tauernlicht.example",
    // The recipient of the notice of a tip.
    TIPS_MAIL_TO: "redaktion@tauernlicht.example",
    PAYWALL_RESOURCES: "RTAULPLUS=plus, RTAULPLUSPREMIUM=plus_premium, RTAULPUR=pur",
  },
  both: { SSO_NAMESPACE: "sso", TOPICS_NAMESPACE: "nnp" },
};
