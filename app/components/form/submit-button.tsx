import type { ComponentProps } from "react";
import { Button } from "#app/ui/button/button.tsx";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type" | "disabled"> & {
  /** The id of its form. */
  form: string;
  isSendable: boolean;
  /** Labels of what has yet to be filled in. */
  missing: string;
};

/** Sends a form of rules 2.4; while it cannot be pressed it says what is missing. */
export function SubmitButton({ form, isSendable, missing, ...button }: SubmitButtonProps) {
  const id = `${form}-missing`;
  return (
    <>
      <Button {...button} type="submit" size="l" disabled={!isSendable} aria-describedby={missing === "" ? undefined : id} />
      {missing !== "" && (
        <p id={id} className="sr-only">
          Es fehlt noch: {missing}
        </p>
      )}
    </>
  );
}
