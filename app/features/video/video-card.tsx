import { Picture } from "#app/components/picture/picture.tsx";
import { TypedPoster } from "#app/components/video/typed-poster.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { VideoCardView } from "./video-view-model.ts";

export function VideoCard({ card: { title, link, premium, date, duration, picture } }: { card: VideoCardView }) {
  return (
    <article className="group relative" data-card="">
      <div className="relative mb-2.5 aspect-video overflow-hidden rounded-xs bg-surface">
        {picture === null ? (
          <TypedPoster words={portalBrand.name} />
        ) : (
          <Picture picture={picture} className="h-full w-full object-cover" />
        )}
        <p className="absolute bottom-2 left-2 inline-flex items-center gap-1 rounded-sm bg-ink px-2 py-0.5 text-[0.875rem] font-semibold text-ground">
          <Icon name="play" className="size-4" />
          {duration === null ? <span className="sr-only">Video</span> : <span data-duration="">{duration}</span>}
        </p>
      </div>
      {premium !== null && (
        <p className="text-[0.875rem] font-semibold text-plus" data-premium="">
          {premium}
        </p>
      )}
      <Title size="S" as="h3">
        <a href={link} className="stretched underline-hover">
          {title}
        </a>
      </Title>
      <p className="mt-1 text-[0.875rem] text-soft">
        <RecentDate date={date} />
      </p>
    </article>
  );
}
