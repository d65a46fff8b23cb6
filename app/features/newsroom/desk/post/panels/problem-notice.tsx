import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";

type ProblemNoticeProps = { problem: string | null; onRead: () => void };

/** What the editor could not do, until it is read. */
export function ProblemNotice({ problem, onRead }: ProblemNoticeProps) {
  if (problem === null) return null;
  return (
    <Notice role="alert">
      <p>{problem}</p>
      <p className="mt-3">
        <Button type="button" tone="paper" onClick={onRead}>
          Verstanden
        </Button>
      </p>
    </Notice>
  );
}
