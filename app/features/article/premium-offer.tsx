/** Follows the free part of a premium post. Prices and checkout are the paywall's. */
export function PremiumOffer({ brand }: { brand: string }) {
  return (
    <aside className="mt-6 border-t-3 border-plus bg-surface p-6 md:p-8" data-premium-offer="">
      <p className="font-semibold text-plus">{brand}</p>
      <h2 className="mt-1 font-serif text-title-l leading-tight font-[650]">Weiterlesen mit Plus</h2>
      <p className="mt-3">
        Dieser Beitrag ist für Abonnentinnen und Abonnenten. Mit einem Plus-Abo liest du ihn ganz, und alle anderen auch.
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="/abo" className="button">
          Abos ansehen
        </a>
        <a href="/profil" className="font-semibold text-accent underline underline-offset-4">
          Ich habe schon ein Abo: anmelden
        </a>
      </p>
    </aside>
  );
}
