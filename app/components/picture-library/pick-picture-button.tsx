import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import type { ButtonLook } from "#app/ui/button/button-class.ts";
import { AwaitedPicker } from "./awaited-picker.tsx";
import type { PickedPicture } from "./picture-picker.tsx";

type PickPictureButtonProps = Pick<ButtonLook, "tone"> & { onPick: (picture: PickedPicture) => void; children: React.ReactNode };

/** A button of an island that opens the library; without script it does nothing, and should not be shown. */
export function PickPictureButton({ onPick, tone = "quiet", children }: PickPictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" tone={tone} className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <AwaitedPicker onPick={onPick} onClose={() => setOpen(false)} />}
    </>
  );
}
