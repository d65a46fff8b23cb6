/** Below a map: what it shows, and where its lines come from. */
export function MapSource({ children }: { children?: React.ReactNode }) {
  return (
    <figcaption className="mt-2 text-[0.8125rem] leading-snug text-soft">
      {children} Grenzen: Statistik Austria (data.statistik.gv.at), vereinfacht von Flooh Perlot, CC&nbsp;BY&nbsp;4.0. See, Rhein
      und Autobahnen angenähert.
    </figcaption>
  );
}
