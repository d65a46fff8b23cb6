import { PageHeading } from "#app/components/section/page-heading.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Receipt } from "./receipt.tsx";

type SentPageProps = { code: string; refusedCount: number };

/** The page after a tip was sent without script. */
export function SentPage({ code, refusedCount }: SentPageProps) {
  return (
    <>
      <PageHeading title="Danke für deinen Tipp" description="Er ist bei der Redaktion angekommen." />
      {refusedCount > 0 && (
        <Notice tone="live" role="alert" className="mb-6">
          {refusedCount === 1 ? "Eine Datei konnten" : `${refusedCount} Dateien konnten`} wir nicht annehmen: Sie ist zu groß,
          beschädigt oder von einer Art, die wir nicht öffnen.
        </Notice>
      )}
      <Receipt code={code} />
    </>
  );
}
