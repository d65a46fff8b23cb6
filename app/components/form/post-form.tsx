import { FormFrame, type FormFrameProps } from "./form-frame.tsx";
import { type Sent, useSending } from "./use-sending.ts";

type PostFormProps = FormFrameProps & {
  /** Sends it by script; without it the browser posts it. */
  send?: () => Promise<Sent>;
};

/** A form whose fields cannot be wrong, or that has none: its button says what it does. */
export function PostForm({ send: act, ...frame }: PostFormProps) {
  const { isBusy, send } = useSending(frame.intent);
  const onSubmit: FormFrameProps["onSubmit"] =
    act &&
    ((event) => {
      event.preventDefault();
      void send(event.currentTarget, act);
    });
  return <FormFrame isBusy={isBusy} onSubmit={onSubmit} {...frame} />;
}
