/** What a form posts without asking: its intent, and whatever else is known; what is null is left out. */
export function HiddenFields({ intent, fields }: { intent: string; fields: Readonly<Record<string, string | null>> }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
