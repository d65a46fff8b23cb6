import { lazy, Suspense, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import type { ButtonLook } from "#app/ui/button/button-class.ts";
import type { PickedPicture } from "./picture-picker.tsx";

/** Loaded when somebody opens it. */
const PicturePicker = lazy(async () => ({ default: (await import("./picture-picker.tsx")).PicturePicker }));

type PickPictureButtonProps = Pick<ButtonLook, "tone"> & { onPick: (picture: PickedPicture) => void; children: React.ReactNode };

/** A button of an island that opens the library; without script it does nothing, and should not be shown. */
export function PickPictureButton({ onPick, tone = "quiet", children }: PickPictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" tone={tone} className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PicturePicker onPick={onPick} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
