import { type ComponentProps, lazy, Suspense } from "react";

/** Loaded when somebody opens it. */
const PicturePicker = lazy(async () => ({ default: (await import("./picture-picker.tsx")).PicturePicker }));

/** The library, of which nothing is loaded before. */
export function AwaitedPicker(props: ComponentProps<typeof PicturePicker>) {
  return (
    <Suspense fallback={null}>
      <PicturePicker {...props} />
    </Suspense>
  );
}
