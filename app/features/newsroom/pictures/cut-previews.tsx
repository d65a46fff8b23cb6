import { cropRatios, type PictureCut, type Size, toCropRectangle } from "#shared/content/picture-cut.ts";

type CutPreviewsProps = { original: string; size: Size; cut: PictureCut; isAutomatic: boolean };

const names: Record<(typeof cropRatios)[number][0], string> = {
  original: "Ganz",
  "16-9": "16:9",
  "4-3": "4:3",
  "1-1": "1:1",
  "9-16": "9:16",
};

/** All crops as they will be, by the same rectangles that their files are made of. */
export function CutPreviews({ original, size, cut, isAutomatic }: CutPreviewsProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {isAutomatic && (
        <p className="text-[0.9375rem] text-soft">
          So wären die Formate mit dem Blickpunkt in der Mitte; jetzt sucht ihn das System.
        </p>
      )}
      <ul className="flex flex-wrap items-end gap-4" aria-label="Alle Formate">
        {cropRatios.map(([name, ratio]) => {
          const { left, top, width, height } = toCropRectangle(size, cut, ratio);
          return (
            <li key={name} className="grid grid-cols-1 gap-1" data-crop={name}>
              <div
                className="relative h-28 max-w-full overflow-hidden bg-surface sm:h-36"
                style={{ aspectRatio: `${width} / ${height}` }}
              >
                <img
                  src={original}
                  alt=""
                  draggable={false}
                  className="absolute h-auto max-w-none"
                  style={{
                    width: `${(size.width / width) * 100}%`,
                    left: `${(-left / width) * 100}%`,
                    top: `${(-top / height) * 100}%`,
                  }}
                />
              </div>
              <span className="text-[0.9375rem] text-soft">{names[name]}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
