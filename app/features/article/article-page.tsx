import { Ad } from "#app/components/advertising/ad.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { TeaserCard } from "#app/components/teaser/teaser-card.tsx";
import { ArticleAside, Background } from "./article-aside.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticleText } from "./article-text.tsx";
import type { ArticleView } from "./article-view-model.ts";

/** A post: header, lead picture, text, what belongs to it, and where to read on. `address` is the whole one of the page. */
export function ArticlePage({ view, address }: { view: ArticleView; address: string }) {
  const { ticker } = view;
  return (
    <>
      <article data-post={view.id} data-tracking={view.tracking}>
        <ArticleHeader view={view} address={address} />
        <div className="beside">
          <ArticleText view={view} />
          {ticker !== null && <ArticleAside view={view} />}
          {ticker !== null && <Background blocks={ticker.background} />}
          <ArticleEnd view={view} />
          {ticker === null && view.associated.length > 0 && <ArticleAside view={view} />}
        </div>
      </article>
      <Ad place="article-end" />
      {view.related.length > 0 && (
        <TitledSection title="Das könnte dich auch interessieren" link={null} className="below-fold mt-12 print:hidden">
          <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3">
            {view.related.map((teaser) => (
              <li key={teaser.id}>
                <TeaserCard teaser={teaser} size="S" />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}
