import { startTransition, useEffect, useOptimistic, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { FOR_YOU_PATH } from "#app/domain/follows/follow-paths.ts";
import { type NamedSubject, toCalled, toSubjectName } from "#app/domain/follows/subject.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { followStore, noFollows } from "#app/islands/stores/follow-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { tallTextLink } from "#app/ui/text-link/text-link-class.ts";

type FollowProps = {
  subject: NamedSubject;
  /** What the page knows of this reader; left out on pages that are everybody's, where this browser knows. */
  isFollowed?: boolean;
  /** Where its form leads back to without script; to the subject's page when it is left out. */
  returnTo?: string;
};

const loadChange = () => import("./change-follow.client.ts");

/** "Folgen": sent by script, posted without it. */
function Follow({ subject, isFollowed, returnTo }: FollowProps) {
  const name = toSubjectName(subject);
  const names = useStore(followStore, noFollows);
  const [own, setOwn] = useState(isFollowed ?? null);
  const isKept = own ?? names.includes(name);
  const [isShown, show] = useOptimistic(isKept);
  const isPersonal = own !== null;
  const [hasOffer, setOffer] = useState(false);

  useEffect(() => {
    // It wakes when somebody points at it, or where this browser follows it already. Only here is the account asked: pages that are merely
    // read cost no question.
    if (isPersonal) return;
    loadChange()
      .then(({ refreshFollows }) => refreshFollows())
      .catch((error: unknown) => logError("The account could not be asked for what it follows", error));
  }, [isPersonal]);

  function press(): Promise<Sent> {
    const isWanted = !isKept;
    return new Promise((resolve, reject) => {
      startTransition(async () => {
        show(isWanted);
        try {
          const { changeFollow } = await loadChange();
          const isChanged = await changeFollow(subject, isWanted);
          if (isChanged && isPersonal) setOwn(isWanted);
          resolve("done");
          // The button is free by then: who changes their mind need not wait for an offer.
          void offer(isChanged && isWanted);
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  async function offer(isNew: boolean): Promise<void> {
    try {
      setOffer(isNew && (await (await import("./offers-notices.client.ts")).offersNotices()));
    } catch (error) {
      logError("Notices could not be offered", error);
    }
  }

  return (
    // What it would do stays until it is done: without script the browser posts that.
    <PostForm
      intent={isKept ? "unfollow" : "follow"}
      action={FOR_YOU_PATH}
      fields={{ subject: name, returnTo: returnTo ?? null }}
      send={press}
      className="print:hidden"
    >
      <Button type="submit" tone="quiet" aria-pressed={isShown} className="gap-1.5">
        <Icon name={isShown ? "check" : "plus"} />
        {isShown ? "Folge ich" : "Folgen"}
        <span className="sr-only">{`: ${toCalled(subject)}`}</span>
      </Button>
      {hasOffer && (
        <a href={NOTICES_PATH} className={`${tallTextLink} ml-4`}>
          Auch benachrichtigen
        </a>
      )}
    </PostForm>
  );
}

export const FollowIsland = defineIsland("follow", Follow);
