import { use } from "react";
import { toAdPath } from "#app/domain/advertising/ad-paths.ts";
import type { AdPlace } from "#app/domain/advertising/ad-places.ts";
import { adSizes } from "#shared/rules/advertising-rules.ts";
import type { AdPicture, AdView } from "./ad-view.ts";
import { AdvertisingContext } from "./advertising-context.ts";

/** A place of advertising. It takes no room and no byte unless something is booked. */
export function Ad({ place }: { place: AdPlace }) {
  const view = use(AdvertisingContext).get(place);
  return view?.kind === "own" ? <OwnAd view={view} /> : null;
}

const toSrcset = ({ src, srcset }: AdPicture) => [src, ...(srcset === null ? [] : [srcset])].join(", ");

type OwnAdProps = {
  view: Extract<AdView, { kind: "own" }> /** For staff: it leads nowhere, and nobody counts. */;
  isPreview?: boolean;
};

/** A campaign of the publisher's own. Its room is there before its picture, which waits until it comes near. */
export function OwnAd({ view, isPreview = false }: OwnAdProps) {
  const { id, label, advertiser, alt, narrow, wide } = view;
  return (
    <aside className={wide === null ? "ad" : "ad ad-strip"} aria-label={`${label}: ${advertiser}`}>
      <p aria-hidden="true">{label}</p>
      <a {...(isPreview ? {} : { href: toAdPath(id), rel: "sponsored noopener", "data-ad": id })}>
        <picture>
          {wide !== null && <source media="(width >= 768px)" srcSet={toSrcset(wide)} {...adSizes.wide} />}
          <img src={narrow.src} srcSet={narrow.srcset ?? undefined} alt={alt} loading="lazy" {...adSizes.narrow} />
        </picture>
      </a>
    </aside>
  );
}
