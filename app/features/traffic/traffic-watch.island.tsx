import { useEffect } from "react";
import { useQuery } from "urql";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { revisionQuery } from "./traffic-wire.ts";

/** Revision of the reports that the page shows. */
type TrafficWatchProps = { revision: string };

const EVERY_MS = 60_000;

/** Tells readers who keep the page open that the reports have changed; nothing moves while they read. */
function TrafficWatch({ revision }: TrafficWatchProps) {
  // The first answer is the page itself.
  const [{ data }, ask] = useQuery({ query: revisionQuery, pause: true });
  useEffect(() => {
    const askWhenSeen = () => {
      if (document.visibilityState === "visible") ask({ requestPolicy: "network-only" });
    };
    const timer = setInterval(askWhenSeen, EVERY_MS);
    // A reader who comes back to the tab is told at once.
    document.addEventListener("visibilitychange", askWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askWhenSeen);
    };
  }, [ask]);
  const isOld = data !== undefined && data.traffic.revision !== revision;
  return (
    <div role="status">
      {isOld && (
        <Notice as="p" className="mb-4">
          {/* The page itself, by the filter that its address has by now. */}
          Die Meldungen haben sich geändert. <TextLink href="">Neu laden</TextLink>
        </Notice>
      )}
    </div>
  );
}

export const TrafficWatchIsland = defineIsland("traffic-watch", TrafficWatch, { within: GraphqlProvider });
