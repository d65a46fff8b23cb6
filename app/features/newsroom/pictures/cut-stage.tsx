import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type CutHandle, moveCut, toArrowStep } from "#app/domain/newsroom/move-cut.ts";
import { type PictureCut, type Size, WHOLE } from "#shared/content/picture-cut.ts";

type CutStageProps = {
  original: string;
  cut: PictureCut;
  /** Null until the picture has come: then nothing can be moved yet. */
  size: Size | null;
  onSize: (size: Size) => void;
  onCut: (cut: PictureCut) => void;
};

type Drag = { handle: CutHandle; x: number; y: number; cut: PictureCut };

const corners = [
  { handle: "top left", label: "Ecke links oben", place: "-top-4 -left-4 cursor-nwse-resize" },
  { handle: "top right", label: "Ecke rechts oben", place: "-top-4 -right-4 cursor-nesw-resize" },
  { handle: "bottom left", label: "Ecke links unten", place: "-bottom-4 -left-4 cursor-nesw-resize" },
  { handle: "bottom right", label: "Ecke rechts unten", place: "-bottom-4 -right-4 cursor-nwse-resize" },
] as const;

/** The whole picture with what is left of it and the point, moved by pointer or, at each handle, by arrow keys. */
export function CutStage({ original, cut, size, onSize, onCut }: CutStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const drag = useRef<Drag | null>(null);
  // It may have come before the script.
  useEffect(() => {
    const { complete = false, naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
    if (complete && width > 0) onSize({ width, height });
  }, [onSize]);

  function begin(event: PointerEvent, handle: CutHandle): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    drag.current = { handle, x: event.clientX, y: event.clientY, cut };
  }
  function follow({ clientX, clientY }: PointerEvent): void {
    const box = stage.current?.getBoundingClientRect();
    if (drag.current === null || box === undefined) return;
    const { handle, x, y, cut: before } = drag.current;
    onCut(moveCut(before, handle, ((clientX - x) / box.width) * WHOLE, ((clientY - y) / box.height) * WHOLE));
  }
  function press(event: KeyboardEvent, handle: CutHandle): void {
    const step = toArrowStep(event.key, event.shiftKey);
    if (step === null) return;
    // The page must not scroll meanwhile.
    event.preventDefault();
    onCut(moveCut(cut, handle, ...step));
  }
  const percent = (thousandths: number) => `${thousandths / 10}%`;
  const place = { left: percent(cut.left), top: percent(cut.top), width: percent(cut.width), height: percent(cut.height) };
  const handleOf = (handle: CutHandle) => ({
    type: "button" as const,
    onPointerDown: (event: PointerEvent) => begin(event, handle),
    onKeyDown: (event: KeyboardEvent) => press(event, handle),
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="justify-self-start bg-surface">
        <div
          ref={stage}
          className="relative touch-none select-none"
          onPointerMove={follow}
          onPointerUp={() => {
            drag.current = null;
          }}
          onPointerCancel={() => {
            drag.current = null;
          }}
          data-cut-stage={size === null ? "" : "ready"}
        >
          <img
            ref={image}
            src={original}
            alt="Das ganze Bild"
            draggable={false}
            className="block max-h-[60vh] max-w-full"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
          />
          {size !== null && (
            <>
              <div className="pointer-events-none absolute inset-0 overflow-hidden">
                <div className="absolute shadow-[0_0_0_200rem_rgb(0_0_0/0.55)]" style={place} />
              </div>
              <div className="absolute outline-2 outline-ground" style={place}>
                <button
                  {...handleOf("rest")}
                  className="absolute inset-0 cursor-move"
                  aria-label="Ausschnitt verschieben, mit Pfeiltasten"
                />
                {corners.map(({ handle, label, place: corner }) => (
                  <button
                    key={handle}
                    {...handleOf(handle)}
                    aria-label={`${label} verschieben, mit Pfeiltasten`}
                    className={`absolute grid size-8 place-items-center ${corner}`}
                  >
                    <span className="size-4 border-2 border-ground bg-accent" />
                  </button>
                ))}
              </div>
              <button
                {...handleOf("point")}
                aria-label="Blickpunkt verschieben, mit Pfeiltasten"
                className="absolute -mt-5 -ml-5 grid size-10 cursor-grab place-items-center rounded-full border-3 border-ground bg-accent"
                style={{ left: percent(cut.x), top: percent(cut.y) }}
              >
                <span className="size-2.5 rounded-full bg-ground" />
              </button>
            </>
          )}
        </div>
      </div>
      {size !== null && (
        <p className="text-[0.9375rem] text-soft">
          Zieh an den Ecken, am Ausschnitt und am runden Blickpunkt, oder geh mit Tab hin und nimm die Pfeiltasten (mit Umschalt
          in größeren Schritten).
        </p>
      )}
    </div>
  );
}
