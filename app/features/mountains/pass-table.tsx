import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { PassView } from "./mountains-view-model.ts";
import { PassMark } from "./pass-mark.tsx";

/** Each pass with its state, in words and by a mark. */
export function PassTable({ passes }: { passes: readonly PassView[] }) {
  return (
    <table className="w-full max-w-[52rem] border-collapse text-left">
      <thead>
        <tr className="border-b border-strong-rule text-[0.9375rem] text-soft">
          <th scope="col" className="py-2 pr-4 font-normal">
            Pass
          </th>
          <th scope="col" className="w-[46%] py-2 font-normal">
            Zustand
          </th>
        </tr>
      </thead>
      <tbody>
        {passes.map((pass) => (
          <PassRow key={pass.id} pass={pass} />
        ))}
      </tbody>
    </table>
  );
}

function PassRow({ pass: { name, facts, state, stateText, since, note, link } }: { pass: PassView }) {
  return (
    <tr className="border-b border-rule align-top">
      <th scope="row" className="py-3 pr-4 font-normal">
        <span className="font-semibold hyphens-auto wrap-anywhere">{name}</span>
        {facts !== "" && <span className="block text-[0.9375rem] text-soft tabular-nums">{facts}</span>}
      </th>
      <td className="py-3">
        <span className="flex items-start gap-2 font-semibold">
          <PassMark state={state} />
          {stateText}
        </span>
        {since !== null && (
          <span className="block text-[0.9375rem] text-soft tabular-nums">
            seit <time dateTime={since.iso}>{since.text}</time>
          </span>
        )}
        {note !== "" && <span className="mt-1 block text-[0.9375rem] wrap-anywhere">{note}</span>}
        {link !== null && (
          <TextLink href={link.href} rel="noopener" isTall className="text-[0.9375rem]">
            Mehr bei {link.host}
          </TextLink>
        )}
      </td>
    </tr>
  );
}
