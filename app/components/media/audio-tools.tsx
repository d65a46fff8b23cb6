import { type RefObject, useState } from "react";

const BACK_S = 15;
const FORWARD_S = 30;
const speeds = [0.75, 1, 1.25, 1.5, 2];

/** What listeners know from their podcasts, beside the browser's own controls. */
export function AudioTools({ element }: { element: RefObject<HTMLMediaElement | null> }) {
  const [speed, setSpeed] = useState(1);
  const jump = (seconds: number) => {
    const { current } = element;
    if (current !== null) current.currentTime = Math.max(0, current.currentTime + seconds);
  };
  const change = (rate: number) => {
    setSpeed(rate);
    if (element.current !== null) element.current.playbackRate = rate;
  };
  return (
    <div className="audio-tools needs-script">
      <button type="button" onClick={() => jump(-BACK_S)} aria-label={`${BACK_S} Sekunden zurück`}>
        −{BACK_S} s
      </button>
      <button type="button" onClick={() => jump(FORWARD_S)} aria-label={`${FORWARD_S} Sekunden vor`}>
        +{FORWARD_S} s
      </button>
      <label>
        Tempo{" "}
        <select value={speed} onChange={({ target }) => change(Number(target.value))}>
          {speeds.map((rate) => (
            <option key={rate} value={rate}>
              {`${String(rate).replace(".", ",")}×`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
