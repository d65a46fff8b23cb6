import { ISSUES_PATH } from "#app/domain/newsroom/issues/issue-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";

type IssuePreviewPageProps = {
  view: {
    title: string;
    /** Of the issue. */
    path: string;
    /** Of the mail itself. */
    mail: string;
    /** Null where there is nothing to send. */
    content: { subject: string; text: string } | null;
  };
  rights: readonly StaffRight[];
};

/** An issue as mail programs show it, and as plain text. */
export function IssuePreviewPage({ view: { title, path, mail, content }, rights }: IssuePreviewPageProps) {
  return (
    <NewsroomRoom current={ISSUES_PATH} rights={rights} isWide>
      <RoomHeading title={`Vorschau: ${title}`}>
        <TextLink isTall href={path}>
          ← Ausgabe
        </TextLink>
        {content !== null && <p>{`Betreff: ${content.subject}`}</p>}
      </RoomHeading>
      {content === null ? (
        <Notice as="p">Es gibt noch nichts zu senden.</Notice>
      ) : (
        <>
          <RoomSection title="Wie Mailprogramme sie zeigen">
            <iframe
              src={mail}
              title={`Die Mail „${content.subject}“`}
              // Nothing in it runs; its pictures are this site's own.
              sandbox="allow-same-origin"
              className="h-[52rem] w-[680px] max-w-full border border-soft"
            />
          </RoomSection>
          <RoomSection title="Als Text">
            <pre className="max-w-[46rem] border border-rule bg-surface p-4 font-mono text-[0.875rem] leading-normal whitespace-pre-wrap wrap-anywhere">
              {content.text}
            </pre>
          </RoomSection>
        </>
      )}
    </NewsroomRoom>
  );
}
