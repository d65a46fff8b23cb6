import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import { TeaserText } from "#app/components/teaser/teaser-card.tsx";
import { BOOKMARKS_PATH } from "#app/domain/bookmarks/bookmarks-path.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { ProfileSection } from "./profile-section.tsx";

/** The newest saved articles (decision 77); null when they could not be loaded. */
export function ProfileBookmarks({ entries }: { entries: readonly BookmarkEntry[] | null }) {
  return (
    <ProfileSection id="merkliste" title="Merkliste" isOnPaper={false}>
      {entries === null && <p>Deine gemerkten Artikel können gerade nicht geladen werden.</p>}
      {entries?.length === 0 && <p>Du hast noch keine Artikel gemerkt.</p>}
      {entries !== null && entries.length > 0 && (
        <ul className="w-full divide-y divide-rule border-y border-rule">
          {entries.map(({ teaser }) => (
            <li key={teaser.id} className="py-4">
              <TeaserText teaser={teaser} />
            </li>
          ))}
        </ul>
      )}
      <a href={BOOKMARKS_PATH} className={toButtonClass({ tone: "quiet" })}>
        Alle gemerkten Artikel
      </a>
    </ProfileSection>
  );
}
