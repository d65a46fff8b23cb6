import { toConsentBannerHtml } from "#app/features/consent/consent-banner-html.tsx";

/** A part has no script and style of its own; opened by itself, it may have none either. */
const PART_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** The consent banner as a part of a page; the same for all readers, and for as long as a reader looks around. */
export function loader() {
  return new Response(toConsentBannerHtml(), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": PART_POLICY,
      "cache-control": "public, max-age=600",
      "x-robots-tag": "noindex",
    },
  });
}
