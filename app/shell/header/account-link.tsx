import { toWayBack } from "#app/domain/page/address/return-path.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

const sideClass = "inline-flex items-center gap-1.5";

/**
 * The way to log in, and to the profile. The same for everybody, so that pages can be shared; the browser shows the second
 * side to a signed-in reader. Both take the same room: nothing moves. Without script the profile sends a signed-out reader to the
 * login, and from there back to the page at `path`.
 */
export function AccountLink({ path }: { path: string }) {
  return (
    <a href={toProfileHref(toWayBack(path))} data-account-link="" data-dialog-link="Login" className="account">
      <span data-signed-out="" className={sideClass}>
        <Icon name="person" />
        <span className="max-md:sr-only">Anmelden</span>
      </span>
      <span data-signed-in="" className={sideClass} hidden>
        <span
          data-avatar=""
          className="inline-flex size-7 items-center justify-center rounded-full font-semibold"
          aria-hidden="true"
        />
        <span className="max-md:sr-only">Profil</span>
      </span>
    </a>
  );
}

function toProfileHref(wayBack: string): string {
  return wayBack === "/profil" ? wayBack : `/profil?${new URLSearchParams({ returnTo: wayBack })}`;
}
