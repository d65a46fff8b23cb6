import { Notice } from "#app/ui/notice/notice.tsx";

/** Shown once: each lets its owner in without the authenticator, once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-4">
      <Notice>
        Diese zehn Codes siehst du nur jetzt. Druck die Seite oder schreib sie ab, und bewahre sie getrennt von deinem Gerät auf.
        Jeder lässt dich einmal ohne Authenticator-App hinein.
      </Notice>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 border-y border-rule py-4 sm:max-w-[26rem] sm:gap-x-10" data-recovery-codes>
        {codes.map((code) => (
          <li key={code} className="font-mono text-[1.0625rem] tracking-wide">
            {code}
          </li>
        ))}
      </ul>
    </div>
  );
}
