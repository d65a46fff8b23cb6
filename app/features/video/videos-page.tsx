import { PageLinks } from "#app/components/listing/page-links.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { toDayText } from "#app/domain/post/date-text.ts";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { VideoCard } from "./video-card.tsx";
import { VideoStage } from "./video-stage.tsx";
import type { VideosView } from "./video-view-model.ts";

/** All videos with one of them on the stage, or one of them with others below. */
export function VideosPage({ view: { stage, isOwnPage, list } }: { view: VideosView }) {
  const { cards, page, pagination } = list;
  return (
    <>
      {!isOwnPage && (
        <PageHeading
          title="Video"
          description="Was sich zeigen lässt: Filme aus der Region."
          note={page > 1 ? `Seite ${page}` : null}
        />
      )}
      {stage !== null && (
        <p className="mb-3 max-w-[56rem] text-[0.9375rem] text-soft">
          <span className="mr-2 font-semibold text-accent">Video</span>
          <RecentDate date={{ iso: stage.published, text: toDayText(stage.published) }} />
        </p>
      )}
      {stage !== null && <VideoStage stage={stage} as={isOwnPage ? "h1" : "h2"} />}
      {stage === null && cards.length === 0 && <p className="py-8 text-soft">Hier gibt es noch keine Videos.</p>}
      {cards.length > 0 && (
        <section aria-labelledby="videos">
          <Title size="section" as="h2" id="videos" className="mt-10 mb-5 border-t border-strong-rule pt-4">
            {stage === null ? "Alle Videos" : "Weitere Videos"}
          </Title>
          <ol className="grid grid-cols-1 gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <li key={card.id}>
                <VideoCard card={card} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {pagination !== null && <PageLinks pagination={pagination} />}
    </>
  );
}
