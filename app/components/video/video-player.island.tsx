import { useCallback, useEffect, useReducer, useRef } from "react";
import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { ConsentQuestion } from "#app/components/content/embed/consent-question.tsx";
import { PLATFORM_HOST } from "#app/domain/video/brightcove-player.ts";
import type { PlayerReport } from "#app/domain/video/player-message.ts";
import { hasFrame, nextPlayerState, posterState, toCounted } from "#app/domain/video/player-state.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { readerConsentStore } from "#app/islands/stores/consent-status-store.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PlayerFrame } from "./player-frame.tsx";
import { TypedPoster } from "./typed-poster.tsx";

/** How long a player may take to load, and to close itself. */
const LOADING_MS = 15_000;
const CLOSING_MS = 1000;

export type VideoPlayerProps = {
  /** Address of the frame. */
  src: string;
  title: string;
  /** As it is printed: "2:14". */
  duration: string | null;
  hasPoster: boolean;
  children?: React.ReactNode;
};

/** A video of the external platform (rules 4.15): a poster first, the player at a click and once the platform is allowed. */
function VideoPlayer({ src, title, duration, hasPoster, children }: VideoPlayerProps) {
  const [state, dispatch] = useReducer(nextPlayerState, posterState);
  const { step } = state;
  const current = useRef(state);
  current.current = state;

  // Allowed while it is asked; a change of mind takes back what was allowed once as well.
  useEffect(() => readerConsentStore.subscribe(() => dispatch({ type: isAllowed() ? "allowed" : "withdrawn" })), []);

  useEffect(() => {
    if (step !== "loading" && step !== "closing") return;
    const patience = setTimeout(() => dispatch({ type: "silent" }), step === "loading" ? LOADING_MS : CLOSING_MS);
    return () => clearTimeout(patience);
  }, [step]);

  const listen = useCallback(
    (report: PlayerReport) => {
      const counted = toCounted(current.current, report);
      if (counted !== null) trackClick({ type: "video", name: title, action: counted });
      dispatch({ type: "report", report });
    },
    [title],
  );

  // Asked at the click, which may come as soon as the island is awake.
  const play = () => dispatch({ type: "wanted", isAllowed: isAllowed() });
  return (
    <div
      className={`player${hasPoster ? "" : " needs-script"}${step === "asking" ? " is-asking" : ""}`}
      data-step={step}
      data-keeps-page={state.isPlaying ? "" : undefined}
    >
      {hasPoster ? <Slot className="player-poster">{children}</Slot> : !hasFrame(state) && <TypedPoster words={title} />}
      {hasFrame(state) ? (
        <PlayerFrame src={src} title={`Videoplayer: ${title}`} isClosing={step === "closing"} onReport={listen} />
      ) : step === "asking" ? (
        <section ref={takeFocus} tabIndex={-1} className="player-question" aria-label="Zustimmung zum Laden des Videos">
          <ConsentQuestion
            provider="brightcove"
            name="Das Video von Brightcove"
            host={PLATFORM_HOST}
            onAllowedOnce={() => dispatch({ type: "allowed" })}
          />
        </section>
      ) : (
        <button type="button" className="player-play needs-script" onClick={play} aria-label={toPlayName(title, duration)}>
          <span>
            <Icon name="play" className="size-8" />
          </span>
          {duration !== null && <b>{duration}</b>}
        </button>
      )}
      <p role="status" className="player-status">
        {step === "failed" && "Das Video lässt sich hier nicht abspielen. Der Link darunter führt zu Brightcove."}
      </p>
    </div>
  );
}

/** It holds what is to be seen in the button: who speaks to their device says that. */
function toPlayName(title: string, duration: string | null): string {
  return `Video abspielen: ${title}${duration === null ? "" : `, ${duration}`}`;
}

/** What stands where the button stood that was pressed. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function isAllowed(): boolean {
  return readerConsentStore.read().granular.brightcove;
}

export const VideoPlayerIsland = defineIsland("video-player", VideoPlayer);
