import { type ReactNode, useEffect, useState } from "react";
import { TypedPoster } from "#app/components/video/typed-poster.tsx";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { readerConsentStore } from "#app/islands/stores/consent-status-store.ts";
import { isVideoProvider } from "#shared/rules/video-providers.ts";
import { ConsentQuestion, useProviderConsent } from "./consent-question.tsx";
import { EmbedPlayer } from "./embed-player.tsx";
import type { EmbeddedFrame } from "./to-embed-view.ts";

/** The host is that of `src`, and not said twice. */
export type EmbedProps = Omit<EmbeddedFrame, "host"> & { hasPoster: boolean; children?: ReactNode };

const posterClass = "mb-3 aspect-video overflow-hidden rounded-sm bg-surface";

/** Content of another provider (rules 3.16, 4.10): first a word on what it is, its frame once the reader allows it, always the link. */
function Embed(props: EmbedProps) {
  const { provider, name, url, title, src, hasPoster, children } = props;
  const { host } = new URL(src);
  const isAllowed = useProviderConsent(provider);
  const [isOnce, setOnce] = useState(false);

  // A change of mind takes back what was allowed once as well.
  useEffect(() => readerConsentStore.subscribe(() => setOnce(false)), []);

  const isShown = isOnce || isAllowed;

  return (
    // The host is what the page's policy lets frames come from (shell/document).
    <aside className="embed" data-embed-host={host} data-embed-shown={isShown ? "" : undefined} aria-label={`Inhalt von ${name}`}>
      {hasPoster && !isShown && <Slot className={posterClass}>{children}</Slot>}
      {!hasPoster && !isShown && isVideoProvider(provider) && (
        <div className={posterClass}>
          <TypedPoster words={title ?? `Video bei ${name}`} />
        </div>
      )}
      {isShown ? (
        <EmbedPlayer {...props} host={host} />
      ) : (
        <div className="needs-script print:hidden">
          <ConsentQuestion provider={provider} name={name} host={host} onAllowedOnce={() => setOnce(true)} />
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
