/** Written by `npm run generate` from brand.json beside this folder: change it there. */
import type { BrandLook } from "#app/configuration/brands/brand.ts";

export const look: BrandLook = {
  "colours": {
    "light": {
      "ground": "#ffffff",
      "surface": "#f7f3ef",
      "ink": "#15181d",
      "soft": "#565d69",
      "rule": "#dfe0dc",
      "strong-rule": "#15181d",
      "accent": "#7a2e1d",
      "on-accent": "#ffffff",
      "plus": "#5b4a00",
      "live": "#b3261e",
      "focus": "#7a2e1d"
    },
    "dark": {
      "ground": "#0f1215",
      "surface": "#181c21",
      "ink": "#eceef0",
      "soft": "#a4adb8",
      "rule": "#2b3138",
      "strong-rule": "#cfd4da",
      "accent": "#f0a58f",
      "on-accent": "#24100a",
      "plus": "#e3cf6a",
      "live": "#ff8a80",
      "focus": "#f0a58f"
    }
  },
  "fonts": {
    "serif": "Georgia",
    "sans": "Source Sans 3"
  },
  "legal": {
    "paper": null,
    "company": null,
    "legal_form": null,
    "street": null,
    "place": null,
    "country": "Österreich",
    "seat": null,
    "phone": null,
    "mail": null,
    "register_number": null,
    "register_court": null,
    "vat_number": null,
    "purpose": "Herausgabe digitaler Medien",
    "chamber": null,
    "management": null,
    "supervisory_board": null,
    "owners": null,
    "other_interests": null,
    "editorial_line": null,
    "newsroom_mail": null,
    "newsroom_hours": null,
    "subscription_mail": null,
    "help_mail": null,
    "service_hours": null,
    "privacy_mail": null,
    "advertising_mail": null,
    "subscription_provider": "Piano",
    "products": null,
    "accessibility_mail": null,
    "accessibility_date": null,
    "accessibility_review": null
  }
};
