import { useState } from "react";
import { PickPictureButton } from "#app/components/picture-library/pick-picture-button.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { RoomField } from "./room-field.tsx";

export type RoomPicture = { id: number; src: string; width: number | null; height: number | null; alt: string };

type RoomPictureProps = {
  form: string;
  hint: string;
  /** The one that stands. */
  picture: RoomPicture | null;
  /** What the field holds: a number, or what came back. */
  typed: string;
  error: string | null;
  mayPick: boolean;
};

/** The picture by its number or the address of its page; with script it is taken from the library. */
function RoomPictureField({ form, hint, picture, typed, error, mayPick }: RoomPictureProps) {
  // Each change from outside of the field makes a new one, which begins with it: what is typed before this wakes is kept.
  const [given, setGiven] = useState({ value: typed, times: 0 });
  const [shown, setShown] = useState(picture !== null && typed === String(picture.id) ? picture : null);
  function take(next: RoomPicture | null): void {
    setGiven(({ times }) => ({ value: next === null ? "" : String(next.id), times: times + 1 }));
    setShown(next);
  }
  return (
    <div className="grid grid-cols-1 gap-3" data-room-picture={shown?.id ?? ""}>
      {shown !== null && (
        <img
          src={shown.src}
          width={shown.width ?? 3}
          height={shown.height ?? 2}
          alt={shown.alt}
          className="h-auto max-h-72 w-full bg-surface object-contain"
        />
      )}
      <RoomField form={form} name="picture" label="Bild" isOptional error={error} hint={hint} hasFocus={error !== null}>
        {(attributes) => (
          <input
            key={given.times}
            {...attributes}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            defaultValue={given.value}
            onChange={() => setShown(null)}
          />
        )}
      </RoomField>
      <div className="flex flex-wrap gap-3 [@media(scripting:none)]:hidden">
        {mayPick && <PickPictureButton onPick={take}>{shown === null ? "Bild wählen" : "Bild tauschen"}</PickPictureButton>}
        {shown !== null && (
          <Button type="button" tone="quiet" onClick={() => take(null)}>
            Ohne Bild
          </Button>
        )}
      </div>
    </div>
  );
}

export const RoomPictureIsland = defineIsland("room-picture", RoomPictureField);
