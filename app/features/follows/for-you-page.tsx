import { DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import { FollowIsland } from "#app/components/follow/follow.island.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { TeaserRow } from "#app/components/teaser/teaser-card.tsx";
import { FOR_YOU_PATH } from "#app/domain/follows/follow-paths.ts";
import { type Subject, toSubjectName, toTitleOfKey } from "#app/domain/follows/subject.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { Island } from "#app/islands/island.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { textLink } from "#app/ui/text-link/text-link-class.ts";
import { Title } from "#app/ui/title/title.tsx";
import type { FollowedRow, ForYouView } from "./for-you-view-model.ts";
import { NothingFollowed } from "./nothing-followed.tsx";

type ForYouPageProps = {
  view: ForYouView;
  /** What a form has just stopped following. */
  stopped: Subject | null;
  /** Sanitised HTML. */
  formError: string | null;
};

const LIST_ID = "du-folgst";

/** /fuer-dich: what is new of the topics, authors and municipalities that its reader follows. */
export function ForYouPage({ view, stopped, formError }: ForYouPageProps) {
  const isEmpty = view.rows.length + view.gone.length === 0;
  return (
    <article>
      <header className="mb-6 grid gap-2 border-b border-strong-rule pb-4">
        <Title size="page" as="h1">
          Für dich
        </Title>
        {!isEmpty && (
          <p className="max-w-[42rem] text-[1.125rem] text-soft">
            Neues von Themen, Gemeinden und Menschen, denen du folgst.{" "}
            {view.hasNotices && (
              <a href={NOTICES_PATH} className={textLink}>
                Auch benachrichtigen
              </a>
            )}{" "}
            <a href={`#${LIST_ID}`} className={`${textLink} lg:hidden`}>
              Liste ansehen
            </a>
          </p>
        )}
        {!view.isSignedIn && <GuestNote isEmpty={isEmpty} />}
      </header>
      <div className="grid gap-5">
        <FormError html={formError} />
        {stopped !== null && <Stopped subject={stopped} />}
        {view.canTakeAlong && <TakeAlong />}
        {isEmpty ? <NothingFollowed /> : <News view={view} />}
      </div>
    </article>
  );
}

function GuestNote({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div>
      {!isEmpty && <p className="text-soft">Wem du folgst, weiß nur dieser Browser.</p>}
      <DialogLink dialog="Login" returnTo={FOR_YOU_PATH}>
        Anmelden und überall folgen
      </DialogLink>
    </div>
  );
}

function News({ view: { rows, gone, entries, next, isLater } }: { view: ForYouView }) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
      <div>
        {isLater && (
          <p className="mb-5">
            <a href={FOR_YOU_PATH} className={textLink}>
              Zum Neuesten
            </a>
          </p>
        )}
        {entries === null && <p>Was es Neues gibt, steht auf den Seiten, denen du folgst.</p>}
        {entries?.length === 0 && (
          <p className="text-soft">{isLater ? "Früheres gibt es nicht." : "Noch gibt es nichts Neues."}</p>
        )}
        {entries !== null && entries.length > 0 && (
          <ol className="divide-y divide-rule">
            {entries.map(({ teaser, reasons }) => (
              <li key={teaser.id} className="py-5 first:pt-0">
                <p className="mb-1 text-[0.9375rem] text-soft">{reasons}</p>
                <TeaserRow teaser={teaser} size="M" as="h2" hasExcerpt />
              </li>
            ))}
          </ol>
        )}
        {next !== null && (
          <p className="mt-5 border-t border-rule pt-5">
            <ButtonLink tone="quiet" href={next} rel="next">
              Früheres
            </ButtonLink>
          </p>
        )}
      </div>
      <aside id={LIST_ID} className="scroll-mt-4 space-y-8 print:hidden" aria-label="Dem du folgst">
        {rows.length > 0 && (
          <TitledSection title="Du folgst" link={null}>
            <ul className="-mt-3 divide-y divide-rule">
              {rows.map((row) => (
                <FollowedItem key={toSubjectName(row.subject)} row={row} />
              ))}
            </ul>
          </TitledSection>
        )}
        {gone.length > 0 && (
          <TitledSection title="Gibt es nicht mehr" link={null}>
            <ul className="-mt-3 divide-y divide-rule">
              {gone.map((subject) => (
                <li key={toSubjectName(subject)} className="flex items-center justify-between gap-4 py-2.5">
                  <span className="min-w-0 text-soft wrap-anywhere">{subject.title}</span>
                  <PostForm
                    intent="unfollow"
                    action={FOR_YOU_PATH}
                    fields={{ subject: toSubjectName(subject), returnTo: FOR_YOU_PATH }}
                  >
                    <Button type="submit" tone="quiet">
                      Entfernen
                      <span className="sr-only">: {subject.title}</span>
                    </Button>
                  </PostForm>
                </li>
              ))}
            </ul>
          </TitledSection>
        )}
      </aside>
    </div>
  );
}

function FollowedItem({ row: { subject, text, link } }: { row: FollowedRow }) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <a href={link} className="underline-hover inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
        {text}
      </a>
      <Island of={FollowIsland} until="interaction" props={{ subject, isFollowed: true }} className="shrink-0" />
    </li>
  );
}

function Stopped({ subject }: { subject: Subject }) {
  return (
    <Notice role="status" className="flex" tabIndex={-1} autoFocus>
      <PostForm
        intent="follow"
        action={FOR_YOU_PATH}
        fields={{ subject: toSubjectName(subject), returnTo: FOR_YOU_PATH }}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <span>Du folgst nicht mehr: {toTitleOfKey(subject)}</span>
        <Button type="submit" tone="paper">
          Rückgängig
        </Button>
      </PostForm>
    </Notice>
  );
}

function TakeAlong() {
  return (
    <Notice>
      <PostForm intent="take-follows-along" action={FOR_YOU_PATH} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>Einem Teil folgst du nur in diesem Browser.</span>
        <Button type="submit" tone="paper">
          Ins Konto übernehmen
        </Button>
      </PostForm>
    </Notice>
  );
}
