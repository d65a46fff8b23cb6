import { TIP_STATUS_PATH } from "#app/domain/tip/tip-paths.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

/** The code of a tip, and what it is good for. */
export function Receipt({ code, children }: { code: string; children?: React.ReactNode }) {
  return (
    <div className="rounded-xs bg-surface p-5 sm:p-7">
      <p className="text-soft">Dein Code</p>
      <p
        className="font-serif text-[clamp(1.5rem,6.4vw,2.25rem)] leading-tight font-[620] tracking-wide tabular-nums"
        data-receipt
      >
        {code}
      </p>
      <p className="mt-3 max-w-[36rem]">
        Schreib ihn dir auf: Mit ihm siehst du unter <TextLink href={TIP_STATUS_PATH}>Stand deines Tipps</TextLink>, ob die
        Redaktion deinen Tipp gelesen hat, und kannst ihn zurückziehen. Wir kennen ihn danach nicht mehr und können ihn niemandem
        noch einmal sagen.
      </p>
      {children}
    </div>
  );
}
