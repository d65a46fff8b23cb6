import { removeStorage } from "#app/browser/local-storage.ts";
import { doubtUserStatus } from "#app/browser/session/user-status-store.ts";
import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { toConsentField } from "#app/domain/consent/consent.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { PUR_CONSENTS_KEY } from "#app/domain/session/session-names.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { fieldHint } from "#app/ui/field/field-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Choice, ChoicesTitle, choicesFoot, narrowButton, providerColumns } from "./consent-choice.tsx";
import { listedProviders, necessaryText, purposeTexts } from "./consent-texts.ts";

const FORM = "consents";
const toId = (name: string) => `${FORM}-${name}`;

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

/** Nothing in it can be wrong; the portal keeps it, and the browser forgets what it remembered. */
function ConsentForm({ view }: Pick<DialogProps, "view">) {
  const { form: state, returnTo } = view;
  const isTicked = (name: string) => state.values[name] === TICKED;
  return (
    <PostForm
      id={FORM}
      intent={FORM}
      action={toDialogAction(view)}
      fields={{ necessary: TICKED, returnTo }}
      className={formClass}
      onSubmit={leaveConsentsToAccount}
    >
      <FormError html={state.formError} />
      {state.notice !== null && (
        <Notice data-form-notice="" role="status">
          {state.notice}
        </Notice>
      )}
      <fieldset className="w-full min-w-0">
        <ChoicesTitle>Wofür</ChoicesTitle>
        <Choice id={toId("necessary")} {...necessaryText} defaultChecked disabled />
        {purposeTexts.map(({ name, title, text }) => (
          <Choice key={name} id={toId(name)} name={name} title={title} text={text} defaultChecked={isTicked(name)} />
        ))}
      </fieldset>
      <fieldset className="w-full min-w-0">
        <ChoicesTitle>Inhalte anderer Anbieter</ChoicesTitle>
        <p className={fieldHint}>Wer hier ein Häkchen hat, darf in Beiträgen Videos, Karten und Ähnliches laden.</p>
        <div className={providerColumns}>
          {listedProviders.map(({ name, title }) => {
            const field = toConsentField(name);
            return <Choice key={name} id={toId(field)} name={field} title={title} defaultChecked={isTicked(field)} />;
          })}
        </div>
      </fieldset>
      <div className={choicesFoot}>
        <Button type="submit" className={narrowButton}>
          Auswahl speichern
        </Button>
        <Button type="submit" name="all" value="1" tone="quiet" className={narrowButton}>
          Alle erlauben
        </Button>
        <Button type="submit" name="all" value="0" tone="quiet" className={narrowButton}>
          Alle ablehnen
        </Button>
      </div>
    </PostForm>
  );
}

/** The settings are part of the user status (rules 3): the next page asks for them, and sends no earlier ones. */
function leaveConsentsToAccount(): void {
  doubtUserStatus();
  removeStorage(PUR_CONSENTS_KEY);
}

export const PurePreferencesDialogIsland = defineIsland("pure-preferences-dialog", ConsentDialog);
