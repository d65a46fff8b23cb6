import { useEditorTools } from "#app/features/newsroom/desk/editor/editor-context.ts";

type CardFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, or missing. */
  note?: string | null;
  placeholder?: string;
};

/** A field within a card: its label is always there, small beside the text. Keys in it are no keys of the text. */
export function CardField({ label, value, onChange, note = null, placeholder }: CardFieldProps) {
  const { isReadOnly } = useEditorTools();
  return (
    <label className="grid grid-cols-1 gap-0.5">
      <span className="text-[0.8125rem] leading-[1.3] font-semibold text-soft">{label}</span>
      <input
        type="text"
        value={value}
        readOnly={isReadOnly}
        placeholder={placeholder}
        spellCheck
        onChange={({ target }) => onChange(target.value)}
        className="min-h-9 w-full rounded-sm border border-rule bg-ground px-2 py-1 text-[1rem] hover:border-soft"
      />
      {note !== null && <span className="text-[0.8125rem] leading-[1.35] text-live">{note}</span>}
    </label>
  );
}

/** What a card offers to do. */
export function CardButton({ children, ...attributes }: React.ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...attributes}
      className="inline-flex min-h-9 items-center rounded-sm border border-rule bg-ground px-2.5 text-[0.9375rem] font-semibold text-ink hover:border-ink disabled:cursor-not-allowed disabled:text-soft disabled:hover:border-rule"
    >
      {children}
    </button>
  );
}
