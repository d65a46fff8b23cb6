import { ISSUES_PATH } from "#app/domain/newsroom/issues/issue-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NewsletterLine } from "./newsletters-view-model.ts";
import { PastList } from "./past-list.tsx";

type NewslettersPageProps = { newsletters: NewsletterLine[]; rights: readonly StaffRight[] };

/** The newsletters: when each goes next, to how many, whether it is prepared; and what was sent. */
export function NewslettersPage({ newsletters, rights }: NewslettersPageProps) {
  return (
    <NewsroomRoom current={ISSUES_PATH} rights={rights}>
      <RoomHeading title="Newsletter">
        Eine Ausgabe macht sich zu ihrer Stunde von selbst. Wer sie vorbereitet, bestimmt Betreff, Einleitung und Beiträge.
      </RoomHeading>
      {newsletters.length === 0 && <p>Diese Zeitung hat keinen Newsletter.</p>}
      <ul className="grid grid-cols-1 gap-8">
        {newsletters.map(({ slug, title, path, when, text, past }) => (
          <li key={slug} className="grid grid-cols-1 gap-2 border-t-3 border-strong-rule pt-3" data-newsletter={slug}>
            <div className="wrap-anywhere">
              <Title size="sub" as="h2">
                {title}
              </Title>
              <p>{when}</p>
              <p className="text-soft">{text}</p>
            </div>
            <p>
              <TextLink isTall href={path}>
                Ausgabe öffnen<span className="sr-only">{`: ${title}`}</span>
              </TextLink>
            </p>
            <details className="group">
              <DetailsSummary>
                Frühere Ausgaben<span className="sr-only">{`: ${title}`}</span>
              </DetailsSummary>
              <div className="py-2">
                <PastList past={past} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </NewsroomRoom>
  );
}
