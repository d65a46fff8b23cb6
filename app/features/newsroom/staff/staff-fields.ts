/** Fields that several forms of staff have. */
export const codeField = { name: "code", label: "Code", type: "text", autoComplete: "one-time-code", isRequired: true } as const;

export const newPasswordField = {
  name: "password",
  label: "Neues Passwort",
  type: "password",
  autoComplete: "new-password",
  isRequired: true,
} as const;

export const passwordAgainField = { ...newPasswordField, name: "passwordAgain", label: "Noch einmal" } as const;
