/** The header's link to the profile: "Anmelden", which opens the Login dialog, or avatar and "Profil" (spec 2.3, 2.5). */
import { USER_STATUS_KEY } from "../domain/session-names.ts";
import type { UserStatus } from "../domain/user-status.ts";
import { onSessionChange } from "../islands/stores/session-store.ts";
import { readStorage } from "./local-storage.ts";

export function enhance(element: HTMLElement): void {
  const signedIn = element.querySelector<HTMLElement>("[data-signed-in]");
  const signedOut = element.querySelector<HTMLElement>("[data-signed-out]");
  const avatar = signedIn?.querySelector<HTMLElement>("[data-avatar]");
  const { dialogLink } = element.dataset;
  if (!signedIn || !signedOut) return;

  const show = (user: UserStatus | null) => {
    signedIn.hidden = user === null;
    signedOut.hidden = user !== null;
    if (user === null) element.dataset.dialogLink = dialogLink;
    else delete element.dataset.dialogLink;
    if (user !== null && avatar) void showAvatar(avatar, user.fullname);
  };
  onSessionChange(show);
  // Whoever is not signed in needs no more than this to find that out.
  if (readStorage(USER_STATUS_KEY) === null && document.documentElement.dataset.session !== "signed-in") return;
  void import("./user-status-store.ts").then(({ readUserStatus }) => show(readUserStatus()));
}

async function showAvatar(avatar: HTMLElement, name: string): Promise<void> {
  const { toAvatar } = await import("../ui/avatar/to-avatar.ts");
  const { initial, colors } = toAvatar(name);
  const { avatar: former = "" } = avatar.dataset;
  avatar.classList.remove(...former.split(" ").filter((name) => name !== ""));
  avatar.classList.add(...colors.split(" "));
  avatar.dataset.avatar = colors;
  avatar.textContent = initial;
}
