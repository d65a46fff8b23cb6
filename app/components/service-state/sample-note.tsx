import { Notice } from "#app/ui/notice/notice.tsx";

/** Stands wherever data of a stand-in are shown. */
export function SampleNote({ className = "" }: { className?: string }) {
  return (
    <div className={className}>
      <Notice as="p">
        <strong>Beispieldaten:</strong> Diese Angaben sind erfunden. Sie zeigen nur, wie die Seite aussieht.
      </Notice>
    </div>
  );
}
