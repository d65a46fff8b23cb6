import { type Choice, toNewChoice } from "#app/domain/newsroom/desk/head-form.ts";
import { fieldHint, fieldInput } from "#app/ui/field/field-class.ts";
import { HEAD } from "./head-form-id.ts";

type ChosenListProps = {
  name: string;
  label: string;
  hint?: string;
  choices: readonly Choice[];
  chosen: readonly Choice[];
  /** What may be written where none of the list fits; null where nothing may. */
  newLabel: string | null;
  onChange: (chosen: Choice[]) => void;
};

/** Several of a list: each that is chosen has a ticked box, and one more is chosen below. A form without script sends the same. */
export function ChosenList({ name, label, hint, choices, chosen, newLabel, onChange }: ChosenListProps) {
  const id = `${HEAD}-${name}`;
  const rest = choices.filter(({ slug }) => !chosen.some((one) => one.slug === slug));
  return (
    <fieldset className="grid grid-cols-1 content-start gap-1">
      <legend className="pb-[0.35rem] leading-[1.35] font-semibold">{label}</legend>
      {hint !== undefined && <p className={fieldHint}>{hint}</p>}
      {chosen.map(({ slug, title }) => (
        <div key={slug} className="flex items-center gap-2.5">
          <input
            id={`${id}-${slug}`}
            type="checkbox"
            name={name}
            value={slug}
            checked
            onChange={() => onChange(chosen.filter((one) => one.slug !== slug))}
            className="size-6"
          />
          <label htmlFor={`${id}-${slug}`} className="min-h-11 py-2.5 leading-[1.35] wrap-anywhere">
            {title}
          </label>
        </div>
      ))}
      {rest.length > 0 && (
        <select
          aria-label={chosen.length === 0 ? label : `${label}: eins dazu`}
          name={`${name}-add`}
          value=""
          onChange={(event) => {
            const added = rest.find(({ slug }) => slug === event.target.value);
            if (added !== undefined) onChange([...chosen, added]);
          }}
          className={`${fieldInput} w-full`}
        >
          <option value="">{chosen.length === 0 ? "Wählen" : "Eins dazu"}</option>
          {rest.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      )}
      {newLabel !== null && (
        <input
          aria-label={`${label}: ${newLabel}`}
          placeholder={newLabel}
          name={`${name}-new`}
          maxLength={100}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
          onBlur={(event) => {
            const added = toNewChoice(event.target.value, choices);
            event.target.value = "";
            if (added !== null && !chosen.some(({ slug }) => slug === added.slug)) onChange([...chosen, added]);
          }}
          className={`${fieldInput} w-full`}
        />
      )}
    </fieldset>
  );
}
