import { type RefObject, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";

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
    <div className="needs-script mt-3 flex flex-wrap gap-3 print:hidden">
      <Button type="button" tone="quiet" onClick={() => jump(-BACK_S)} aria-label={`${BACK_S} Sekunden zurück`}>
        {`−${BACK_S} s`}
      </Button>
      <Button type="button" tone="quiet" onClick={() => jump(FORWARD_S)} aria-label={`${FORWARD_S} Sekunden vor`}>
        {`+${FORWARD_S} s`}
      </Button>
      <label>
        <span className="sr-only">Tempo</span>
        <select
          className={toButtonClass({ tone: "quiet" })}
          value={speed}
          onChange={({ target }) => change(Number(target.value))}
        >
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
