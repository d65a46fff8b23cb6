import { toConsentBannerHtml } from "#app/features/consent/consent-banner-html.tsx";

/** The consent banner as a part of a page; the same for all readers, and for as long as a reader looks around. */
export function loader() {
  return new Response(toConsentBannerHtml(), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=600", "x-robots-tag": "noindex" },
  });
}
