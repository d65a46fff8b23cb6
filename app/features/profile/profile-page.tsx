import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import { DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import { AccountFormIsland } from "#app/components/form/account-form.island.tsx";
import { DeviceList } from "#app/components/push/device-list.tsx";
import type { DeviceRow } from "#app/components/push/device-rows.ts";
import { UnconfirmedNotice } from "#app/components/unconfirmed/unconfirmed-notice.tsx";
import { OWN_COMMENTS_PATH } from "#app/domain/comment/comment-paths.ts";
import { FOR_YOU_PATH } from "#app/domain/follows/follow-paths.ts";
import { changePasswordForm } from "#app/domain/forms/account/account-forms.ts";
import { type ProfileNotice, parseProfileNotice } from "#app/domain/forms/account/profile-notices.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { GIVING_PATH } from "#app/domain/gift/gift-paths.ts";
import { PASSKEYS_PATH } from "#app/domain/passkey/passkey-paths.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { OwnDetails } from "#app/features/profile/account/own-details.tsx";
import type { Said } from "#app/features/profile/account/use-profile-change.ts";
import { LogoutFormIsland } from "#app/features/profile/sessions/logout-form.island.tsx";
import { SessionListIsland } from "#app/features/profile/sessions/session-list.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { tallTextLink } from "#app/ui/text-link/text-link-class.ts";
import { Title } from "#app/ui/title/title.tsx";
import { LeavingNotice } from "./deletion/leaving-notice.tsx";
import { ProfileBookmarks } from "./profile-bookmarks.tsx";
import { ElsewhereData, ProfileData } from "./profile-data.tsx";
import { ProfileNavigation } from "./profile-navigation.tsx";
import { ProfileNewsletters } from "./profile-newsletters.tsx";
import type { ProfilePart } from "./profile-parts.ts";
import { PROFILE_PATH, ProfileSection, SectionError, SectionNotice } from "./profile-section.tsx";
import type { ProfileView } from "./profile-view-model.ts";
import { ProfileSubscriptions } from "./subscriptions/profile-subscriptions.tsx";
import { SubscriptionManagerIsland } from "./subscriptions/subscription-manager.island.tsx";

export type ProfileForms = Readonly<Record<string, FormState>>;

type ProfilePageProps = {
  view: ProfileView;
  /** The newest saved articles; null when they could not be loaded. */
  bookmarks: readonly BookmarkEntry[] | null;
  /** The devices that get notices; null where none are offered. */
  notices: readonly DeviceRow[] | null;
  /** Forms that came back, by their intent. */
  forms: ProfileForms;
  /** The action that was just done; the page reports it in its section. */
  done: string | null;
  /** The part that is open; null for all of them. */
  part?: ProfilePart | null;
};

/** What is said on top of what is known of the reader. */
const accountNotices: readonly ProfileNotice[] = [
  "deletion-planned",
  "account-kept",
  "name-changed",
  "address-asked",
  "address-kept",
];

/** /profil: who the reader is, what they pay for and get, where they are signed in, and the way out. */
export function ProfilePage({ view, bookmarks, notices, forms, done, part = null }: ProfilePageProps) {
  const { greeting, name, login, facts, newsletters, sessions, isManageable, isPartial } = view;
  const notice = parseProfileNotice(done);
  const textOf = (wanted: ProfileNotice) => (notice?.notice === wanted ? notice.text : null);
  const shows = (wanted: ProfilePart) => part === null || part === wanted;
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
        <div className="flex min-w-0 flex-auto items-center gap-4">
          <Avatar name={name} size="size-14 text-[1.5rem]" />
          <Title size="person" as="h1" className="min-w-0 wrap-anywhere">
            {greeting}
          </Title>
        </div>
        <Island of={LogoutFormIsland} until="interaction" props={{ action: PROFILE_PATH }} />
      </div>
      <ProfileNavigation current={part} parts={isPartial ? ["abo", "daten"] : ["abo", "newsletter", "geraete", "daten"]} />

      {part === null && (
        <ProfileSection id="konto" title="Dein Konto">
          <SectionNotice text={accountNotices.map(textOf).find((text) => text !== null) ?? null} />
          {view.deletion.day !== null && <LeavingNotice day={view.deletion.day} form={forms["keep-account"] ?? emptyForm} />}
          {view.unconfirmed !== null && <UnconfirmedNotice email={view.unconfirmed} />}
          <dl className="grid w-full gap-[0.9rem]">
            {facts.map(({ term, text }) => (
              <div key={term} className="md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:items-baseline md:gap-4">
                <dt className="text-[0.9375rem] text-soft">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {isManageable && !isPartial && <OwnDetails {...view.names} pendingEmail={view.pendingEmail} {...{ login, forms }} />}
        </ProfileSection>
      )}

      {shows("abo") && (
        <ProfileSubscriptions
          abo={view.abo}
          takesDeclarations={!isPartial}
          forms={forms}
          doneText={textOf("subscription-cancelled") ?? textOf("subscription-resumed")}
        />
      )}
      {part === null && <ProfileBookmarks entries={bookmarks} />}
      {part === null && (
        <ProfileSection id="fuer-dich" title="Für dich" isOnPaper={false}>
          <a href={FOR_YOU_PATH} className={tallTextLink}>
            Wem du folgst, und was es Neues gibt
          </a>
        </ProfileSection>
      )}
      {!isPartial && part === null && (
        <ProfileSection id="kommentare" title="Kommentare" isOnPaper={false}>
          <a href={OWN_COMMENTS_PATH} className={tallTextLink}>
            Was du geschrieben hast, und unter welchem Namen
          </a>
        </ProfileSection>
      )}
      {!isPartial && notices !== null && shows("geraete") && (
        <ProfileSection id="benachrichtigungen" title="Benachrichtigungen" doneText={textOf("device-removed")} isOnPaper={false}>
          <SectionError form={forms["remove-device"] ?? emptyForm} />
          {notices.length > 0 && <DeviceList devices={notices} action={PROFILE_PATH} className="w-full border-y border-rule" />}
          <a href={NOTICES_PATH} className={tallTextLink}>
            {notices.length > 0 ? "Worüber, und auf welchen Geräten noch" : "Noch auf keinem Gerät: einschalten"}
          </a>
        </ProfileSection>
      )}
      {!isPartial && part === null && (
        <ProfileSection id="geschenke" title="Geschenke" isOnPaper={false}>
          <a href={GIVING_PATH} className={tallTextLink}>
            Welche Artikel du verschenkt hast, und wie viele du noch verschenken kannst
          </a>
        </ProfileSection>
      )}
      {!isPartial && shows("newsletter") && (
        <ProfileNewsletters newsletters={newsletters} form={forms.newsletter ?? emptyForm} doneText={textOf("newsletter")} />
      )}

      {view.hasConsentSettings && shows("daten") && (
        <ProfileSection id="einwilligungen" title="Einwilligungen" doneText={textOf("consents-saved")} isOnPaper={false}>
          <p>Mit Pur entscheidest du selbst, welche Inhalte anderer Anbieter geladen werden dürfen.</p>
          <DialogLink dialog="PurePreferences" returnTo={PROFILE_PATH} className={toButtonClass({ tone: "quiet" })}>
            Einwilligungen ändern
          </DialogLink>
        </ProfileSection>
      )}

      {isManageable && shows("daten") && (
        <ProfileSection id="passwort" title={changePasswordForm.title} doneText={textOf("password-changed")} isOnPaper={false}>
          <Island
            of={AccountFormIsland}
            until="visible"
            className="contents [&>form]:w-full [&>form]:max-w-104"
            props={{
              form: changePasswordForm.name,
              state: forms[changePasswordForm.name] ?? emptyForm,
              action: PROFILE_PATH,
              login,
            }}
          />
        </ProfileSection>
      )}

      {!isPartial && isManageable && shows("daten") && (
        <ProfileSection id="passkeys" title="Passkeys" isOnPaper={false}>
          <a href={PASSKEYS_PATH} className={tallTextLink}>
            Ohne Passwort anmelden: deine Passkeys
          </a>
        </ProfileSection>
      )}

      {!isPartial && shows("geraete") && (
        <ProfileSection id="geraete" title="Angemeldete Geräte">
          <Island
            of={SessionListIsland}
            until="interaction"
            props={{ sessions, said: toSaid(forms["end-session"] ?? emptyForm, textOf("session-ended")) }}
          />
        </ProfileSection>
      )}
      {shows("daten") &&
        (isPartial ? (
          <ElsewhereData forms={forms} />
        ) : (
          <ProfileData login={login} isManageable={isManageable} deletion={view.deletion} forms={forms} />
        ))}
      {/* The account container of rules 2.3, which brings itself by script. Last on the page: it grows once it is there. */}
      {view.accountFrame !== null && shows("abo") && (
        <ProfileSection id="zahlungen" title="Zahlungen">
          <p>
            Was du bei unserem Zahlungsanbieter abonniert hast. <noscript>Dafür braucht dein Browser JavaScript.</noscript>
          </p>
          <Island of={SubscriptionManagerIsland} until="visible" props={{ page: view.accountFrame }} />
        </ProfileSection>
      )}
    </article>
  );
}

function toSaid({ formError }: FormState, notice: string | null): Said {
  return { notice, refused: formError === null ? null : { subscriptionId: null, html: formError } };
}
