import { FollowButton } from "#app/components/follow/follow-button.tsx";
import { RankedListing } from "#app/components/listing/ranked-listing.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { AuthorView } from "./author-view-model.ts";

/** Who writes, and all that they wrote. */
export function AuthorPage({ view }: { view: AuthorView }) {
  return (
    <>
      <AuthorHeading view={view} />
      <RankedListing listing={view.listing} mostRead={view.mostRead} emptyText="Hier gibt es noch keine Beiträge." />
    </>
  );
}

function AuthorHeading({ view: { slug, name, role, description, picture, contact, feed, listing } }: { view: AuthorView }) {
  return (
    <header className="mb-7 flex flex-wrap justify-between gap-x-7 gap-y-4 border-b border-strong-rule pb-6 md:flex-nowrap">
      {picture !== null && (
        <div className="shrink-0 md:order-last">
          <Picture
            picture={picture}
            className="size-28 rounded-[50%] bg-surface object-cover md:size-40"
            isShaped
            loading="eager"
          />
        </div>
      )}
      <div className="min-w-0 basis-full md:basis-auto md:self-center">
        <Title size="page" as="h1">
          {name}
        </Title>
        {role && <p className="mt-1 font-semibold text-accent">{role}</p>}
        {description && <p className="mt-2 max-w-[42rem] text-[1.125rem]">{description}</p>}
        <ul className="mt-2 flex flex-wrap gap-x-6 print:hidden" aria-label="Kontakt">
          {contact.map(({ title, link, isExternal }) => (
            <li key={link} className="min-w-0 wrap-anywhere">
              <TextLink href={link} isTall {...(isExternal ? { rel: "noopener me" } : {})}>
                {title}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink href={feed} isTall>
              Feed (RSS)
            </TextLink>
          </li>
        </ul>
        <div className="mt-3">
          <FollowButton subject={{ kind: "author", key: slug, title: name }} />
        </div>
        {listing.page > 1 && <p className="mt-1 text-soft">{`Seite ${listing.page}`}</p>}
      </div>
    </header>
  );
}
