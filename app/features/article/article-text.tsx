import { use } from "react";
import { Ad } from "#app/components/advertising/ad.tsx";
import { AdvertisingContext } from "#app/components/advertising/advertising-context.ts";
import { Content } from "#app/components/content/content.tsx";
import { PaywallFrame } from "#app/components/paywall/paywall-frame.tsx";
import { PaywallWallIsland } from "#app/components/paywall/paywall-wall.island.tsx";
import { Wall } from "#app/components/wall/wall.tsx";
import { WallHead } from "#app/components/wall/wall-head.tsx";
import { REST_ANCHOR } from "#app/domain/paywall/rest-anchor.ts";
import { Island } from "#app/islands/island.tsx";
import type { ArticleView } from "./article-view-model.ts";
import type { ArticleWall } from "./article-wall.ts";
import { findAdPosition } from "./find-ad-position.ts";

/** The free part of a text, and after it the paid part, the wall in its place, or an offer within a free text. */
export function ArticleText({ view }: { view: ArticleView }) {
  const { free, paid, wall, promotion, meterText, readingTime, ticker } = view;
  const isWhole = paid === null && wall === null && promotion === null && ticker === null;
  return (
    <div>
      {meterText !== null && (
        <p className="mb-6 border-l-3 border-plus pl-3 text-[0.9375rem] leading-6 print:hidden" data-meter="">
          {meterText}
        </p>
      )}
      {isWhole ? <FreeText blocks={free} /> : <Content blocks={free} className={wall === null ? "" : "cut"} />}
      {paid !== null && (
        // How long all of it takes is told to a page that takes it from this one (components/paywall/fetch-rest.client.ts).
        <div className="paid mt-[1.365rem]" data-paid={readingTime ?? ""} id={REST_ANCHOR}>
          <Content blocks={paid} />
        </div>
      )}
      {wall !== null && <Paywall kind="wall" {...wall} />}
      {promotion !== null && (
        <>
          <Paywall kind="promotion" {...promotion.wall} />
          {promotion.rest.length > 0 && <Content blocks={promotion.rest} />}
        </>
      )}
    </div>
  );
}

/** Where something is booked within it, it is parted. */
function FreeText({ blocks }: { blocks: ArticleView["free"] }) {
  const position = use(AdvertisingContext).has("article-text") ? findAdPosition(blocks) : null;
  if (position === null) return <Content blocks={blocks} />;
  return (
    <>
      <Content blocks={blocks.slice(0, position)} />
      <div className="my-8">
        <Ad place="article-text" />
      </div>
      <Content blocks={blocks.slice(position)} />
    </>
  );
}

function Paywall({ kind, view, paywallPage: page }: ArticleWall & { kind: "wall" | "promotion" }) {
  if (page === null)
    return (
      <PaywallFrame kind={kind}>
        <Wall view={view} />
      </PaywallFrame>
    );
  const props = view.isExpired ? { kind, page, isExpired: true } : { kind, page };
  return (
    // A modal paywall lies over the page, however far down its wall is.
    <Island of={PaywallWallIsland} until={page.settings.paywallAsModal ? "idle" : "visible"} props={props}>
      <WallHead view={view} />
    </Island>
  );
}
