import { FormError } from "#app/components/form/form-error.tsx";
import { NEWSROOM_DEATH_NOTICES_PATH, toCondolencesPath } from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { RoomTabs } from "#app/features/newsroom/room/room-tabs.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { CondolencesView, NewsroomCondolence } from "./condolences-view-model.ts";

type CondolencesPageProps = {
  view: CondolencesView;
  /** What was done last. */
  done: string | null;
  rights: readonly StaffRight[];
  /** HTML; null says nothing. */
  error: string | null;
};

const emptyTexts: Record<CondolencesView["choice"]["state"], string> = {
  HELD: "Gerade wartet nichts auf dich.",
  SHOWN: "Hier ist noch nichts freigegeben.",
  REFUSED: "Nichts ist abgelehnt.",
};

/** Words of condolence, what waits first: each is shown or refused by a button of its own. */
export function CondolencesPage({ view, done, rights, error }: CondolencesPageProps) {
  const { choice, tabs, items, next } = view;
  return (
    <NewsroomRoom current={NEWSROOM_DEATH_NOTICES_PATH} rights={rights}>
      <FormError html={error} />
      <RoomHeading title="Worte des Beileids">
        Niemand sieht sie, bevor du sie freigibst. Was du ablehnst, wird nach 30 Tagen gelöscht.
      </RoomHeading>
      {done !== null && error === null && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink isTall href={NEWSROOM_DEATH_NOTICES_PATH}>
          Alle Anzeigen
        </TextLink>
        {choice.notice !== null && (
          <TextLink isTall href={toCondolencesPath({ state: choice.state, notice: null, after: null })}>
            Worte zu allen Anzeigen
          </TextLink>
        )}
      </p>
      <RoomTabs label="Stand" tabs={tabs} />
      {items.length === 0 ? (
        <p className="text-soft">{emptyTexts[choice.state]}</p>
      ) : (
        <ul className="grid grid-cols-1">
          {items.map((item) => (
            <CondolenceItem key={item.id} item={item} choice={choice} />
          ))}
        </ul>
      )}
      <OlderLink href={next}>{choice.state === "HELD" ? "Spätere" : "Frühere"}</OlderLink>
    </NewsroomRoom>
  );
}

function CondolenceItem({ item, choice }: { item: NewsroomCondolence; choice: CondolencesView["choice"] }) {
  const { id, revision, name, place, sent, paragraphs, notice, email } = item;
  const title = `kondolenz-${id}`;
  const form = {
    action: toCondolencesPath(choice),
    fields: { id: String(id), known: String(revision) },
    "aria-describedby": title,
  };
  return (
    <li className="grid grid-cols-1 gap-3 border-b border-rule py-5 first:border-t">
      <h2 id={title} className="leading-snug font-semibold wrap-anywhere">
        {[name, place].filter((part) => part !== "").join(", ")}
      </h2>
      <p className="-mt-2 text-[0.9375rem] text-soft wrap-anywhere">
        zu <TextLink href={notice.link}>{notice.name}</TextLink>, {sent}
        {email !== null && (
          <>
            , <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </>
        )}
      </p>
      <div className="max-w-[41rem] space-y-3 wrap-anywhere">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {choice.state !== "SHOWN" && (
          <ButtonForm intent="show" {...form}>
            Freigeben
          </ButtonForm>
        )}
        {choice.state !== "REFUSED" && (
          <ButtonForm intent="refuse" tone="quiet" {...form}>
            {choice.state === "SHOWN" ? "Zurücknehmen" : "Ablehnen"}
          </ButtonForm>
        )}
      </div>
    </li>
  );
}
