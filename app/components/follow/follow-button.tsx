import { FOLLOWED_ID, FOR_YOU_PATH } from "#app/domain/follows/follow-paths.ts";
import { type NamedSubject, toSubjectName } from "#app/domain/follows/subject.ts";
import { Island } from "#app/islands/island.tsx";
import { textLink } from "#app/ui/text-link/text-link-class.ts";
import { FollowIsland } from "./follow.island.tsx";

/**
 * Follows the subject of the page, which is the same for everybody: whether its reader does so already, the browser shows. Without script
 * the form comes back to its note, which the address shows in the button's place and no page knows of.
 */
export function FollowButton({ subject }: { subject: NamedSubject }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:[&:has(:target)_form]:hidden">
      <Island
        of={FollowIsland}
        until={`followed:${encodeURIComponent(toSubjectName(subject))}`}
        props={{ subject: { kind: subject.kind, key: subject.key, title: subject.title } }}
      />
      <p id={FOLLOWED_ID} className="hidden scroll-mt-60 target:block print:hidden">
        Du folgst jetzt. Neues steht unter{" "}
        <a href={FOR_YOU_PATH} className={textLink}>
          Für dich
        </a>
        .
      </p>
    </div>
  );
}
