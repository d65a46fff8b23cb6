import { QuotedComment } from "#app/components/comment/quoted-comment.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { COMMENT_RULES_PATH } from "#app/domain/comment/comment-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Island } from "#app/islands/island.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { SmallPrint } from "#app/ui/small-print/small-print.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { NoticeFormIsland } from "./notice-form.island.tsx";
import type { ReportedCommentView } from "./notice-view-model.ts";

type NoticePageProps = {
  /** Null for anything but a comment. */
  comment: ReportedCommentView | null;
  /** Whether the address names a comment that readers cannot read. */
  isCommentGone: boolean;
  keepDays: number;
  sent: FormState;
};

/** Where everybody reports what is against the law or the rules, without signing in and without script. */
export function NoticePage({ comment, isCommentGone, keepDays, sent }: NoticePageProps) {
  return (
    <>
      <PageHeading
        title={comment === null ? "Inhalt melden" : "Kommentar melden"}
        description="Du hältst etwas auf diesen Seiten für rechtswidrig oder für einen Verstoß gegen unsere Regeln? Ein Mensch in der Redaktion prüft es und schreibt dir, was entschieden wurde."
      />
      {isCommentGone && (
        <Notice role="status" className="mb-6">
          Diesen Kommentar kann niemand mehr lesen. Du kannst etwas anderes melden.
        </Notice>
      )}
      {comment !== null && <ReportedComment comment={comment} />}
      <Island of={NoticeFormIsland} until="idle" props={{ comment: comment?.id ?? null, sent }} />
      <SmallPrint className="mt-7">
        Was du schreibst, liest nur die Redaktion. {keepDays} Tage nach der Entscheidung löschen wir Name, Adresse und Text; mehr
        steht unter <TextLink href="/datenschutz">Datenschutz</TextLink>. Was in Kommentaren gilt, sagen die{" "}
        <TextLink href={COMMENT_RULES_PATH}>Regeln für Kommentare</TextLink>. Bei Gefahr für Leib und Leben ruf zuerst die{" "}
        <TextLink href="tel:133">Polizei, 133</TextLink>.
      </SmallPrint>
    </>
  );
}

function ReportedComment({ comment: { author, time, html, path, post } }: { comment: ReportedCommentView }) {
  return (
    <QuotedComment author={author} html={html} post={post} className="mb-7">
      <a href={path} className="text-soft underline-hover">
        {time}
      </a>
    </QuotedComment>
  );
}
