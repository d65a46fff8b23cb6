import { useCallback, useEffect, useRef, useState } from "react";
import type { LibraryPicture } from "#app/domain/newsroom/library-picture.ts";
import { MAX_UPLOAD_BYTES } from "#app/domain/newsroom/picture-form.ts";
import { findPictureRefusal } from "#app/domain/newsroom/picture-refusals.ts";
import { sendPictureFile } from "./library-calls.client.ts";

export type Upload = {
  key: number;
  name: string;
  file: File;
  /** How much of it has gone, from 0 to 1. */
  part: number;
  tries: number;
  state: "waiting" | "sending" | "lost" | "refused" | "done";
  /** Why it was refused. */
  message: string | null;
  picture: LibraryPicture | null;
};

/** At once: more of them only share the line. */
const AT_ONCE = 2;
/** By themselves; after that somebody has to press a button, or the line has to come back. */
const TRIES = 4;
const WAIT_MS = [2000, 5000, 15_000];

/** Files on their way: two at a time, tried again when the line is lost. `onDone` is told of each that is there. */
export function useUploads(onDone: (picture: LibraryPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(onDone);
  latest.current = onDone;
  const number = useRef(0);
  const gone = useRef(new AbortController());
  const change = useCallback((key: number, fields: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)));
  }, []);

  const add = useCallback((files: Iterable<File>) => {
    const fresh = [...files].map((file): Upload => {
      number.current += 1;
      const isTooLarge = file.size > MAX_UPLOAD_BYTES;
      const message = isTooLarge ? (findPictureRefusal("rest_upload_too_large")?.message ?? null) : null;
      const state = isTooLarge ? "refused" : "waiting";
      return { key: number.current, name: file.name || "Bild", file, part: 0, tries: 0, state, message, picture: null };
    });
    setUploads((all) => [...all.filter(({ state }) => state !== "done"), ...fresh]);
  }, []);
  const retry = useCallback((key: number) => change(key, { state: "waiting", tries: 0, part: 0 }), [change]);
  const drop = useCallback((key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)), []);

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === "sending").length;
    const next = uploads.find(({ state }) => state === "waiting");
    if (next === undefined || sending >= AT_ONCE) return;
    const { key, file } = next;
    const tries = next.tries + 1;
    change(key, { state: "sending", tries, part: 0 });
    void sendPictureFile(file, (part) => change(key, { part }), gone.current.signal).then((answer) => {
      if (gone.current.signal.aborted) return;
      if (answer.kind === "done") {
        change(key, { state: "done", part: 1, picture: answer.result });
        latest.current(answer.result);
      } else if (answer.kind === "refused") change(key, { state: "refused", message: answer.message });
      else {
        change(key, { state: "lost" });
        if (tries < TRIES) setTimeout(() => change(key, { state: "waiting" }), WAIT_MS[tries - 1]);
      }
    });
  }, [uploads, change]);

  useEffect(() => {
    const signal = gone.current.signal;
    const again = () =>
      setUploads((all) => all.map((upload) => (upload.state === "lost" ? { ...upload, state: "waiting", tries: 0 } : upload)));
    window.addEventListener("online", again, { signal });
    // Leaving in the middle loses what has not gone yet.
    return () => gone.current.abort();
  }, []);

  return { uploads, add, retry, drop, isBusy: uploads.some(({ state }) => ["waiting", "sending", "lost"].includes(state)) };
}
