import { NarrowPage } from "#app/features/newsroom/room/narrow-page.tsx";

type MissingPageProps = {
  /** Names of the secrets that are not set. */
  missing: readonly string[];
};

const purposes: Readonly<Record<string, string>> = {
  STAFF_SECRET: "versiegelt Anmeldungen und zweite Faktoren. Ohne dieses Geheimnis kann sich niemand anmelden.",
  ADMIN_TOKEN: "lässt den ersten Menschen herein: Mit ihm lädt npm run staff die Verwaltung ein.",
};

/** In the place of the sign-in while nobody can sign in: what the operator has to set, and where. */
export function MissingPage({ missing }: MissingPageProps) {
  return (
    <NarrowPage title="Noch nicht eingerichtet">
      <p>{missing.length === 1 ? "Der Redaktion fehlt noch ein Geheimnis:" : "Der Redaktion fehlen noch zwei Geheimnisse:"}</p>
      <dl className="grid gap-4">
        {missing.map((name) => (
          <div key={name} className="border-l-3 border-accent bg-surface p-4">
            <dt className="font-semibold">
              <code>{name}</code>
            </dt>
            <dd className="text-soft">{purposes[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <p>
          Wer das Portal betreibt, macht jedes mit <code className="font-semibold">openssl rand -hex 24</code> und setzt es: auf
          einem eigenen Rechner in <code>/etc/portal.env</code> (docs/one-machine.md), bei Cloudflare mit{" "}
          <code className="wrap-anywhere">npx wrangler secret put {missing[0]}</code> (docs/deploy.md). Danach wird das Portal neu
          gestartet.
        </p>
        <p className="text-soft">Für Leserinnen und Leser ändert das nichts: Die Zeitung ist da.</p>
      </div>
    </NarrowPage>
  );
}
