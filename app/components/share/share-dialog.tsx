/** "Artikel Teilen" (rules 2.5, 7.3): a chunk of its own, fetched when somebody is about to open it. */
import { type MouseEvent, useState } from "react";
import { createPortal } from "react-dom";
import { dialogInModal, modalBox, modalWidths } from "#app/components/dialog/dialog-class.ts";
import { DialogHead } from "#app/components/dialog/dialog-head.tsx";
import { useBackdrop } from "#app/components/dialog/use-backdrop.ts";
import { useModalDialog } from "#app/components/dialog/use-modal-dialog.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import {
  announceShare,
  copyLink,
  hasShareSheet,
  openFacebookDialog,
  openShareSheet,
  openShareWindow,
} from "./share-effects.client.ts";
import {
  decideShareTargets,
  isPhoneOrTablet,
  type Shared,
  type ShareTarget,
  shareLabels,
  toFacebookLink,
  toMailLink,
  toWhatsAppLink,
  toXLink,
} from "./share-targets.ts";

const TITLE_ID = "share-title";
const row =
  "flex min-h-12 w-full items-center border-b border-rule py-2 text-left font-semibold hover:text-accent focus-visible:outline-offset-[-3px]";

export type ShareDialogProps = {
  shared: Shared;
  isNativeEnabled: boolean;
  onClose: () => void;
  /** What opened it: events of the dialog come from there, and the focus goes back to it. */
  opener: () => HTMLElement | null;
};

export function ShareDialog({ shared, isNativeEnabled, onClose, opener }: ShareDialogProps) {
  const ref = useModalDialog((focused) => focused ?? opener());
  const backdrop = useBackdrop(ref, onClose);
  const [isCopied, setCopied] = useState(false);
  const announce = (target: ShareTarget) => announceShare(opener(), target, shared);

  async function copy(): Promise<void> {
    announce("clipboard");
    setCopied(await copyLink(shared));
  }

  return createPortal(
    <dialog ref={ref} className={`${modalBox} ${modalWidths.medium}`} aria-labelledby={TITLE_ID} onClose={onClose} {...backdrop}>
      <button
        type="button"
        className="absolute top-[0.6rem] right-[0.6rem] inline-flex size-11 items-center justify-center rounded-full hover:bg-surface"
        aria-label="Schließen"
        onClick={onClose}
      >
        <Icon name="close" className="size-6" />
      </button>
      <div className={dialogInModal}>
        <DialogHead titleId={TITLE_ID} title="Artikel Teilen" isClosable />
        <ul className="border-t border-rule">
          {decideShareTargets(isNativeEnabled && hasShareSheet()).map((target) => (
            <li key={target}>
              <Target target={target} shared={shared} onCopy={() => void copy()} onChoose={() => announce(target)} />
            </li>
          ))}
        </ul>
        <div className="text-[0.9375rem] leading-[1.4]">
          <p className="break-all text-soft select-all">{shared.url}</p>
          <p className="font-semibold text-accent" role="status">
            {isCopied && "Der Link ist kopiert."}
          </p>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

type TargetProps = { target: ShareTarget; shared: Shared; onCopy: () => void; onChoose: () => void };

/** Those that have an address are links: they can be opened and copied as any other. */
function Target({ target, shared, onCopy, onChoose }: TargetProps) {
  const label = shareLabels[target];
  const button = (onClick: () => void) => (
    <button type="button" className={row} onClick={onClick}>
      {label}
    </button>
  );
  const link = (href: string, onClick: (event: MouseEvent) => void) => (
    <a href={href} className={row} target={href.startsWith("https:") ? "_blank" : undefined} rel="noopener" onClick={onClick}>
      {label}
    </a>
  );
  switch (target) {
    case "clipboard":
      return button(onCopy);
    case "native":
      return button(() => {
        onChoose();
        openShareSheet(shared);
      });
    case "facebook":
      return link(toFacebookLink(shared), (event) => {
        onChoose();
        event.preventDefault();
        // Readers have its script only where they have agreed to it.
        if (!openFacebookDialog(shared)) openShareWindow(target, toFacebookLink(shared));
      });
    case "email":
      return link(toMailLink(shared, portalBrand.name), onChoose);
    case "x":
    case "whatsapp": {
      const address = target === "x" ? toXLink(shared) : toWhatsAppLink(shared, isPhoneOrTablet(navigator));
      return link(address, (event) => {
        onChoose();
        // The app opens without a window of ours.
        if (!address.startsWith("https:")) return;
        event.preventDefault();
        openShareWindow(target, address);
      });
    }
  }
}
