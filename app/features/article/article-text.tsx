import { Content } from "#app/components/content/content.tsx";
import { PaywallFrame } from "#app/components/paywall/paywall-frame.tsx";
import { PaywallWallIsland } from "#app/components/paywall/paywall-wall.island.tsx";
import { Wall } from "#app/components/wall/wall.tsx";
import { Island } from "#app/islands/island.tsx";
import type { ArticleView } from "./article-view-model.ts";
import type { ArticleWall } from "./article-wall.ts";

/** The free part of a text, and after it the paid part, the wall in its place, or an offer within a free text. */
export function ArticleText({ view: { free, paid, wall, promotion, meterText } }: { view: ArticleView }) {
  return (
    <>
      {meterText !== null && (
        <p className="mb-6 border-l-3 border-plus pl-3 text-[0.9375rem] leading-6 print:hidden" data-meter="">
          {meterText}
        </p>
      )}
      <Content blocks={free} className={wall === null ? "" : "cut"} />
      {paid !== null && (
        <div className="paid mt-[1.365rem]" data-paid="">
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
    </>
  );
}

function Paywall({ kind, view, paywallPage: page }: ArticleWall & { kind: "wall" | "promotion" }) {
  const wall = <Wall view={view} />;
  if (page === null) return <PaywallFrame kind={kind}>{wall}</PaywallFrame>;
  return (
    // A modal paywall lies over the page, however far down its wall is.
    <Island of={PaywallWallIsland} until={page.settings.paywallAsModal ? "idle" : "visible"} props={{ kind, page }}>
      {wall}
    </Island>
  );
}
