import { type RefObject, useEffect, useRef, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { type MediaSourceView, STREAM_TYPE } from "./to-media-view.ts";

type StreamButtonProps = { element: RefObject<HTMLMediaElement | null>; sources: MediaSourceView[]; name: string };

type Step = "native" | "offered" | "playing" | "failed";

/** Over a film that this browser cannot play by itself: what plays it comes when the reader wants it. */
export function StreamButton({ element, sources, name }: StreamButtonProps) {
  const [step, setStep] = useState<Step>("native");
  const detach = useRef<(() => void) | null>(null);
  const stream = sources.find(({ type }) => type === STREAM_TYPE);

  useEffect(() => {
    const { current } = element;
    const isPlayable = current === null || sources.some(({ type }) => type === null || current.canPlayType(type) !== "");
    if (!isPlayable) setStep("offered");
    return () => detach.current?.();
  }, [element, sources]);

  function fail(error: unknown): void {
    logError("The stream does not play", error);
    detach.current?.();
    detach.current = null;
    setStep("failed");
  }

  async function play(): Promise<void> {
    const { current } = element;
    if (current === null || stream === undefined) return;
    setStep("playing");
    try {
      const { attachStream } = await import("./attach-stream.client.ts");
      detach.current = await attachStream(current, stream.src, fail);
    } catch (error) {
      fail(error);
      return;
    }
    // Whose browser does not let it begin has its controls.
    await current.play().catch(() => {});
  }

  return (
    <>
      {(step === "offered" || step === "failed") && (
        <button type="button" className="player-play" onClick={() => void play()} aria-label={`Video abspielen: ${name}`}>
          <span>
            <Icon name="play" className="size-8" />
          </span>
        </button>
      )}
      <p role="status" className="player-status">
        {step === "failed" && "Das Video lässt sich hier nicht abspielen."}
      </p>
    </>
  );
}
