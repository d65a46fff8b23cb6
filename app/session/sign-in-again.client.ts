/** A session that has ended elsewhere (as-reader.client.ts): how that is found out, and what its reader is asked. */
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { logInAutomatically } from "#app/gateway/sso/calls/session/automatic-login.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import { onDialogClose } from "#app/islands/stores/dialog-store.ts";
import { onSessionChange, sessionStore } from "#app/islands/stores/session-store.ts";
import { graphqlTransport, resetAfterAuthChange } from "./graphql.client.ts";
import { endSessionHere } from "./start/automatic-login.client.ts";

/** Over the login, where a session has ended elsewhere: what was meant is done afterwards. */
const sessionEnded = {
  title: "Anmelden",
  text: "Du bist hier nicht mehr angemeldet. Melde dich noch einmal an, dann geht es weiter.",
};

/** Only the back end can say so, whatever words it refuses a call with. Where it cannot be asked, the session goes on. */
export async function isOver(user: UserStatus): Promise<boolean> {
  return (await logInAutomatically(graphqlTransport, user)).kind === "denied";
}

let asking: Promise<UserStatus | null> | null = null;

/** The same reader with their new session; null when the dialog was closed, or somebody else has signed in. Asked once for all that waits. */
export async function signInAgain(former: UserStatus): Promise<UserStatus | null> {
  const { user } = sessionStore.read();
  if (asking === null && user?.token === former.token) {
    asking = ask().finally(() => {
      asking = null;
    });
  }
  const now = asking === null ? user : await asking;
  return now?.ssoId === former.ssoId ? now : null;
}

function ask(): Promise<UserStatus | null> {
  resetAfterAuthChange();
  endSessionHere();
  // Where no dialog comes its page does, and this one is left.
  void openDialog("SimpleLogin", { message: sessionEnded });
  return new Promise((resolve) => {
    const stops = [
      onSessionChange((user) => user !== null && settle(user)),
      // Another dialog may take its place, as that for a forgotten password.
      onDialogClose(() => settle(null)),
    ];
    function settle(user: UserStatus | null): void {
      for (const stop of stops) stop();
      resolve(user);
    }
  });
}
