import { useCallback, useEffect, useRef, useState } from "react";
import type { LibraryPicture, PictureQuestion } from "#app/domain/newsroom/library-picture.ts";
import { listPictures } from "./library-calls.client.ts";

const everything: PictureQuestion = { words: "", isWithoutAlt: false, isMine: false, before: null };

/** A list of pictures that grows by pages; what was asked last counts. */
export function useLibrary() {
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>([]);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [message, setMessage] = useState("");
  const [next, setNext] = useState<number | null>(null);
  const asked = useRef(everything);
  const running = useRef(new AbortController());

  const load = useCallback(async (question: PictureQuestion) => {
    running.current.abort();
    const controller = new AbortController();
    running.current = controller;
    asked.current = question;
    setState("loading");
    const answer = await listPictures(question, controller.signal);
    if (controller.signal.aborted) return;
    if (answer.kind !== "done") {
      setMessage(answer.kind === "refused" ? answer.message : "Keine Verbindung.");
      setState("failed");
      return;
    }
    const { pictures: fresh } = answer.result;
    setPictures((all) => (question.before === null ? fresh : [...all, ...fresh]));
    setNext(answer.result.next);
    setState("ready");
  }, []);
  useEffect(() => {
    void load(everything);
    return () => running.current.abort();
  }, [load]);

  return {
    pictures,
    state,
    message,
    hasMore: next !== null,
    search: (words: string, isMine: boolean) => void load({ ...everything, words, isMine }),
    more: () => void load({ ...asked.current, before: next }),
    again: () => void load(asked.current),
    /** One that was just brought stands first. */
    add: (picture: LibraryPicture) => setPictures((all) => [picture, ...all.filter(({ id }) => id !== picture.id)]),
  };
}
