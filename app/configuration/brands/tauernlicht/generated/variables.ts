/** Written by `npm run generate` from brand.json beside this folder: change it there. */
import type { BrandVariables } from "#app/configuration/brands/brand.ts";

export const variables: BrandVariables = {
  "portal": {
    "PARTNER_HOSTS": "salzachbote.example"
  },
  "backend": {
    "MAIL_FROM": "Tauernlicht <post@tauernlicht.example>",
    "MAIL_IMPRINT": "Tauernlicht Verlag GmbH, Musterplatz 3, 5600 St. Johann im Pongau",
    "TIPS_MAIL_TO": "redaktion@tauernlicht.example",
    "CANCELLATIONS_MAIL_TO": "abo@tauernlicht.example",
    "PAYWALL_RESOURCES": "RTAULPLUS=plus, RTAULPLUSPREMIUM=plus_premium, RTAULPUR=pur"
  },
  "both": {
    "SSO_NAMESPACE": "sso",
    "TOPICS_NAMESPACE": "nnp"
  }
};
