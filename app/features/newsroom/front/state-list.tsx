import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StateView } from "./states-view-model.ts";

type StateListProps = {
  states: StateView[];
  /** Where one can be looked at; null where its words say all. */
  toPath?: (id: number) => string;
  /** Where its words stand beside what took their place. */
  toDifference?: (id: number) => string;
  /** The form that brings one back. */
  toBack: (id: number, title: string) => React.ReactNode;
};

/** What was published, the last first; each but that can be brought back. */
export function StateList({ states, toPath, toDifference, toBack }: StateListProps) {
  return (
    <ol className="grid grid-cols-1">
      {states.map(({ id, title, text, isPresent }) => (
        <li
          key={id}
          className="grid grid-cols-1 gap-2 border-b border-rule py-3 wrap-anywhere first:border-t"
          data-kept-state={id}
        >
          <div>
            <span className="font-semibold">{title}</span>
            {text !== "" && <span className="block text-[0.9375rem] text-soft">{text}</span>}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
            {toPath !== undefined && (
              <TextLink isTall href={toPath(id)}>
                Ansehen<span className="sr-only">{`: ${title}`}</span>
              </TextLink>
            )}
            {toDifference !== undefined && (
              <TextLink isTall href={toDifference(id)}>
                Unterschied<span className="sr-only">{`: ${title}`}</span>
              </TextLink>
            )}
            {isPresent ? <span className="text-soft">Steht jetzt</span> : toBack(id, title)}
          </div>
        </li>
      ))}
    </ol>
  );
}
