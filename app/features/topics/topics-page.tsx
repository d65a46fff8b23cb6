import { PageLinks } from "#app/components/listing/page-links.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { TopicsView } from "./topics-view-model.ts";

/** All topics. */
export function TopicsPage({ view: { topics, page, pagination } }: { view: TopicsView }) {
  return (
    <>
      <PageHeading
        title="Themen"
        description="Was die Region beschäftigt, gesammelt und fortgeschrieben."
        note={page > 1 ? `Seite ${page}` : null}
      />
      {topics.length === 0 && <p className="py-8 text-soft">Noch gibt es keine Themen.</p>}
      <ul className="grid grid-cols-1 gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map(({ slug, title, description, link, count, picture }) => (
          <li key={slug} className="group relative">
            {picture !== null && (
              <Picture picture={picture} className="mb-3 aspect-4/3 w-full rounded-xs bg-surface object-cover" />
            )}
            <Title size="M" as="h2">
              <a href={link} className="stretched underline-hover">
                {title}
              </a>
            </Title>
            {description !== null && <p className="mt-1.5 line-clamp-3 leading-snug text-soft">{description}</p>}
            <p className="mt-1.5 text-[0.875rem] text-soft">{count}</p>
          </li>
        ))}
      </ul>
      {pagination !== null && <PageLinks pagination={pagination} />}
    </>
  );
}
