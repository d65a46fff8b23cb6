import { useEffect, useRef, useState } from "react";
import { type Choice, parseTags } from "#app/domain/newsroom/desk/head-form.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { HEAD } from "./head-form-id.ts";

type TagsFieldProps = { tags: readonly Choice[]; onChange: (tags: Choice[]) => void };

const toText = (tags: readonly Choice[]) => tags.map(({ title }) => title).join(", ");

function readEarly(): string | null {
  if (typeof document === "undefined") return null;
  const field = document.getElementById(`${HEAD}-tags`);
  return field instanceof HTMLInputElement ? field.value : null;
}

/** Tags in one line, saved as they are typed; what is typed stands there until the field is left, or another text comes. */
export function TagsField({ tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // One that is taken away and comes back is the one that it was.
  const first = useRef(tags);
  const parse = (text: string) => parseTags(text, [...tags, ...first.current]);
  // What was typed before the script came, as of the head's other fields (typed-early.ts).
  const early = useRef(readEarly());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page wakes
  useEffect(() => {
    if (early.current !== null && early.current !== toText(tags)) onChange(parse(early.current));
  }, []);
  const isTyped = typed !== null && toText(parse(typed)) === toText(tags);
  return (
    <LabelledField form={HEAD} name="tags" label="Schlagwörter" error={null} hint="Mit Beistrichen getrennt.">
      {(attributes) => (
        <input
          {...attributes}
          value={isTyped ? typed : toText(tags)}
          maxLength={2000}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(parse(target.value));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </LabelledField>
  );
}
