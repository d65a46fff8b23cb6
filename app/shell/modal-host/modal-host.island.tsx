/** Shows the named dialogs (spec 2.3), one at a time: each is an island of its own, fetched when it is opened or about to be. */
import { useEffect, useState } from "react";
import { logError } from "../../browser/log.ts";
import { readReturnPath } from "../../browser/return-path.ts";
import { dialogs, toDialogPath } from "../../domain/dialog.ts";
import type { DialogProps } from "../../features/account/dialogs/dialog-props.ts";
import { defineIsland, type IslandComponent } from "../../islands/define-island.ts";
import { loadIsland } from "../../islands/island-modules.ts";
import { closeDialog, type DialogRequest, dialogStore, noDialog } from "../../islands/stores/dialog-store.ts";
import { sessionStore, unknownSession } from "../../islands/stores/session-store.ts";
import { useStore } from "../../islands/stores/use-store.ts";
import { focusFirstField } from "./focus-first-field.ts";
import { Modal } from "./modal.tsx";
import { mayShow, toModalView } from "./to-modal-view.ts";

/**
 * There is nothing to sign in to any more once the reader is signed in, in this tab or another. Generic says that a mail is
 * on its way to activate the account with.
 */
const forSignedOut: readonly string[] = ["Login", "SimpleLogin", "Register", "ForgetPassword", "Generic"];

type Shown = { request: DialogRequest; Dialog: IslandComponent<DialogProps>; view: DialogProps["view"] };

function ModalHost() {
  const { request, hinted } = useStore(dialogStore, noDialog);
  const { user } = useStore(sessionStore, unknownSession);
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    // Whether it fails shows when it is opened.
    if (hinted !== null) loadDialog(hinted).catch(() => {});
  }, [hinted]);

  useEffect(() => {
    if (request === null) return setShown(null);
    if (focusOnPage(request)) return closeDialog();
    // An answer that was overtaken opens nothing.
    let isWanted = true;
    prepare(request).then(
      (next) => isWanted && setShown(next),
      (error: unknown) => {
        logError(`The dialog '${request.name}' is opened as a page`, error);
        if (isWanted) location.assign(toDialogPath(request.name, readReturnPath(), request.query));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [request]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the session changes, not when a dialog opens
  useEffect(() => {
    if (user !== null && request !== null && forSignedOut.includes(request.name)) closeDialog();
  }, [user]);

  if (shown === null) return null;
  return <Modal {...shown} isSignedIn={user !== null} />;
}

async function loadDialog(name: DialogRequest["name"]): Promise<IslandComponent<DialogProps>> {
  // Every island of a dialog takes these props: DialogPage renders it with them.
  return (await loadIsland(`${dialogs[name]}-dialog`)) as unknown as IslandComponent<DialogProps>;
}

async function prepare(request: DialogRequest): Promise<Shown> {
  const { user } = sessionStore.read();
  if (!mayShow(request, user)) throw new Error(`'${request.name}' is for the portal to decide`);
  // The styles of dialogs are in the late style sheet.
  const [Dialog] = await Promise.all([loadDialog(request.name), import("../../browser/late-styles.ts")]);
  return { request, Dialog, view: toModalView(request, user, readReturnPath()) };
}

/** A page that is this dialog already needs no second one over it. */
function focusOnPage({ name }: DialogRequest): boolean {
  const section = document.querySelector<HTMLElement>(`main section[data-dialog="${name}"]`);
  if (section === null) return false;
  focusFirstField(section);
  return true;
}

export const ModalHostIsland = defineIsland("modal-host", ModalHost);
