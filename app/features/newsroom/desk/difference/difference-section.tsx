import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import type { TextDifference } from "./text-difference.ts";

const marks = { gone: "bg-live/10 text-live decoration-live", new: "bg-accent/10 text-accent no-underline" } as const;

type DifferenceSectionProps = {
  difference: TextDifference;
  /** What is said of words that were taken out, of those that came, and of a text that is the same. */
  gone: string;
  come: string;
  same: string;
};

/** Two texts beside each other. */
export function DifferenceSection({ difference: { parts, isSame, isMore }, gone, come, same }: DifferenceSectionProps) {
  return (
    <RoomSection title="Unterschiede">
      <p className="text-soft">
        {isSame ? (
          same
        ) : (
          <>
            <del className={marks.gone}>Durchgestrichen</del> {gone}, <ins className={marks.new}>gefärbt</ins> {come}.
          </>
        )}
      </p>
      {isMore && <p>Die Wörter sind gleich; anders sind Bilder, Angaben oder Auszeichnungen.</p>}
      <div className="max-w-[40rem] font-serif text-[1.125rem] leading-[1.6] whitespace-pre-line wrap-anywhere hyphens-auto">
        {parts.map(({ kind, text }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
          if (kind === "same") return <span key={index}>{text}</span>;
          const Mark = kind === "gone" ? "del" : "ins";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
            <Mark key={index} className={marks[kind]}>
              {text}
            </Mark>
          );
        })}
      </div>
    </RoomSection>
  );
}
