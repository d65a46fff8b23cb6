import { useEffect, useState } from "react";
import { necessaryConsents, withProvider } from "#app/domain/consent/change-consent.ts";
import type { EmbedFrame } from "#app/domain/embed/embed-frame.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { changeConsents, readerConsentStore } from "#app/islands/stores/consent-status-store.ts";
import { useStore } from "#app/islands/stores/use-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { EmbedProvider } from "#graphql/generated/contract.ts";
import { EmbedPlayer } from "./embed-player.tsx";

export type EmbedProps = EmbedFrame & {
  provider: EmbedProvider;
  /** As readers know the provider. */
  name: string;
  /** Where the content stands by itself. */
  url: string;
  title: string | null;
};

/** Content of another provider (rules 3.16, 4.10): first a word on what it is, its frame once the reader allows it, always the link. */
function Embed(props: EmbedProps) {
  const { provider, name, url, title, host } = props;
  const settings = useStore(readerConsentStore, necessaryConsents);
  const [isOnce, setOnce] = useState(false);

  // A change of mind takes back what was allowed once as well.
  useEffect(() => readerConsentStore.subscribe(() => setOnce(false)), []);

  const isShown = isOnce || settings.granular[provider];
  const allowAlways = (isAllowed: boolean) =>
    changeConsents(withProvider(readerConsentStore.read(), provider, isAllowed), "embed");

  return (
    // The host is what the page's policy lets frames come from (shell/document).
    <aside className="embed" data-embed-host={host} data-embed-shown={isShown ? "" : undefined} aria-label={`Inhalt von ${name}`}>
      {isShown ? (
        <EmbedPlayer {...props} />
      ) : (
        <div className="needs-script print:hidden">
          <p>
            <strong>{name}</strong> ist noch nicht geladen.
          </p>
          <p className="mt-1 text-soft">
            Lädst du den Inhalt, erfährt {host} deine Adresse im Netz und diese Seite, und kann Cookies setzen.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button type="button" tone="quiet" onClick={() => setOnce(true)}>
              Einmal laden
            </Button>
            <Button type="button" tone="quiet" onClick={() => allowAlways(true)}>
              Immer laden
            </Button>
          </div>
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <a href={url} rel="noopener nofollow">
          {title ?? `Bei ${name} ansehen`}
        </a>
        {isShown && (
          <span className="print:hidden">
            <a href={toDialogPath("Consent")} data-dialog-link="Consent">
              Cookie-Einstellungen
            </a>
          </span>
        )}
      </p>
    </aside>
  );
}

export const EmbedIsland = defineIsland("embed", Embed);
