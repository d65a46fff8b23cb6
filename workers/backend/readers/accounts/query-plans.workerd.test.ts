import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { cleanUpAccountsForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { accountEndings } from "#workers/backend/doors/registry/account-endings.ts";
import { readerRows } from "#workers/backend/doors/registry/tables.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { follow, readFollows, unfollow } from "#workers/backend/readers/follows/follows.ts";
import { subscribe, unsubscribe } from "#workers/backend/readers/newsletters/readers/own-newsletters.ts";
import {
  readBookmarkIds,
  readBookmarkPage,
  removeBookmark,
  saveBookmarks,
} from "#workers/backend/readers/saved-articles/bookmarks.ts";
import { createTestCall, deleteAccountsForTest, insertAccount, insertCard, testNow, testPassword } from "./accounts-for-test.ts";
import { createChangeKey } from "./address/address-changes.ts";
import { confirmAddress, takeBackAddress } from "./address/confirm-address.ts";
import { dropAddress, requestAddress } from "./address/request-address.ts";
import { countScrypts } from "./password/scrypts-for-test.ts";
import { updateUserAttribute } from "./profile/attributes.ts";
import { changeName } from "./profile/change-name.ts";
import { exportAccount, readAccount } from "./profile/overview.ts";
import { activateAccount, resendActivation } from "./registration/activate.ts";
import { changePassword, resetPassword } from "./registration/change-password.ts";
import { deleteAccount } from "./registration/delete-account.ts";
import { forgetPassword } from "./registration/forget-password.ts";
import { register } from "./registration/register.ts";
import { autologin } from "./session/autologin.ts";
import { answerCookieImage } from "./session/cookie-image.ts";
import { endSession } from "./session/end-session.ts";
import { login } from "./session/login.ts";
import { logout } from "./session/logout.ts";
import { createSession } from "./session/sessions.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

test("no statement about accounts reads a whole table", async () => {
  const password = testPassword;
  const plans = await recordPlans(env as Env, async (recording) => {
    const call = createTestCall({ env: recording });
    const trusted = createTestCall({ env: recording, caller: { isTrusted: true } });
    const id = await insertAccount({ passwordHash: "$2y$06$abcdefghijklmnopqrstuuVhEqS6xjsDwT/RyGiucTM/afWKxhnKK" });
    await insertCard({ accountId: id });
    await login(call, { username: "123456", password: "Moosbrugger" });
    await login(call, { username: "maria", password: "falsch-123" });
    const result = await login(call, { username: "maria", password: "Grüß Gott 2024!" });
    if (result.kind !== "signed-in") throw new Error("not signed in");
    const { hash, token } = result.user;
    const keys = { h: hash, t: token };
    await answerCookieImage(new Request(`http://backend${/src="([^"]+)"/.exec(result.cookie)?.[1]}`), recording, testNow);
    await autologin(createTestCall({ env: recording, now: testNow + 2 * 3600 }), { hash, token });
    await autologin(call, { hash: "falsch", token: "falsch" });
    await updateUserAttribute(call, { hash, token, attribute: "a", value: "b" });
    await subscribe(call, { ...keys, newsletter: "sport" });
    await unsubscribe(call, { ...keys, newsletter: "sport" });
    await saveBookmarks(call, { ...keys, bookmarks: [{ post: 1, savedAt: 1 }] });
    await readBookmarkIds(call, id);
    await readBookmarkPage(call, id, { after: { post: 1, savedAt: 1 }, limit: 1 });
    await removeBookmark(call, { ...keys, post: 1 });
    await follow(call, { ...keys, subjects: [{ kind: "topic", key: "a" }] });
    await readFollows(call, keys);
    await unfollow(call, { ...keys, subjects: [{ kind: "topic", key: "a" }] });
    await changeName(call, { ...keys, firstname: "Maria", lastname: "Huber" });
    await requestAddress(call, { ...keys, email: "anders@example.com", password: "Grüß Gott 2024!" });
    const changeId = (await env.DB.prepare("SELECT MAX(id) AS id FROM address_changes").first<number>("id")) ?? 0;
    await confirmAddress(call, await createChangeKey(recording.DB, changeId));
    await dropAddress(call, keys);
    await readAccount(call, keys);
    await exportAccount(call, keys, readerRows);
    await endSession(call, { ...keys, session: 999_999 });
    await endSession(call, { ...keys, session: null });
    const newPasswords = { newPassword: password, newPasswordAgain: password };
    await changePassword(call, { oldPassword: "Grüß Gott 2024!", ...newPasswords, hash, token });
    const registration = { email: "neu@example.com", username: "", password, agbAccepted: true, marketingAccepted: false };
    await register(call, { ...registration, nodoi: false, migrate: false, userData: null });
    await register(trusted, { ...registration, email: "service@example.com", nodoi: true, migrate: false, userData: null });
    await resendActivation(call, "neu");
    await forgetPassword(call, "maria");
    const key = { accountId: id, lifetimeS: 100, now: testNow };
    await activateAccount(call, await createKey(recording.DB, { ...key, purpose: "activate" }));
    await takeBackAddress(call, await createChangeKey(recording.DB, changeId));
    await resetPassword(call, { ...newPasswords, key: await createKey(recording.DB, { ...key, purpose: "reset" }) });
    const again = await createSession(call, id, "password");
    await deleteAccount(call, { h: again.hash, t: again.token, password }, accountEndings);
    await logout(call, token);
    await cleanUpAccountsForTest(recording.DB, new Date(testNow * 1000));
  });
  expect(plans.length).toBeGreaterThan(35);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
