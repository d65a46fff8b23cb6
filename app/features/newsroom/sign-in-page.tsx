import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";

const field = {
  name: "token",
  label: "Schlüssel der Redaktion",
  type: "password",
  autoComplete: "current-password",
  isRequired: true,
} as const;

type SignInPageProps = {
  /** The ticker to go on with. */
  postId: number | null;
  /** The tip, or with nothing the list of them; null for neither. */
  tipId: string | null;
  error: string | null;
};

/** The newsroom proves itself with its one key, until staff have accounts of their own. */
export function SignInPage({ postId, tipId, error }: SignInPageProps) {
  return (
    <div className="mx-auto grid max-w-[26rem] gap-5 pt-4">
      <Title size="page" as="h1">
        Anmelden
      </Title>
      <form method="post" action={NEWSROOM_PATH} className="grid gap-5">
        {error !== null && (
          <Notice tone="live" role="alert">
            {error}
          </Notice>
        )}
        <input type="hidden" name="intent" value="sign-in" />
        {postId !== null && <input type="hidden" name="ticker" value={postId} />}
        {tipId !== null && <input type="hidden" name="tipp" value={tipId} />}
        {/* Password managers ask whose key it is. */}
        <input type="text" name="username" autoComplete="username" value="redaktion" readOnly hidden />
        <TextField
          form="newsroom"
          field={field}
          value={null}
          error={null}
          hasFocus
          hint="Du bleibst zwölf Stunden angemeldet, auf diesem Gerät."
        />
        <Button type="submit" size="l">
          Anmelden
        </Button>
      </form>
    </div>
  );
}
