import { toDialogPath } from "#app/domain/page/dialog.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ridge } from "./ridge.tsx";
import { toWallTexts } from "./wall-texts.ts";
import type { WallView } from "./wall-view.ts";

/**
 * Stands where the free part of a premium post ends, or within a promotion: what Plus is, what it costs, and three ways
 * on, all of them plain links. As long as the provider's offer stands behind it (components/paywall), what the wall itself
 * sells is not shown (`wall-sells`), and its other ways on stay; who has signed in is not asked to (`wall-sign-in`).
 */
export function Wall({ view }: { view: WallView }) {
  const { brand, path, meterText } = view;
  const { title, lead, account, prices, includes, print } = toWallTexts(view);
  return (
    <aside className="wall" data-wall="" aria-labelledby="wall-title">
      <Ridge />
      <div className="wall-body">
        <p className="wall-brand">{brand}</p>
        <h2 id="wall-title" className="wall-title">
          {title}
        </h2>
        <p className="wall-lead">{lead}</p>
        {meterText !== null && <p className="wall-note">{meterText}</p>}
        <div className="wall-columns">
          <ul className="benefits wall-sells">
            {includes.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
          <div className="wall-ways">
            <p className="wall-sells">
              <span className="wall-price">{prices}</span>
              Jederzeit zum Ende der Laufzeit kündbar.
            </p>
            <a href={toAboPath({ returnTo: path })} className="button wall-button wall-sells">
              Abo ansehen
            </a>
            {account !== null ? (
              <p>
                {account}{" "}
                <a href="/profil" className="text-link">
                  Zum Profil
                </a>
              </p>
            ) : (
              <p className="wall-sign-in">
                Du hast schon ein Abo?{" "}
                <a href={toDialogPath("Login", path)} data-dialog-link="Login" className="text-link">
                  Anmelden
                </a>
              </p>
            )}
          </div>
        </div>
        <p className="wall-print-card">
          Du hast die gedruckte Zeitung?{" "}
          <a href={toDialogPath("AbocardActivation", path)} data-dialog-link="AbocardActivation" className="text-link">
            Mit der Abokarte weiterlesen
          </a>
        </p>
      </div>
      <p className="wall-on-paper">{print}</p>
    </aside>
  );
}
