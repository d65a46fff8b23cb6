import { toDialogPath } from "#app/domain/page/dialog.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

const linkPlace = "inline-block py-[0.35rem]";

type WallWaysProps = { path: string; isSignedIn: boolean; isExpired: boolean };

/** Below what is sold: for who has paid already, in an account or for the printed paper. */
export function WallWays({ path, isSignedIn, isExpired }: WallWaysProps) {
  return (
    <div className="mt-3 leading-[1.4] print:hidden">
      {isSignedIn ? (
        <p>
          {isExpired
            ? "Du bist angemeldet. Dein Plus-Abo ist abgelaufen."
            : "Du bist angemeldet. Zu deinem Konto gehört kein Plus-Abo."}{" "}
          <TextLink href="/profil" className={linkPlace}>
            Zum Profil
          </TextLink>
        </p>
      ) : (
        <p>
          Du hast schon ein Abo?{" "}
          <TextLink href={toDialogPath("Login", path)} data-dialog-link="Login" className={linkPlace}>
            Anmelden
          </TextLink>
        </p>
      )}
      <p className="text-[0.9375rem] text-soft">
        Du hast die gedruckte Zeitung?{" "}
        <TextLink href={toDialogPath("AbocardActivation", path)} data-dialog-link="AbocardActivation" className={linkPlace}>
          Mit der Abokarte weiterlesen
        </TextLink>
      </p>
    </div>
  );
}
