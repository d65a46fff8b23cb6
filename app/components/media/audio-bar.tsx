import { type RefObject, useEffect, useState } from "react";
import { toDurationText } from "#app/domain/media/media-time.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

const BACK_S = 15;
const FORWARD_S = 30;
const speeds = [0.75, 1, 1.25, 1.5, 2];

type AudioBarProps = {
  element: RefObject<HTMLMediaElement | null>;
  /** Seconds, as the publisher says; null where only the file knows. */
  duration: number | null;
};

/** Plays a recording, shows where it stands, and has the jumps and speeds that listeners know from their podcasts. */
export function AudioBar({ element, duration }: AudioBarProps) {
  const { isPlaying, time, length, refresh } = useRecording(element, duration);
  const [speed, setSpeed] = useState(1);
  const act = (change: (audio: HTMLMediaElement) => void) => () => {
    if (element.current === null) return;
    change(element.current);
    refresh();
  };
  const goTo = (seconds: number) =>
    act((audio) => {
      audio.currentTime = Math.max(0, seconds);
    });
  // Whose browser does not let it begin presses again.
  const toggle = act((audio) => (audio.paused ? void audio.play().catch(() => {}) : audio.pause()));
  return (
    <div className="audio needs-script print:hidden">
      <button type="button" className="audio-play" aria-label={isPlaying ? "Pause" : "Abspielen"} onClick={toggle}>
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      <input
        type="range"
        aria-label="Stelle"
        aria-valuetext={toDurationText(time)}
        max={Math.max(length ?? 0, time, 1)}
        value={time}
        onChange={({ target }) => goTo(Number(target.value))()}
      />
      <span>
        {toDurationText(time)}
        {length !== null && ` / ${toDurationText(length)}`}
      </span>
      <button type="button" aria-label={`${BACK_S} Sekunden zurück`} onClick={goTo(time - BACK_S)}>
        −{BACK_S}
      </button>
      <button type="button" aria-label={`${FORWARD_S} Sekunden vor`} onClick={goTo(time + FORWARD_S)}>
        +{FORWARD_S}
      </button>
      <select
        aria-label="Tempo"
        value={speed}
        onChange={({ target }) => {
          setSpeed(Number(target.value));
          act((audio) => {
            audio.playbackRate = Number(target.value);
          })();
        }}
      >
        {speeds.map((rate) => (
          <option key={rate} value={rate}>
            {`${String(rate).replace(".", ",")}×`}
          </option>
        ))}
      </select>
    </div>
  );
}

const EVENTS = ["play", "pause", "ended", "timeupdate", "seeking", "durationchange", "loadedmetadata"];

/** Where the browser's own player stands, in whole seconds. */
function useRecording(element: RefObject<HTMLMediaElement | null>, duration: number | null) {
  const [state, setState] = useState({ isPlaying: false, time: 0, length: duration });
  const refresh = () => {
    const { current } = element;
    if (current === null) return;
    const length = Number.isFinite(current.duration) ? Math.floor(current.duration) : duration;
    setState({ isPlaying: !current.paused && !current.ended, time: Math.floor(current.currentTime), length });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element stays
  useEffect(() => {
    const { current } = element;
    // It may play already, and goes on where its listener left off (keep-audio-position.ts).
    queueMicrotask(refresh);
    for (const type of EVENTS) current?.addEventListener(type, refresh);
    return () => {
      for (const type of EVENTS) current?.removeEventListener(type, refresh);
    };
  }, []);
  return { ...state, refresh };
}
