import type { MouseEvent } from "react";
import { useDialogHost } from "./dialog-host.ts";

/** Goes on: within a dialog to the page that it lies over, otherwise to `href`. */
export function CloseLink({ href, className, children }: { href: string; className: string; children: React.ReactNode }) {
  const host = useDialogHost();
  const close = (event: MouseEvent) => {
    event.preventDefault();
    host?.close();
  };
  return (
    <a href={href} className={className} onClick={host === null ? undefined : close} data-dialog-close="">
      {children}
    </a>
  );
}
