import { use } from "react";
import { AD_SANDBOX, toAdFramePath } from "#app/domain/advertising/ad-frame.ts";
import { AD_LABEL } from "#app/domain/advertising/ad-labels.ts";
import { toAdPath } from "#app/domain/advertising/ad-paths.ts";
import type { AdPlace } from "#app/domain/advertising/ad-places.ts";
import { adSizes } from "#shared/rules/advertising-rules.ts";
import type { AdPicture, AdView } from "./ad-view.ts";
import { AdvertisingContext } from "./advertising-context.ts";
import { marketingScript } from "./marketing-script.ts";

/** A place of advertising. It takes no room and no byte unless something is booked. */
export function Ad({ place }: { place: AdPlace }) {
  const view = use(AdvertisingContext).get(place);
  if (view === undefined) return null;
  return view.kind === "own" ? <OwnAd view={view} /> : <NetworkAd view={view} />;
}

/** A place that a network fills, for readers who allow marketing: for all others it is not there. Its frame has no address until then. */
function NetworkAd({ view: { place, format } }: { view: Extract<AdView, { kind: "network" }> }) {
  return (
    <aside className={format === "strip" ? "ad ad-network ad-strip" : "ad ad-network"} aria-label={AD_LABEL}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: marketingScript }} />
      <p aria-hidden="true">{AD_LABEL}</p>
      <iframe title={AD_LABEL} sandbox={AD_SANDBOX} data-ad-frame={toAdFramePath(place)} />
    </aside>
  );
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
