import type { ComponentProps } from "react";
import { type FieldAttributes, LabelledField } from "#app/ui/field/labelled-field.tsx";

type RoomFieldProps = Omit<ComponentProps<typeof LabelledField>, "children"> & {
  /** Where one goes on: it was asked for, or is the first wrong field of a form that came back. The keyboard starts there, also without script. */
  hasFocus?: boolean;
  children: (attributes: FieldAttributes & { autoFocus: boolean }) => React.ReactNode;
};

/** A labelled field that may take the focus as its page comes. */
export function RoomField({ hasFocus = false, children, ...field }: RoomFieldProps) {
  return <LabelledField {...field}>{(attributes) => children({ ...attributes, autoFocus: hasFocus })}</LabelledField>;
}
