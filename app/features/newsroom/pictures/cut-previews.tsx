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
              {/* As a ground: a picture of its own would reach beyond the page, where it is cut off. */}
              <div
                className="h-28 max-w-full bg-surface bg-no-repeat sm:h-36"
                style={{
                  aspectRatio: `${width} / ${height}`,
                  backgroundImage: `url(${JSON.stringify(original)})`,
                  backgroundSize: `${(size.width / width) * 100}% ${(size.height / height) * 100}%`,
                  backgroundPosition: `${toPlace(left, size.width - width)} ${toPlace(top, size.height - height)}`,
                }}
              />
              <span className="text-[0.9375rem] text-soft">{names[name]}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Where a ground stands that hangs over by `rest`: 0 % is its beginning, 100 % its end. */
function toPlace(from: number, rest: number): string {
  return rest === 0 ? "0%" : `${(from / rest) * 100}%`;
}
