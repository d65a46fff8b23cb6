import { alertMark } from "#app/ui/notice/alert-mark.ts";

type FieldErrorProps = {
  /** The field's id. */
  id: string;
  error: string | null;
  /** Its place, no looks. */
  className?: string;
};

/** The message that belongs to a field: its place is there before it is needed. */
export function FieldError({ id, error, className = "pt-[0.4rem]" }: FieldErrorProps) {
  return (
    <p
      id={`${id}-error`}
      className={`flex gap-[0.45rem] text-[0.9375rem] leading-[1.4] font-semibold text-live before:mt-[0.08rem] ${alertMark} ${className}`}
      hidden={error === null}
    >
      {error}
    </p>
  );
}
