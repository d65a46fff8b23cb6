import type { LibraryPicture } from "#app/domain/newsroom/library-picture.ts";

/** What a picture in a list of them shows: a small one, what it is called, whose it is. */
export function PictureCard({ picture: { thumb, name, alt, credit, addedText } }: { picture: LibraryPicture }) {
  return (
    <>
      <span className="grid aspect-[4/3] place-items-center overflow-hidden bg-surface">
        <img src={thumb} alt="" loading="lazy" className="size-full object-contain" />
      </span>
      <span className="grid grid-cols-1 gap-0.5 wrap-anywhere">
        <span className="line-clamp-2 text-[0.9375rem] leading-[1.35] font-semibold group-hover:text-accent">{name}</span>
        <span className="line-clamp-1 text-[0.875rem] text-soft">{credit === "" ? "Ohne Nachweis" : credit}</span>
        {addedText !== "" && <span className="line-clamp-1 text-[0.875rem] text-soft">{addedText}</span>}
        {alt === "" && <span className="text-[0.875rem] font-semibold text-live">Ohne Alt-Text</span>}
      </span>
    </>
  );
}

export const pictureGrid = "grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4";
