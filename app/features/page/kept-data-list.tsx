import { type KeptGroup, places } from "#shared/kept-data/kept-data.ts";

/** What is kept, where and how long (decision 107): a table a group, and on narrow screens a list of cards. */
export function KeptDataList({ groups }: { groups: readonly KeptGroup[] }) {
  return (
    <>
      {groups.map(({ title, data }) => (
        <table
          key={title}
          className="mt-8 w-full border-collapse hyphens-auto text-[0.9375rem] leading-[1.4] max-md:block md:table-fixed"
        >
          <caption className="pb-2 text-left text-[1.125rem] font-semibold max-md:block">{title}</caption>
          <thead className="border-b border-strong-rule text-left max-md:hidden">
            <tr>
              {["Was und wo", "Wozu", "Rechtsgrund", "Wie lange"].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 align-bottom font-semibold first:w-[34%] last:pr-0">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {data.map(({ title: what, place, names, purpose, ground, period, deletedBy }) => (
              <tr key={what} className="border-b border-rule align-top max-md:block max-md:py-3">
                <th scope="row" className="py-2 pr-4 text-left font-semibold max-md:block max-md:p-0">
                  {what}
                  <span className="block font-normal wrap-anywhere text-soft">
                    {places[place]}: {names.join(", ")}
                  </span>
                </th>
                <Cell label="Wozu">{purpose}</Cell>
                <Cell label="Rechtsgrund">{ground}</Cell>
                <Cell label="Wie lange">
                  {period}
                  <span className="block text-soft">{`löscht: ${deletedBy}`}</span>
                </Cell>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <td className="py-2 pr-4 last:pr-0 max-md:block max-md:px-0 max-md:pt-1 max-md:pb-0">
      <span className="text-soft md:hidden">{`${label}: `}</span>
      {children}
    </td>
  );
}
