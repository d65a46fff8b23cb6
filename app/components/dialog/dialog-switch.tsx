type SwitchProps = {
  /** Whom it is for. */
  question?: string;
  children: React.ReactNode;
};

/** The ways from one dialog to another, at its end. */
export function DialogSwitch({ question, children }: SwitchProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 border-t border-rule pt-[0.6rem]">
      {question !== undefined && <span className="-mr-[1.15rem] max-[22.5rem]:mr-0">{question}</span>}
      {children}
    </p>
  );
}
