import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { COMMENT_RULES_PATH, LIST_PARAMETER, POST_PARAMETER } from "#app/domain/newsroom/moderation-paths.ts";
import { NEWSROOM_COMMENTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { TextField, toPlainField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { Badges } from "./badges.tsx";
import { KeyMark } from "./key-mark.tsx";
import { ModerationKeys } from "./moderation-keys.tsx";
import { QueueTabs } from "./queue-tabs.tsx";
import type { QueueLine, QueueView } from "./queue-view-model.ts";

const postField = toPlainField(POST_PARAMETER, "Nur von einem Beitrag");

type QueuePageProps = {
  view: QueueView;
  /** The text that was typed as a post, and its error; `list` is the word of the list that it stays in. */
  asked: { text: string; list: string | null; error: string | null };
  /** What went wrong with a form whose comment is gone. */
  error: string | null;
  rights: readonly StaffRight[];
};

/** Comments that wait, list by list; each leads to what decides about it. */
export function QueuePage({
  view: { title, tabs, lines, first, older, seen, path, emptyText },
  asked,
  error,
  rights,
}: QueuePageProps) {
  return (
    <NewsroomRoom current={NEWSROOM_COMMENTS_PATH} rights={rights}>
      <RoomHeading title="Kommentare">
        Öffne den ersten und arbeite dich durch, auch mit der Tastatur.{" "}
        <TextLink href={COMMENT_RULES_PATH}>Regeln für Kommentare</TextLink>
      </RoomHeading>
      <FormError html={error} />
      <QueueTabs tabs={tabs} />
      <form
        method="get"
        action={NEWSROOM_COMMENTS_PATH}
        className={`grid grid-cols-1 gap-4 print:hidden ${asked.error === null ? "sm:grid-cols-[minmax(0,22rem)_auto_1fr] sm:items-end" : ""}`}
        noValidate
      >
        {asked.list !== null && <input type="hidden" name={LIST_PARAMETER} value={asked.list} />}
        <TextField
          form="kommentare"
          field={postField}
          value={asked.text}
          error={asked.error}
          hasFocus={asked.error !== null}
          hint="Nummer oder Adresse"
        />
        <Button type="submit" tone="quiet" size="l" className="justify-self-start">
          Zeigen
        </Button>
        {asked.text !== "" && (
          <p>
            <TextLink isTall href={NEWSROOM_COMMENTS_PATH}>
              Von allen
            </TextLink>
          </p>
        )}
      </form>
      {first !== null && (
        <p className="print:hidden">
          <ButtonLink href={first} data-key="j">
            Durcharbeiten
            <KeyMark>J</KeyMark>
          </ButtonLink>
        </p>
      )}
      {lines.length === 0 && <p className="text-soft">{emptyText}</p>}
      <ol aria-label={title} className="grid grid-cols-1">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {seen !== null && (
        <FormFrame intent="seen" action={path} fields={{ seen }} className="print:hidden">
          <Button type="submit" tone="quiet" data-key="g">
            {lines.length === 1 ? "Als gesehen vermerken" : `Alle ${lines.length} als gesehen vermerken`}
            <KeyMark>G</KeyMark>
          </Button>
        </FormFrame>
      )}
      <OlderLink href={older}>Weitere Kommentare</OlderLink>
      <ModerationKeys isCase={false} />
    </NewsroomRoom>
  );
}

function Line({ line: { id, path, author, time, text, badges, post, isQuiet } }: { line: QueueLine }) {
  return (
    <li className="border-b border-rule first:border-t" data-comment={id}>
      <a href={path} className="group grid min-h-14 grid-cols-1 gap-1 py-3 wrap-anywhere">
        <span className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem]">
          <span className="font-semibold group-hover:text-accent">{author}</span>
          <span className="text-soft">{time}</span>
          <Badges badges={badges} />
        </span>
        <span className={`leading-7 ${isQuiet ? "text-soft" : ""}`}>{text}</span>
        <span className="text-[0.9375rem] text-soft">{post}</span>
      </a>
    </li>
  );
}
