/** Reports of errors as no browser sends them: deep, wide, and of nothing but text. Each is as long as `/api/fehler` takes. */

/** Of about `size` letters. */
export const worstReports: Record<string, (size: number) => string> = {
  "lists in lists": (size) => `{"extra":${"[".repeat(size / 2)}${"]".repeat(size / 2)}}`,
  "fields in fields": (size) => `{"extra":${'{"a":'.repeat(size / 6)}1${"}".repeat(size / 6)}}`,
  "one long list": (size) => `{"extra":[${"1,".repeat(size / 2)}1]}`,
  "one long list of empty lists": (size) => `{"extra":[${"[],".repeat(size / 3)}[]]}`,
  "many fields": (size) => `{${Array.from({ length: size / 16 }, (_, at) => `"f${at}":"a@b"`).join()}}`,
  "one long word": (size) => JSON.stringify({ message: "a".repeat(size) }),
  "many long words": (size) => JSON.stringify({ breadcrumbs: Array.from({ length: size / 5000 }, () => "/-".repeat(2400)) }),
  "a long name": (size) => JSON.stringify({ ["x".repeat(size)]: 1 }),
  "a long name of a file": (size) => JSON.stringify({ filename: "#".repeat(size) }),
};
