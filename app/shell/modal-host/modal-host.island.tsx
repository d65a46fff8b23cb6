/**
 * Shows the named dialogs (rules 2.3), one at a time: each is an island of its own, fetched when it is opened or about to be.
 * What a reader seems about to open is made while the pointer rests, and stands closed in the page until the click.
 */

import { startTransition, useEffect, useState } from "react";
import { goTo } from "#app/browser/loading/go-to.ts";
import { loadWholeStyles } from "#app/browser/loading/whole-styles.ts";
import { logError } from "#app/browser/log.ts";
import { readReturnPath } from "#app/browser/return-path.ts";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { dialogs, toDialogPath } from "#app/domain/page/dialog.ts";
import { defineIsland, type IslandComponent } from "#app/islands/define-island.ts";
import { loadIsland } from "#app/islands/island-modules.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { closeDialog, type DialogRequest, dialogStore, noDialog, plainRequest } from "#app/islands/stores/dialog-store.ts";
import { sessionStore, unknownSession } from "#app/islands/stores/session-store.ts";
import { focusFirstField } from "./focus-first-field.ts";
import { Modal } from "./modal.tsx";
import { mayShow, toModalView } from "./to-modal-view.ts";

/**
 * There is nothing to sign in to any more once the reader is signed in, in this tab or another. Generic says that a mail is
 * on its way to activate the account with.
 */
const forSignedOut: readonly string[] = ["Login", "SimpleLogin", "Register", "ForgetPassword", "Generic"];

type Shown = {
  request: DialogRequest;
  Dialog: IslandComponent<DialogProps>;
  view: DialogProps["view"];
  /** Made on a hint: the reader has not asked for it yet. */
  isAtHand: boolean;
};

function ModalHost() {
  const { request, hinted } = useStore(dialogStore, noDialog);
  const { user } = useStore(sessionStore, unknownSession);
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    if (hinted === null) return;
    // Overtaken by the dialog itself; over another dialog it is only fetched.
    let isWanted = request === null;
    prepare({ ...plainRequest, name: hinted }).then(
      (next) => isWanted && startTransition(() => setShown({ ...next, isAtHand: true })),
      // Whether it fails shows when it is opened.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [hinted, request]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a dialog is asked for, not when it was made
  useEffect(() => {
    if (request === null) return setShown(null);
    if (focusOnPage(request)) return closeDialog();
    if (shown !== null && isMadeFor(request, shown)) return setShown({ ...shown, request, isAtHand: false });
    // An answer that was overtaken opens nothing.
    let isWanted = true;
    prepare(request).then(
      (next) => isWanted && setShown(next),
      (error: unknown) => {
        logError(`The dialog '${request.name}' is opened as a page`, error);
        if (isWanted) goTo(toDialogPath(request.name, readReturnPath(), request.query));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [request]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the session changes, not when a dialog opens
  useEffect(() => {
    // What was made for another reader.
    if (request === null) setShown(null);
    else if (user !== null && forSignedOut.includes(request.name)) closeDialog();
  }, [user]);

  if (shown === null) return null;
  // What is at hand opens within the click, and not after it.
  const isMade = request !== null && isMadeFor(request, shown);
  const isOpen = request !== null && (isMade || !shown.isAtHand);
  return <Modal {...shown} request={isMade ? request : shown.request} isOpen={isOpen} isSignedIn={user !== null} />;
}

/** Whether what a hint had made is what is asked for now: a dialog without anything of its own, on the same page. */
function isMadeFor({ name, size, query, message, offer }: DialogRequest, { request, view, isAtHand }: Shown): boolean {
  const isPlain = size === null && message === null && offer === null && Object.keys(query).length === 0;
  return isAtHand && isPlain && request.name === name && view.returnTo === readReturnPath();
}

async function loadDialog(name: DialogRequest["name"]): Promise<IslandComponent<DialogProps>> {
  // Every island of a dialog takes these props: DialogPage renders it with them.
  return (await loadIsland(`${dialogs[name]}-dialog`)) as unknown as IslandComponent<DialogProps>;
}

async function prepare(request: DialogRequest): Promise<Shown> {
  const { user } = sessionStore.read();
  if (!mayShow(request, user)) throw new Error(`'${request.name}' is for the portal to decide`);
  // The styles of dialogs are in the late style sheet.
  const [Dialog] = await Promise.all([loadDialog(request.name), loadWholeStyles()]);
  return { request, Dialog, view: toModalView(request, user, readReturnPath()), isAtHand: false };
}

/** A page that is this dialog already needs no second one over it. */
function focusOnPage({ name }: DialogRequest): boolean {
  const section = document.querySelector<HTMLElement>(`main section[data-dialog="${name}"]`);
  if (section === null) return false;
  focusFirstField(section);
  return true;
}

export const ModalHostIsland = defineIsland("modal-host", ModalHost);
