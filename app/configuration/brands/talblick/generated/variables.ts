/** Written by `npm run generate` from brand.json beside this folder: change it there. */
import type { BrandVariables } from "#app/configuration/brands/brand.ts";

export const variables: BrandVariables = {
  "portal": {
    "PARTNER_HOSTS": "rheinbote.example alpenpost.example seeblick.example"
  },
  "backend": {
    "MAIL_FROM": "Talblick <post@talblick.example>",
    "MAIL_IMPRINT": "Talblick Medien GmbH, Musterstraße 1, 6900 Bregenz",
    "TIPS_MAIL_TO": "redaktion@talblick.example",
    "CANCELLATIONS_MAIL_TO": "abo@talblick.example",
    "PAYWALL_RESOURCES": "RTALBPLUS=plus, RTALBPLUSPREMIUM=plus_premium, RTALBPUR=pur"
  },
  "both": {
    "SSO_NAMESPACE": "sso",
    "TOPICS_NAMESPACE": "nnp"
  }
};
