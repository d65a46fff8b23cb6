/** Follows the free part of a premium post. Prices and checkout are the paywall's. */
export function PremiumOffer({ brand }: { brand: string }) {
  return (
    <aside className="mt-6 border-t-3 border-plus bg-surface p-6 md:p-8" data-premium-offer="">
      <p className="font-semibold text-plus">{brand}</p>
      <h2 className="mt-1 font-serif text-title-l leading-tight font-[650]">Weiterlesen mit Plus</h2>
      <p className="mt-3">
        Dieser Beitrag ist für Abonnentinnen und Abonnenten. Mit einem Plus-Abo liest du ihn ganz, und alle anderen auch.
      </p>
      <a href="/abo" className="button mt-5">
        Abos ansehen
      </a>
    </aside>
  );
}
