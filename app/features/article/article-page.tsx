import { SectionHeading } from "#app/components/section/section-heading.tsx";
import { TeaserCard, TeaserRow } from "#app/components/teaser/teaser-card.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticleText } from "./article-text.tsx";
import type { ArticleView } from "./article-view-model.ts";

/** A post: header, lead picture, text, what belongs to it, and where to read on. `address` is the whole one of the page. */
export function ArticlePage({ view, address }: { view: ArticleView; address: string }) {
  return (
    <>
      <article data-post={view.id} data-tracking={view.tracking}>
        <ArticleHeader view={view} address={address} />
        <div className="mx-auto max-w-[41rem]">
          <ArticleText view={view} />
          {view.external !== null && (
            <p className="mt-8">
              <ButtonLink href={view.external} rel="noopener">
                Weiterlesen auf {new URL(view.external).hostname}
              </ButtonLink>
            </p>
          )}
          {view.informantButton !== null && (
            <p className="mt-8">
              <ButtonLink href={view.informantButton.link}>{view.informantButton.text}</ButtonLink>
            </p>
          )}
          <ArticleTags view={view} />
          {view.associated.length > 0 && (
            <section className="mt-10 print:hidden">
              <SectionHeading title="Mehr dazu" link={null} />
              <ul className="space-y-5">
                {view.associated.map((teaser) => (
                  <li key={teaser.id}>
                    <TeaserRow teaser={teaser} size="S" />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
      {view.related.length > 0 && (
        <section className="below-fold mt-12 print:hidden">
          <SectionHeading title="Das könnte dich auch interessieren" link={null} />
          <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3">
            {view.related.map((teaser) => (
              <li key={teaser.id}>
                <TeaserCard teaser={teaser} size="S" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ArticleTags({ view: { tags, municipality } }: { view: ArticleView }) {
  const links = municipality === null ? tags : [municipality, ...tags];
  if (links.length === 0) return null;
  return (
    <ul className="mt-10 flex flex-wrap gap-2 wrap-anywhere print:hidden" aria-label="Themen dieses Beitrags">
      {links.map(({ title, link }) => (
        <li key={link}>
          <a
            href={link}
            className="inline-flex min-h-9 items-center rounded-full border border-rule px-3.5 text-[0.9375rem] hover:border-accent hover:text-accent"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
