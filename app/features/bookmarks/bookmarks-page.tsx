import { DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { BOOKMARKS_PATH, type SavedPost } from "#app/domain/bookmarks/bookmarks-path.ts";
import { Island } from "#app/islands/island.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { textLink } from "#app/ui/text-link/text-link-class.ts";
import { Title } from "#app/ui/title/title.tsx";
import { BookmarkListIsland } from "./bookmark-list.island.tsx";
import type { BookmarksView } from "./bookmarks-view-model.ts";
import { NoBookmarks } from "./no-bookmarks.tsx";
import { OfflineReadingIsland } from "./offline-reading.island.tsx";

type BookmarksPageProps = {
  /** Null for a guest, whose list is in the browser. */
  view: BookmarksView | null;
  /** What a form has just removed. */
  removed: SavedPost | null;
  /** Sanitised HTML. */
  formError: string | null;
};

/** /merkliste: what a reader has saved, in the account or in this browser (decision 77). */
export function BookmarksPage({ view, removed, formError }: BookmarksPageProps) {
  return (
    <article>
      <Title size="page" as="h1">
        Merkliste
      </Title>
      {view === null ? (
        <GuestBookmarks />
      ) : (
        <div className="mt-5 grid gap-5">
          <FormError html={formError} />
          {removed !== null && <Removed {...removed} />}
          <ReaderBookmarks view={view} />
        </div>
      )}
      <Island of={OfflineReadingIsland} until="idle" className="mt-5 block" props={{}} />
    </article>
  );
}

function ReaderBookmarks({ view: { entries, next, isLater } }: { view: BookmarksView }) {
  return (
    <>
      {isLater && (
        <p>
          <a href={BOOKMARKS_PATH} className={textLink}>
            Zu den neuesten
          </a>
        </p>
      )}
      {entries.length === 0 ? <NoBookmarks /> : <Island of={BookmarkListIsland} until="idle" props={{ entries }} />}
      {next !== null && (
        <p>
          <ButtonLink tone="quiet" href={next} rel="next">
            Früher Gemerktes
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function GuestBookmarks() {
  return (
    <div className="mt-3 grid gap-5">
      <div>
        <p className="text-soft">Diese Liste liegt nur in diesem Browser.</p>
        <DialogLink dialog="Login" returnTo={BOOKMARKS_PATH}>
          Anmelden und überall finden
        </DialogLink>
      </div>
      <p className="hidden noscript:block">
        Ohne Anmeldung merkt sich nur dein Browser die Artikel, und dafür braucht er JavaScript.
      </p>
      {/* As high as a screen: the content below does not move when the list comes. */}
      <Island of={BookmarkListIsland} until="idle" className="grid min-h-[85svh] content-start gap-5" props={{ entries: null }} />
    </div>
  );
}

function Removed({ post, savedAt }: SavedPost) {
  return (
    <Notice role="status" className="flex" tabIndex={-1} autoFocus>
      <PostForm
        intent="save-bookmark"
        action={BOOKMARKS_PATH}
        fields={{ post: String(post), savedAt }}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <span>Der Artikel ist nicht mehr gemerkt.</span>
        <Button type="submit" tone="paper">
          Rückgängig
        </Button>
      </PostForm>
    </Notice>
  );
}
