import {
  type DialogName,
  type DialogQuery,
  type DialogSize,
  decideDialogSize,
  dialogs,
  toDialogPath,
} from "#app/domain/page/dialog.ts";
import { tallTextLink } from "#app/ui/text-link/text-link-class.ts";
import { dialogInModal, toDialogPageClass } from "./dialog-class.ts";
import { DialogHead } from "./dialog-head.tsx";
import { useDialogHost } from "./dialog-host.ts";
import type { DialogPageView } from "./dialog-view.ts";

type FrameProps = {
  dialog: DialogPageView["dialog"];
  title: React.ReactNode;
  /** Said under the title. */
  lead?: React.ReactNode;
  children?: React.ReactNode;
};

const RESET_PASSWORD_SLUG = "reset-password";

/** What a dialog consists of, as a page of its own and within the browser's `<dialog>` alike (rules 2.3). */
export function DialogFrame({ dialog, title, lead = null, children }: FrameProps) {
  const size: DialogSize = dialog === "ResetPassword" ? "medium" : decideDialogSize(dialog);
  // Named once: by the section, or by the <dialog> around it.
  const isNamed = useDialogHost() === null;
  return (
    <section
      className={isNamed ? toDialogPageClass(size) : dialogInModal}
      data-dialog={dialog}
      data-size={size}
      aria-labelledby={isNamed ? toTitleId(dialog) : undefined}
    >
      <DialogHead titleId={toTitleId(dialog)} title={title} lead={lead} isClosable={!isNamed} />
      {children}
    </section>
  );
}

/** Id of the heading that names the dialog. */
export function toTitleId(dialog: DialogPageView["dialog"]): string {
  return `${dialog === "ResetPassword" ? RESET_PASSWORD_SLUG : dialogs[dialog]}-title`;
}

/** The address a dialog's form posts to: that of the dialog as a page, with what it was opened with. */
export function toDialogAction({ dialog, returnTo, key, upsell: { campno } }: DialogPageView): string {
  const campaign: DialogQuery = campno === null ? {} : { campno };
  if (dialog === "UpsellSave" && key !== null) return toDialogPath(dialog, returnTo, { key, ...campaign });
  if (dialog === "AbocardActivation") return toDialogPath(dialog, returnTo, campaign);
  if (dialog !== "ResetPassword") return toDialogPath(dialog, returnTo);
  const query = new URLSearchParams({ dialog: RESET_PASSWORD_SLUG });
  if (key !== null) query.set("key", key);
  if (returnTo !== null) query.set("returnTo", returnTo);
  return `/profil?${query}`;
}

type LinkProps = { dialog: DialogName; returnTo: string | null; className?: string; children: React.ReactNode };

/** Opens another dialog: in its place with script, as a page without. */
export function DialogLink({ dialog, returnTo, className = tallTextLink, children }: LinkProps) {
  return (
    <a href={toDialogPath(dialog, returnTo)} data-dialog-link={dialog} className={className}>
      {children}
    </a>
  );
}
