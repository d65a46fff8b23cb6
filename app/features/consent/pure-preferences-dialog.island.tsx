import { parse, useForm } from "@conform-to/react";
import { toListedEmbedName } from "#app/components/content/embed-providers.ts";
import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { HiddenFields } from "#app/components/form/hidden-fields.tsx";
import { TICKED } from "#app/domain/forms/account-fields.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { toConsentField } from "#app/domain/forms/profile-intents.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { choice, choiceInput, choiceLabel, fieldHint } from "#app/ui/field/field-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { embedProviders } from "#graphql/generated/contract.ts";
import { leaveConsentsToAccount } from "./leave-consents-to-account.ts";

const FORM = "consents";

const OTHERS = "generic";
/** By the names readers look for; all others come last. */
const providers = embedProviders
  .map((name) => ({ field: toConsentField(name), title: toListedEmbedName(name), isLast: name === OTHERS }))
  .toSorted((one, other) => Number(one.isLast) - Number(other.isLast) || one.title.localeCompare(other.title, "de-AT"));

const purposes = [
  { name: "preferences", title: "Vorlieben", text: "Merkt sich, wie du Talblick eingestellt hast." },
  { name: "statistics", title: "Statistik", text: "Zählt, was gelesen wird, damit wir besser werden." },
  { name: "marketing", title: "Marketing", text: "Zeigt dir Angebote, die zu dir passen." },
] as const;

/** The consent settings of Pur readers, who see no consent manager (rules 3, 4): purposes, and each embed provider. */
function ConsentDialog({ view, isSignedIn }: DialogProps) {
  if (!isSignedIn) {
    return (
      <DialogFrame
        dialog="PurePreferences"
        title="Einwilligungen"
        lead="Die Einstellungen gehören zu deinem Konto. Melde dich an, um sie zu ändern."
      >
        <DialogLink dialog="Login" returnTo={view.returnTo} className={toButtonClass({ className: "justify-self-start" })}>
          Anmelden
        </DialogLink>
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      dialog="PurePreferences"
      title="Einwilligungen"
      lead="Mit Pur fragen wir dich nicht auf jeder Seite. Was du hier einstellst, gilt überall, wo du angemeldet bist."
    >
      <ConsentForm view={view} />
    </DialogFrame>
  );
}

/** Beside each other all three find room in a dialog. */
const narrow = "sm:px-[0.9rem] sm:text-[1rem]";

/** Nothing in it can be wrong; the portal keeps it, and the browser forgets what it remembered. */
function ConsentForm({ view }: Pick<DialogProps, "view">) {
  const { form: state, returnTo } = view;
  const [form] = useForm<Record<string, string>>({
    id: FORM,
    defaultValue: state.values,
    onValidate: ({ formData }) => parse(formData, { resolve: () => ({ value: toEntries(formData) }) }),
    onSubmit: leaveConsentsToAccount,
  });
  const isTicked = (name: string) => state.values[name] === TICKED;
  return (
    <form
      id={form.id}
      method="post"
      action={toDialogAction(view)}
      className={formClass}
      data-form={FORM}
      onSubmit={form.onSubmit}
    >
      <HiddenFields intent={FORM} fields={{ necessary: TICKED, returnTo }} />
      <FormError html={state.formError} />
      {state.notice !== null && (
        <Notice data-form-notice="" role="status">
          {state.notice}
        </Notice>
      )}
      <fieldset className="w-full min-w-0">
        <GroupTitle>Wofür</GroupTitle>
        <Choice
          name="necessary"
          title="Notwendig"
          text="Anmeldung und Sicherheit. Ohne geht es nicht, deshalb immer an."
          isAllowed
          isFixed
        />
        {purposes.map(({ name, title, text }) => (
          <Choice key={name} name={name} title={title} text={text} isAllowed={isTicked(name)} />
        ))}
      </fieldset>
      <fieldset className="w-full min-w-0">
        <GroupTitle>Inhalte anderer Anbieter</GroupTitle>
        <p className={fieldHint}>Wer hier ein Häkchen hat, darf in Beiträgen Videos, Karten und Ähnliches laden.</p>
        <div className="columns-[9rem_3] gap-x-4 pt-[0.4rem]">
          {providers.map(({ field, title }) => (
            <Choice key={field} name={field} title={title} text={null} isAllowed={isTicked(field)} />
          ))}
        </div>
      </fieldset>
      <div className="flex w-full flex-wrap gap-3 border-t border-rule bg-ground py-[0.9rem] sm:sticky sm:bottom-0">
        <Button type="submit" className={narrow}>
          Auswahl speichern
        </Button>
        <Button type="submit" name="all" value="1" tone="quiet" className={narrow}>
          Alle erlauben
        </Button>
        <Button type="submit" name="all" value="0" tone="quiet" className={narrow}>
          Alle ablehnen
        </Button>
      </div>
    </form>
  );
}

function GroupTitle({ children }: { children: string }) {
  return (
    <Title size="sub" as="legend" className="mb-[0.35rem] w-full border-t border-rule pt-[0.9rem]">
      {children}
    </Title>
  );
}

type ChoiceProps = { name: string; title: string; text: string | null; isAllowed: boolean; isFixed?: boolean };

function Choice({ name, title, text, isAllowed, isFixed = false }: ChoiceProps) {
  const id = `${FORM}-${name}`;
  return (
    <div className={`break-inside-avoid ${choice}`}>
      <input
        id={id}
        name={isFixed ? undefined : name}
        type="checkbox"
        defaultChecked={isAllowed}
        disabled={isFixed}
        className={choiceInput}
        aria-describedby={text === null ? undefined : `${id}-text`}
      />
      <label
        htmlFor={id}
        className={text === null ? choiceLabel : "col-start-2 pt-[0.65rem] pb-[0.1rem] leading-[1.35] font-semibold"}
      >
        {title}
      </label>
      {text !== null && (
        <p id={`${id}-text`} className={`col-start-2 pb-2 ${fieldHint}`}>
          {text}
        </p>
      )}
    </div>
  );
}

export const PurePreferencesDialogIsland = defineIsland("pure-preferences-dialog", ConsentDialog);
