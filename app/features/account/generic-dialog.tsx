import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-page.tsx";

/** A title and a message, and the way on. */
export function GenericDialog({ view: { message, returnTo } }: DialogProps) {
  return (
    <DialogFrame dialog="Generic" title={message?.title ?? "Hinweis"}>
      {message !== null && (
        <div className="dialog-text">
          <p>
            {message.link === null ? message.text : `${message.text} `}
            {message.link !== null && <a href={message.link.href}>{message.link.text}</a>}
          </p>
        </div>
      )}
      <a href={returnTo ?? "/"} className="button" data-dialog-close="">
        Weiter
      </a>
    </DialogFrame>
  );
}
