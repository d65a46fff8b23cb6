import { expect, test } from "vitest";
import { decideFailure } from "./decide-failure.ts";

const coded = (code: string, message = "refused") => Object.assign(new Error(message), { code });

test("an address that the service has barred takes no mail any more; one that may not be sent to loses this mail alone", () => {
  expect(decideFailure(coded("E_RECIPIENT_SUPPRESSED"))).toBe("bounced");
  expect(decideFailure(coded("E_RECIPIENT_NOT_ALLOWED"))).toBe("refused");
});

test.each(["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED", "E_SENDER_NOT_VERIFIED", "E_SENDER_DOMAIN_NOT_AVAILABLE"])(
  "%s is about the sender: all mail waits, and no address is blamed",
  (code) => {
    expect(decideFailure(coded(code))).toBe("stopped");
  },
);

test("the address' server is believed when it says that there is no such address, and otherwise it did not take this mail", () => {
  const ofServer = (word: string) => decideFailure(coded("E_DELIVERY_FAILED", word));
  for (const said of ["550 5.1.1 no such user", "550 5.1.2 no such host", "550 5.1.10 no mail here"])
    expect(ofServer(said), said).toBe("bounced");
  for (const said of ["refused", "451 4.7.1 try again", "452 4.1.1 busy"]) expect(ofServer(said), said).toBe("undelivered");
});

test.each([[coded("E_INTERNAL_SERVER_ERROR")], [coded("toString")], [new Error("550 5.7.1 not authorised")], ["down"], [null]])(
  "of what nobody knows (%s) another try is made",
  (error) => {
    expect(decideFailure(error)).toBe("later");
  },
);
