import { necessaryConsents, withProvider } from "#app/domain/consent/change-consent.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { changeConsents, readerConsentStore } from "#app/islands/stores/consent-status-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { EmbedProvider } from "#graphql/generated/contract.ts";

type ConsentQuestionProps = {
  provider: EmbedProvider;
  /** As readers know the provider. */
  name: string;
  /** The host that learns of the reader. */
  host: string;
  onAllowedOnce: () => void;
};

/** What loading means, and the choice: this time, or from now on (rules 4.10). */
export function ConsentQuestion({ provider, name, host, onAllowedOnce }: ConsentQuestionProps) {
  return (
    <>
      <p>
        <strong>{name}</strong> ist noch nicht geladen.
      </p>
      <p className="mt-1 text-soft">
        {`Lädst du den Inhalt, erfährt ${host} deine Adresse im Netz und diese Seite, und kann Cookies setzen.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="button" tone="quiet" onClick={onAllowedOnce}>
          Einmal laden
        </Button>
        <Button type="button" tone="quiet" onClick={() => allowAlways(provider)}>
          Immer laden
        </Button>
      </div>
    </>
  );
}

function allowAlways(provider: EmbedProvider): void {
  changeConsents(withProvider(readerConsentStore.read(), provider, true), "embed");
}

/** Whether this reader lets the provider load; false while it is not known. */
export function useProviderConsent(provider: EmbedProvider): boolean {
  return useStore(readerConsentStore, necessaryConsents).granular[provider];
}
