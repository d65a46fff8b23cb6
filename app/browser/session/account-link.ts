/**
 * The header's link to the profile: "Anmelden", which opens the Login dialog, or avatar and "Profil" (rules 2.3, 2.5), and the same
 * words in the menu. Plain script: it is on every page, and has to be right where React never wakes.
 */

import { readStorage } from "#app/browser/local-storage.ts";
import { USER_STATUS_KEY } from "#app/domain/session/session-names.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { onSessionChange, sessionStore } from "#app/islands/stores/session-store.ts";

export function followSessionInHeader(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-account-link]");
  const avatar = link?.querySelector<HTMLElement>("[data-avatar]");
  if (!link || !avatar) return;

  const { dialogLink } = link.dataset;
  const { href } = link;
  const show = (user: UserStatus | null) => {
    // The way back is for who signs in.
    link.href = user === null ? href : link.pathname;
    for (const side of document.querySelectorAll<HTMLElement>("[data-signed-in],[data-signed-out]"))
      side.hidden = (user === null) === "signedIn" in side.dataset;
    if (user === null) link.dataset.dialogLink = dialogLink;
    else delete link.dataset.dialogLink;
    // Who has bought is not asked to; its room stays, or the header would move.
    const offer = document.querySelector<HTMLElement>("header [href='/abo']");
    if (offer) offer.style.visibility = user?.hasPlusAccess ? "hidden" : "";
    if (user !== null) void showAvatar(avatar, user.fullname);
  };
  onSessionChange(show);
  if (sessionStore.read().isKnown) show(sessionStore.read().user);
  // A reader who was signed in a page ago most likely still is. For a guest this check is enough, and no more is loaded.
  else if (readStorage(USER_STATUS_KEY) !== null)
    void import("./user-status-store.ts").then(({ readUserStatus }) => {
      if (!sessionStore.read().isKnown) show(readUserStatus());
    });
}

async function showAvatar(avatar: HTMLElement, name: string): Promise<void> {
  const { toAvatar } = await import("#app/ui/avatar/to-avatar.ts");
  const { initial, colors } = toAvatar(name);
  const { avatar: former = "" } = avatar.dataset;
  avatar.classList.remove(...former.split(" ").filter((name) => name !== ""));
  avatar.classList.add(...colors.split(" "));
  avatar.dataset.avatar = colors;
  avatar.textContent = initial;
}
