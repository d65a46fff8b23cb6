/** What the portal asks of a publisher's own back end: no more than the rules name (rules 3, 7.1). */
import { readFileSync } from "node:fs";
import { buildSchema, getOperationAST, parse, validate } from "graphql";
import { expect, test } from "vitest";
import * as operations from "#graphql/generated/operations.ts";

const schema = buildSchema(readFileSync(new URL("../support/specified-schema.graphql", import.meta.url), "utf8"));

/** Rules 7.1 gives their fields. */
const specified = [
  "login",
  "autologin",
  "logout",
  "register",
  "updateUserAttribute",
  "registerUserForNewsletter",
  "SyncCancelReason",
  "UpsellEntitlement",
  "UpsellSave",
  "GetKayakSubscriptions",
  "SubscriptionStatus",
];

/** Rules 7.1 does not show their shapes, or speaks of pages without naming the query. */
const pageQueries = [
  "GetPostByID",
  "GetPageBySlug",
  "GetAuthor",
  "GetAuthorFeed",
  "GetTopicBySlug",
  "GetTopicFeed",
  "GetCategory",
  "GetCategoryFeed",
  "GetFeed",
  "GetHome",
  "GetLayout",
  "GetMostRead",
  "GetMunicipality",
  "GetPosts",
  "GetRedirect",
  "GetSavedPost",
  "GetTopics",
  "FindTopics",
  "GetVideo",
  "GetVideoAddresses",
  "GetVideos",
];

/** Beyond the rules: only the embedded back end knows these. Whoever adds one takes it from publishers with their own. */
const embeddedOnly = [
  "GetAccount",
  "GetAccountExport",
  "GetBookmarkIds",
  "GetBookmarks",
  "GetFollowed",
  "GetFollowedKeys",
  "GetFollowing",
  "GetComments",
  "GetCancellationRules",
  "GetConfirmation",
  "GetDuty",
  "GetGift",
  "GetGiving",
  "GetHoroscope",
  "GetMunicipalityServices",
  "GetNewsletterArchive",
  "GetNewsletterChoices",
  "GetNewsletterIssue",
  "GetNewsletterOfKey",
  "GetNewsletters",
  "GetFuelPrices",
  "GetFuelStations",
  "GetNewsroom",
  "GetNewsroomEntrance",
  "GetNewsroomEntry",
  "GetNewsroomSetup",
  "GetNewsroomStatus",
  "GetNewsroomTicker",
  "GetPostMonths",
  "GetPostsById",
  "GetPreview",
  "GetSearch",
  "GetSearchSuggestions",
  "GetSiteAddresses",
  "GetSnowReport",
  "GetTicker",
  "GetTraffic",
  "GetTrafficRevision",
  "GetUpsellOffer",
  "GetTipRules",
  "GetTip",
  "GetNewsroomTips",
  "GetNewsroomTip",
  "GetStaffAccount",
  "GetStaffLog",
  "GetStaffTeam",
  "GetTakedown",
  "GetTakedowns",
  "GetNewsroomComments",
  "GetDrafts",
  "GetBreakingLines",
  "WatchTicker",
  "activateAccount",
  "confirmNewsletters",
  "deleteAccount",
  "keepAccount",
  "endSession",
  "endPreviews",
  "endTicker",
  "leaveNewsletter",
  "openTip",
  "followSubjects",
  "unfollowSubjects",
  "removeBookmark",
  "removeTickerEntry",
  "removeTip",
  "resendActivation",
  "saveBookmarks",
  "saveTickerEntry",
  "signUpForNewsletters",
  "sendCancellation",
  "sendTip",
  "setTipState",
  "unregisterUserFromNewsletter",
  "withdrawTip",
  "beginEnrolment",
  "changeStaffPassword",
  "checkStaffCode",
  "checkStaffPassword",
  "completeEnrolment",
  "confirmStaff",
  "endStaffSession",
  "endStaffSessions",
  "inviteStaff",
  "lockStaff",
  "renewRecoveryCodes",
  "resetStaff",
  "setStaffRoles",
  "signOutStaff",
  "unlockStaff",
  "takeDownPost",
  "liftTakedown",
  "GetCommentRules",
  "answerComment",
  "answerComplaint",
  "decideComment",
  "setCommentRules",
  "setCommentSettings",
  "sharePreview",
  "GetConversation",
  "GetOwnComment",
  "GetOwnComments",
  "GetOwnMarks",
  "GetOwnGifts",
  "giveArticle",
  "endGift",
  "complainOfComment",
  "editComment",
  "markComment",
  "reactToPost",
  "sendComment",
  "setPublicName",
  "withdrawComment",
  "GetGuestNotices",
  "GetOwnNotices",
  "GetPush",
  "openPushDevice",
  "removeOwnPushDevice",
  "removePushDevice",
  "savePushDevice",
  "tryPushDevice",
  "setBreakingLine",
  "changeBreakingLine",
  "endBreakingLine",
  "GetModerationNumbers",
  "GetNewsroomNotice",
  "GetNewsroomNotices",
  "GetNoticeRules",
  "decideNotice",
  "sendNotice",
];

/** Every document as it is sent, by the name of its operation. */
const sent = new Map(
  Object.entries(operations)
    .filter(([name]) => name.endsWith("Document"))
    .map(([, document]) => parse(String(document)))
    .map((document) => [getOperationAST(document)?.name?.value ?? "", document]),
);

const findFaults = (text: string) => validate(schema, parse(text)).map(({ message }) => message);

test.each(specified)("%s asks a publisher's back end for nothing that the rules do not name", (name) => {
  const document = sent.get(name);
  expect(document && validate(schema, document).map(({ message }) => message)).toEqual([]);
});

test("a further operation is a deliberate act", () => {
  expect([...sent.keys()].sort()).toEqual([...specified, ...pageQueries, ...embeddedOnly].sort());
});

test("a field or an argument beyond the rules would be found", () => {
  expect(findFaults('mutation { login(username: "a", password: "b") { user { fullname } } }')).toEqual([
    expect.stringContaining('Cannot query field "fullname" on type "SsoUser"'),
  ]);
  expect(findFaults('mutation { login(username: "a", password: "b", remember: true) { success } }')).toEqual([
    expect.stringContaining('Unknown argument "remember"'),
  ]);
});
