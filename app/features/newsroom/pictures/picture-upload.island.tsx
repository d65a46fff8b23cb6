import { useState } from "react";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PictureCard, pictureGrid } from "#app/components/picture-library/picture-card.tsx";
import { UploadArea } from "#app/components/picture-library/upload-area.tsx";
import type { LibraryPicture } from "#app/domain/newsroom/library-picture.ts";
import { PICTURES_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

type PictureUploadProps = { error: string | null };

/** Brings pictures to the library; without script a plain form does the same. Those that have come stand below, to be described. */
function PictureUpload({ error }: PictureUploadProps) {
  const [brought, setBrought] = useState<readonly LibraryPicture[]>([]);
  return (
    <>
      <FormFrame intent="upload" action={PICTURES_PATH} encType="multipart/form-data">
        <UploadArea
          id="bilder"
          error={error}
          onDone={(picture) => setBrought((all) => [picture, ...all.filter(({ id }) => id !== picture.id)])}
        >
          <Button type="submit" className="justify-self-start">
            Hochladen
          </Button>
        </UploadArea>
      </FormFrame>
      {brought.length > 0 && (
        <section className="grid grid-cols-1 gap-3" aria-label="Gerade gekommen">
          <h2 className="text-[1.1875rem] leading-[1.3] font-bold">Gerade gekommen: jetzt beschreiben</h2>
          <ul className={pictureGrid}>
            {brought.map((picture) => (
              <li key={picture.id} data-brought={picture.id}>
                <a href={picture.path} className="group grid grid-cols-1 gap-2">
                  <PictureCard picture={picture} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export const PictureUploadIsland = defineIsland("picture-upload", PictureUpload);
