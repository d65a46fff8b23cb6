import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { MAX_MENU_LINK, MAX_MENU_TITLE, type MenuRow } from "#app/domain/newsroom/front/menu-rows.ts";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { choiceInput } from "#app/ui/field/field-class.ts";
import { decideFocus, StepButton } from "./step-button.tsx";

type MenuRowProps = {
  menu: string;
  row: MenuRow;
  index: number;
  isLast: boolean;
  errors: FieldErrors;
  /** The field, or the button with its row, where somebody goes on. */
  focus: string | null;
};

/** An entry of a menu: name, link, whether it is below another, and its way up, down and out. */
export function MenuRowFields({ menu, row: { title, link, isBelow }, index, isLast, errors, focus }: MenuRowProps) {
  const form = `menue-${menu}`;
  const name = title === "" ? `Eintrag ${index + 1}` : `„${title}“`;
  const isFirst = index === 0;
  const fields = [
    { name: `title-${index}`, label: `Name, Eintrag ${index + 1}`, value: title, max: MAX_MENU_TITLE },
    { name: `link-${index}`, label: `Link, Eintrag ${index + 1}`, value: link, max: MAX_MENU_LINK },
  ];
  const pressed = (["up", "down"] as const).find((step) => focus === `${step} ${index}`);
  const focused = pressed === undefined ? null : decideFocus(pressed, { isFirst, isLast });
  return (
    <li
      className={`grid grid-cols-1 gap-3 border-b border-rule py-4 first:border-t sm:grid-cols-2 ${isBelow ? "pl-6 sm:pl-10" : ""}`}
    >
      {fields.map((field) => (
        <RoomField
          key={field.name}
          form={form}
          name={field.name}
          label={field.label}
          error={errors[field.name]}
          hasFocus={focus === field.name}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={field.max}
              defaultValue={field.value}
            />
          )}
        </RoomField>
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2">
        <div className="flex gap-1">
          <StepButton step="up" value={`up ${index}`} label={`Nach oben: ${name}`} isEnd={isFirst} hasFocus={focused === "up"} />
          <StepButton
            step="down"
            value={`down ${index}`}
            label={`Nach unten: ${name}`}
            isEnd={isLast}
            hasFocus={focused === "down"}
          />
        </div>
        <div className="relative flex items-start gap-[0.7rem]">
          <input
            id={`${form}-below-${index}`}
            type="checkbox"
            name={`below-${index}`}
            defaultChecked={isBelow}
            disabled={isFirst}
            className={`shrink-0 ${choiceInput}`}
          />
          <label htmlFor={`${form}-below-${index}`} className="min-h-11 py-[0.65rem] leading-[1.35]">
            Untergeordnet<span className="sr-only">{`: ${name}`}</span>
          </label>
        </div>
        <Button type="submit" name="do" value={`remove ${index}`} tone="quiet">
          Entfernen<span className="sr-only">{`: ${name}`}</span>
        </Button>
      </div>
    </li>
  );
}
