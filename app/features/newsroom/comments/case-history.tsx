import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import type { CaseView, DecisionView } from "./case-view-model.ts";
import { NearComments } from "./near-comments.tsx";

/** Who wrote a comment, as far as it is about comments, and what was decided about it before. */
export function CaseHistory({ comment: { writer, decisions } }: { comment: Pick<CaseView, "writer" | "decisions"> }) {
  return (
    <aside aria-label="Vorgeschichte" className="grid max-w-[46rem] grid-cols-1 content-start gap-8">
      {writer === null ? (
        <RoomSection title="Verfasser">
          <p className="text-soft">Nicht hier geschrieben: Wer es war, weiß nur, woher der Kommentar kommt.</p>
        </RoomSection>
      ) : (
        <>
          <RoomSection title="Verfasser">
            <p className="font-semibold wrap-anywhere">{writer.name}</p>
            <FactList facts={writer.facts} />
          </RoomSection>
          <NearComments title="Schrieb zuletzt" comments={writer.recent} />
        </>
      )}
      {decisions.length > 0 && (
        <RoomSection title="Entscheidungen">
          <ol className="grid grid-cols-1">
            {decisions.map((decision, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
              <Decision key={index} decision={decision} />
            ))}
          </ol>
        </RoomSection>
      )}
    </aside>
  );
}

function Decision({ decision: { what, who, ground, reason, complaint, answer } }: { decision: DecisionView }) {
  return (
    <li className="grid grid-cols-1 gap-1 border-b border-rule py-2.5 text-[0.9375rem] leading-normal wrap-anywhere first:border-t">
      <p className="font-semibold">{what}</p>
      <p className="text-soft">{who}</p>
      {ground !== null && <p>{ground}</p>}
      {reason !== "" && <p className="whitespace-pre-line">{reason}</p>}
      {complaint !== null && (
        <p className="mt-1 whitespace-pre-line">
          <span className="font-semibold">Beschwerde</span> <span className="text-soft">{complaint.time}</span>: {complaint.text}
        </p>
      )}
      {answer !== null && (
        <p className="mt-1 whitespace-pre-line">
          <span className="font-semibold">{answer.who}</span>: {answer.text}
        </p>
      )}
    </li>
  );
}
