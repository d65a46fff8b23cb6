import { CloseLink } from "#app/components/dialog/close-link.tsx";
import { DialogFrame } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { withLinks } from "#app/ui/text-link/text-link-class.ts";

/** A title and a message, and the way on. */
function GenericDialog({ view: { message, returnTo } }: DialogProps) {
  return (
    <DialogFrame dialog="Generic" title={message?.title ?? "Hinweis"}>
      {message !== null && (
        <div className={withLinks}>
          <p>
            {message.link === null ? message.text : `${message.text} `}
            {message.link !== null && <a href={message.link.href}>{message.link.text}</a>}
          </p>
        </div>
      )}
      <CloseLink href={returnTo ?? "/"} className={toButtonClass({ className: "justify-self-start" })}>
        Weiter
      </CloseLink>
    </DialogFrame>
  );
}

export const GenericDialogIsland = defineIsland("generic-dialog", GenericDialog);
