import { useEffect, useRef, useState } from "react";
import { type DeadLink, findDeadLinks } from "#app/features/newsroom/desk/post/saving/send-desk.client.ts";
import type { DeskText } from "#shared/content/desk-text.ts";
import { listLinks } from "#shared/content/list-links.ts";

/** After the last change of a link. */
const PAUSE_MS = 1500;

/** Which links of the text lead nowhere, each looked at once while the page is open. */
export function useDeadLinks(id: number, blocks: DeskText["blocks"]): DeadLink[] {
  const [known, setKnown] = useState<Readonly<Record<string, DeadLink["kind"]>>>({});
  const asked = useRef(new Set<string>());
  const list = listLinks(blocks).join("\n");
  useEffect(() => {
    const timer = window.setTimeout(async () => {
      const fresh = list.split("\n").filter((link) => link !== "" && !asked.current.has(link));
      if (fresh.length === 0) return;
      for (const link of fresh) asked.current.add(link);
      const dead = await findDeadLinks(id, fresh);
      // Without an answer they are looked at with the next change.
      if (dead === null) for (const link of fresh) asked.current.delete(link);
      else setKnown((before) => ({ ...before, ...Object.fromEntries(dead.map(({ link, kind }) => [link, kind])) }));
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [id, list]);
  return list.split("\n").flatMap((link) => {
    const kind = known[link];
    return kind === undefined ? [] : [{ link, kind }];
  });
}
