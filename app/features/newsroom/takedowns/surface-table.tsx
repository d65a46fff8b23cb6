import type { SurfaceRow } from "./surfaces-view-model.ts";

/** Each place with what was found there. On a phone the answer is below its place. */
export function SurfaceTable({ caption, rows }: { caption: string; rows: readonly SurfaceRow[] }) {
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-strong-rule">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Ort
          </th>
          <th scope="col" className="py-2 font-semibold">
            Ergebnis
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, address, answer, isGone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and may have the same name
          <tr key={index} className="border-b border-rule align-top max-sm:grid">
            <th scope="row" className="pt-2 pr-4 font-normal wrap-anywhere sm:pb-2">
              {place} <span className="text-soft">{address}</span>
            </th>
            <td className={`pb-2 wrap-anywhere sm:w-64 sm:pt-2 ${isGone ? "" : "font-semibold text-live"}`}>
              <span aria-hidden="true" className={isGone ? "text-accent" : ""}>
                {isGone ? "●" : "■"}
              </span>{" "}
              {answer}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
