import { Content } from "../../components/content/content.tsx";
import { Wall } from "../../components/wall/wall.tsx";
import type { ArticleView } from "./article-view-model.ts";
import type { ArticleWall } from "./article-wall.ts";

/** The free part of a text, and after it what was paid for, the wall in its place, or an offer within a free text. */
export function ArticleText({ view: { freeHtml, paidHtml, wall, promotion, meterText } }: { view: ArticleView }) {
  return (
    <>
      {meterText !== null && (
        <p className="mb-6 border-l-3 border-plus pl-3 text-[0.9375rem] leading-6 print:hidden" data-meter="">
          {meterText}
        </p>
      )}
      <Content html={freeHtml} className={wall === null ? "" : "cut"} />
      {paidHtml !== null && (
        <div className="paid mt-[1.365rem]" data-paid="">
          <Content html={paidHtml} />
        </div>
      )}
      {wall !== null && (
        <div className="paid" data-paid="" {...toEnhancement(wall)}>
          <Wall view={wall.view} />
        </div>
      )}
      {promotion !== null && (
        <>
          <div data-promotion="" {...toEnhancement(promotion.wall)}>
            <Wall view={promotion.wall.view} />
          </div>
          {promotion.restHtml !== "" && <Content html={promotion.restHtml} />}
        </>
      )}
    </>
  );
}

function toEnhancement({ paywallPage }: ArticleWall) {
  return paywallPage === null ? {} : { "data-enhance": "paywall", "data-paywall": paywallPage };
}
