import { Content } from "#app/components/content/content.tsx";
import type { BlockView } from "#app/components/content/content-blocks.ts";
import { TeaserText } from "#app/components/teaser/teaser-card.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { LeadPicture } from "./article-header.tsx";
import type { ArticleView } from "./article-view-model.ts";

/** Beside the text where there is room, after it elsewhere: what the newsroom links to it, and of a live ticker what has happened. */
export function ArticleAside({ view }: { view: ArticleView }) {
  const { ticker, associated, wall } = view;
  return (
    // Nothing competes with a wall beside it.
    <aside className={wall === null ? "at-side" : undefined} aria-label="Zum Beitrag">
      {ticker !== null && <LeadPicture view={view} />}
      {ticker !== null && ticker.keyEvents.length > 0 && (
        <div className="mt-6 print:hidden">
          <SideTitle>Das ist passiert</SideTitle>
          <ol className="space-y-3">
            {ticker.keyEvents.map(({ title, clock, link }) => (
              <li key={link}>
                <a href={link} className="underline-hover">
                  <span className="text-soft tabular-nums">{clock}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      )}
      {associated.length > 0 && (
        <div className="mt-6 print:hidden">
          <SideTitle>Mehr dazu</SideTitle>
          <ul className="space-y-5">
            {associated.map((teaser) => (
              <li key={teaser.id}>
                <TeaserText teaser={teaser} size="S" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

function SideTitle({ children }: { children: string }) {
  return (
    <Title size="rank" as="h2" className="mb-3 border-t border-strong-rule pt-3">
      {children}
    </Title>
  );
}

/** What was written before the first entry, folded: the ticker goes on without it, and who wants it needs no script. */
export function Background({ blocks }: { blocks: readonly BlockView[] }) {
  if (blocks.length === 0) return null;
  return (
    <details className="background">
      <summary>Hintergrund zum Ticker</summary>
      <Content blocks={blocks} />
    </details>
  );
}
