/** What resolves all that most pages do not ask for: accounts, services, search, what staff do. */
import type { Resolvers } from "./create-schema.ts";
import { searchResolvers } from "./resolvers/content/search.ts";
import { siteAddressResolvers } from "./resolvers/content/site-address.ts";
import { tickerResolvers } from "./resolvers/content/ticker.ts";
import { newsroomAdvertisingResolvers } from "./resolvers/newsroom/advertising.ts";
import { commentRuleResolvers } from "./resolvers/newsroom/comments/comment-rules.ts";
import { newsroomCommentResolvers } from "./resolvers/newsroom/comments/newsroom-comments.ts";
import { newsroomNoticeResolvers } from "./resolvers/newsroom/comments/newsroom-notices.ts";
import { newsroomDeathNoticeResolvers } from "./resolvers/newsroom/death-notices.ts";
import { deskResolvers } from "./resolvers/newsroom/desk/desk.ts";
import { deskChangeResolvers } from "./resolvers/newsroom/desk/desk-changes.ts";
import { draftResolvers } from "./resolvers/newsroom/desk/drafts.ts";
import { previewResolvers } from "./resolvers/newsroom/desk/preview.ts";
import { newsroomEpaperResolvers } from "./resolvers/newsroom/epaper.ts";
import { newsroomEventResolvers } from "./resolvers/newsroom/events.ts";
import { newsroomBreakingResolvers } from "./resolvers/newsroom/front/breaking-lines.ts";
import { frontResolvers } from "./resolvers/newsroom/front/front.ts";
import { frontChangeResolvers } from "./resolvers/newsroom/front/front-changes.ts";
import { frontTermResolvers } from "./resolvers/newsroom/front/front-terms.ts";
import { issueChangeResolvers } from "./resolvers/newsroom/issues/issue-changes.ts";
import { issueResolvers } from "./resolvers/newsroom/issues/issues.ts";
import { newsroomMountainResolvers } from "./resolvers/newsroom/mountains.ts";
import { newsroomResolvers } from "./resolvers/newsroom/newsroom.ts";
import { numbersResolvers } from "./resolvers/newsroom/numbers.ts";
import { pageChangeResolvers } from "./resolvers/newsroom/pages/page-changes.ts";
import { standingPageResolvers } from "./resolvers/newsroom/pages/pages.ts";
import { pictureResolvers } from "./resolvers/newsroom/pictures.ts";
import { staffAccountResolvers } from "./resolvers/newsroom/staff/staff-account.ts";
import { staffPasskeyResolvers } from "./resolvers/newsroom/staff/staff-passkeys.ts";
import { staffTeamResolvers } from "./resolvers/newsroom/staff/staff-team.ts";
import { setupResolvers } from "./resolvers/newsroom/status/setup.ts";
import { statusResolvers } from "./resolvers/newsroom/status/status.ts";
import { takedownResolvers } from "./resolvers/newsroom/takedowns.ts";
import { accountResolvers } from "./resolvers/reader/account.ts";
import { bookmarkResolvers } from "./resolvers/reader/bookmarks.ts";
import { cancellationResolvers } from "./resolvers/reader/cancellations.ts";
import { epaperResolvers } from "./resolvers/reader/epaper.ts";
import { followResolvers } from "./resolvers/reader/follows.ts";
import { giftResolvers } from "./resolvers/reader/gifts.ts";
import { newsletterResolvers } from "./resolvers/reader/newsletters.ts";
import { noticeResolvers } from "./resolvers/reader/notices.ts";
import { ownCommentResolvers } from "./resolvers/reader/own-comments.ts";
import { passkeyResolvers } from "./resolvers/reader/passkeys.ts";
import { pushResolvers } from "./resolvers/reader/push.ts";
import { subscriptionResolvers } from "./resolvers/reader/subscriptions.ts";
import { tipResolvers } from "./resolvers/reader/tips.ts";
import { upsellResolvers } from "./resolvers/reader/upsell.ts";
import { deathNoticeResolvers } from "./resolvers/services/death-notices.ts";
import { dutyResolvers } from "./resolvers/services/duty.ts";
import { eventResolvers } from "./resolvers/services/events.ts";
import { fuelResolvers } from "./resolvers/services/fuel.ts";
import { horoscopeResolvers } from "./resolvers/services/horoscope.ts";
import { mountainResolvers } from "./resolvers/services/mountains.ts";
import { snowResolvers } from "./resolvers/services/snow.ts";
import { trafficResolvers } from "./resolvers/services/traffic.ts";
import { transitResolvers } from "./resolvers/services/transit.ts";
import { waterResolvers } from "./resolvers/services/waters.ts";
import { weatherResolvers } from "./resolvers/services/weather.ts";

export const rareResolvers: readonly Resolvers[] = [
  siteAddressResolvers,
  trafficResolvers,
  transitResolvers,
  mountainResolvers,
  newsroomMountainResolvers,
  fuelResolvers,
  deathNoticeResolvers,
  eventResolvers,
  epaperResolvers,
  newsroomEpaperResolvers,
  accountResolvers,
  bookmarkResolvers,
  followResolvers,
  ownCommentResolvers,
  giftResolvers,
  passkeyResolvers,
  pushResolvers,
  subscriptionResolvers,
  upsellResolvers,
  tickerResolvers,
  newsroomResolvers,
  searchResolvers,
  dutyResolvers,
  horoscopeResolvers,
  snowResolvers,
  weatherResolvers,
  waterResolvers,
  newsletterResolvers,
  tipResolvers,
  cancellationResolvers,
  previewResolvers,
  staffAccountResolvers,
  staffPasskeyResolvers,
  staffTeamResolvers,
  setupResolvers,
  statusResolvers,
  takedownResolvers,
  newsroomCommentResolvers,
  newsroomNoticeResolvers,
  noticeResolvers,
  commentRuleResolvers,
  draftResolvers,
  deskResolvers,
  deskChangeResolvers,
  newsroomBreakingResolvers,
  newsroomDeathNoticeResolvers,
  newsroomEventResolvers,
  newsroomAdvertisingResolvers,
  pictureResolvers,
  numbersResolvers,
  frontResolvers,
  frontChangeResolvers,
  issueResolvers,
  issueChangeResolvers,
  frontTermResolvers,
  standingPageResolvers,
  pageChangeResolvers,
];
