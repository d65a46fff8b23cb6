import { PageHeading } from "#app/components/section/page-heading.tsx";
import { NOTICE_PATH } from "#app/domain/notice/notice-paths.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

/** The receipt of a notice. */
export function NoticeSentPage({ number }: { number: number }) {
  return (
    <div className="mx-auto grid max-w-[41rem] gap-6">
      <PageHeading title="Danke, deine Meldung ist eingelangt" description={null} />
      <Notice role="status" tabIndex={-1} autoFocus>
        Sie hat die Nummer <strong className="font-semibold tabular-nums">{number}</strong>. Ein Mensch in der Redaktion prüft
        sie.
      </Notice>
      <p>
        Hast du eine E-Mail-Adresse angegeben, ist eine Bestätigung dorthin unterwegs, und dorthin schreiben wir dir auch, was
        entschieden wurde, warum, und was du dagegen tun kannst.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink isTall href="/">
          Zur Startseite
        </TextLink>
        <TextLink isTall href={NOTICE_PATH}>
          Noch etwas melden
        </TextLink>
      </p>
    </div>
  );
}
