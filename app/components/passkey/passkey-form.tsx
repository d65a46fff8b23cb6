import { useEffect, useRef, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import type { FormFrameProps } from "#app/components/form/form-frame.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { CREDENTIAL } from "#app/domain/passkey/passkey-form.ts";
import type { Asked } from "./ask-authenticator.client.ts";
import { passkeyTexts } from "./passkey-texts.ts";

type PasskeyFormProps = Pick<FormFrameProps, "intent" | "action" | "fields" | "className" | "children"> & {
  /** Asks the authenticator; what it answers is posted with the form. */
  ask: () => Promise<Asked>;
  /** In its place where the browser has no passkeys; null for nothing. */
  otherwise: React.ReactNode;
};

/** A form that is posted with what an authenticator answers. Without script it is hidden, for nothing else can ask one. */
export function PasskeyForm({ ask, otherwise, className = "", children, ...frame }: PasskeyFormProps) {
  const [isOffered, setOffered] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setOffered(window.PublicKeyCredential?.parseCreationOptionsFromJSON !== undefined), []);

  async function send(): Promise<Sent> {
    setError(null);
    const asked = await ask().catch((reason: unknown): Asked => {
      logError("An authenticator was not asked", reason);
      return { kind: "refused", text: passkeyTexts.noLine };
    });
    if (asked.kind === "refused") setError(asked.text);
    if (asked.kind === "done" && field.current !== null) field.current.value = asked.credential;
    // Then the browser posts it, as it posts any form.
    return asked.kind === "done" ? "unsent" : "done";
  }

  if (!isOffered) return otherwise;
  return (
    <PostForm {...frame} className={`${className} noscript:hidden`} send={send}>
      <input type="hidden" name={CREDENTIAL} ref={field} />
      <FormError html={error} isAwaited />
      {children}
    </PostForm>
  );
}
