/** For tests: every call of the account service, asking for every field. */
const user = "user { user_id login email hash token lastname fullname }";
const piano = `piano { userRef abo {
  hasPlusAccess hasPlusPremiumAccess hasPurAccess isPurSubscriber isRevenueCatPurSubscriber isPlusSubscriber
  isPlusPremiumSubscriber isVNSubscriber isNeueSubscriber isKayakPlusSubscriber isKayakPlusPremiumSubscriber
  isGuestKayakPlusPremiumSubscriber isGoogleIAPPlusSubscriber isGuestPlusPremiumSubscriber isRevenueCatPlusSubscriber
  isRevenueCatPlusPremiumSubscriber isGuestRevenueCatPlusPremiumSubscriber
  plusSubscriptionMeta { key value } plusPremiumSubscriptionMeta { key value } userRef
} }`;
const reader = `${user} message ${piano} attributes { name value }`;
const action = "success error message";
const kept = "success message object { items { id resourceName rid expirationDate autoRenew expirationMsg isKayakSubs } }";
const entitlement = `entitlement { grant refusal { code message } upsellType
  subscriber { cardLastName email firstName lastName subscriberNumber } expirationTimestamp offerLong offerShort token }`;
const sso = `sso { ${reader} success error cookie }`;

export const operations = {
  login: `mutation login($username: String!, $password: String!) {
    login(username: $username, password: $password) { ${reader} success error cookie } }`,
  autologin: `mutation autologin($hash: String!, $token: String!) { autologin(hash: $hash, token: $token) { code ${reader} } }`,
  logout: "mutation logout { logout { logout_result { action cookie error error_text success login } logout } }",
  register: `mutation register($email: String!, $username: String!, $password: String!, $agbAccepted: Boolean!,
    $marketingAccepted: Boolean, $nodoi: Boolean, $migrate: Boolean, $userData: String) {
    register(email: $email, username: $username, password: $password, agbAccepted: $agbAccepted,
      marketingAccepted: $marketingAccepted, nodoi: $nodoi, migrate: $migrate, userData: $userData) {
      ${reader} success error cookie } }`,
  updateUserAttribute: `mutation updateUserAttribute($hash: String!, $token: String!, $attribute: String!, $value: String!) {
    updateUserAttribute(hash: $hash, token: $token, attribute: $attribute, value: $value) { action error errorText success } }`,
  registerUserForNewsletter: `mutation registerUserForNewsletter($h: String!, $t: String!, $newsletter: String!) {
    registerUserForNewsletter(h: $h, t: $t, newsletter: $newsletter) { h t newsletter } }`,
  unregisterUserFromNewsletter: `mutation unregisterUserFromNewsletter($h: String!, $t: String!, $newsletter: String!) {
    unregisterUserFromNewsletter(h: $h, t: $t, newsletter: $newsletter) { h t newsletter } }`,
  activateAccount: `mutation activateAccount($key: String!) { activateAccount(key: $key) { ${action} } }`,
  resendActivation: `mutation resendActivation($login: String!) { resendActivation(login: $login) { ${action} } }`,
  endSession: `mutation endSession($h: String!, $t: String!, $session: Int) {
    endSession(h: $h, t: $t, session: $session) { ${action} } }`,
  keepAccount: `mutation keepAccount($h: String!, $t: String!) { keepAccount(h: $h, t: $t) { ${action} } }`,
  deleteAccount: `mutation deleteAccount($h: String!, $t: String!, $password: String!) {
    deleteAccount(h: $h, t: $t, password: $password) { ${action} } }`,
  changeName: `mutation changeName($h: String!, $t: String!, $firstname: String!, $lastname: String!) {
    changeName(h: $h, t: $t, firstname: $firstname, lastname: $lastname) { ${action} } }`,
  changeEmail: `mutation changeEmail($h: String!, $t: String!, $email: String!, $password: String!) {
    changeEmail(h: $h, t: $t, email: $email, password: $password) { ${action} } }`,
  keepEmail: `mutation keepEmail($h: String!, $t: String!) { keepEmail(h: $h, t: $t) { ${action} } }`,
  confirmEmail: `mutation confirmEmail($key: String!) { confirmEmail(key: $key) { ${action} } }`,
  takeBackEmail: `mutation takeBackEmail($key: String!) { takeBackEmail(key: $key) { ${action} } }`,
  account: `query GetAccount($h: String!, $t: String!) { account(h: $h, t: $t) {
    ${user} firstname created pendingEmail marketingAccepted cardNumber isManageable isConfirmed deletion ${piano} attributes { name value }
    newsletters { slug title description isSubscribed } sessions { id device created lastSeen isCurrent }
    subscriptions { id product resourceName startDate expirationDate autoRenew isCancelled manager isKayakSubs } } }`,
  accountExport: "query GetAccountExport($h: String!, $t: String!) { account(h: $h, t: $t) { export } }",
} as const;

/** Saved articles, and posts by their numbers. */
export const bookmarkOperations = {
  save: `mutation($h: String!, $t: String!, $bookmarks: [BookmarkInput!]!) {
    saveBookmarks(h: $h, t: $t, bookmarks: $bookmarks) { ids } }`,
  remove: "mutation($h: String!, $t: String!, $post: Int!) { removeBookmark(h: $h, t: $t, post: $post) { ids } }",
  list: `query($h: String!, $t: String!, $after: String, $limit: Int) {
    bookmarks(h: $h, t: $t, after: $after, limit: $limit) { ids next items { saved_at post { id is_premium } } } }`,
  byId: "query($ids: [Int!]!) { posts_by_id(ids: $ids) { id } }",
} as const;

const page = `subjects { kind key title is_kept } gone { kind key } items { post { id } subjects { kind key } } next`;

/** What readers follow. */
export const followOperations = {
  follow: `mutation($h: String!, $t: String!, $subjects: [SubjectInput!]!) {
    follow(h: $h, t: $t, subjects: $subjects) { subjects { kind key } } }`,
  unfollow: `mutation($h: String!, $t: String!, $subjects: [SubjectInput!]!) {
    unfollow(h: $h, t: $t, subjects: $subjects) { subjects { kind key } } }`,
  list: `query($h: String!, $t: String!, $beside: [SubjectInput!]!, $after: String, $limit: Int) {
    following(h: $h, t: $t, beside: $beside, after: $after, limit: $limit) { ${page} } }`,
  ofGuest: `query($subjects: [SubjectInput!]!, $after: String, $limit: Int) {
    followed(subjects: $subjects, after: $after, limit: $limit) { ${page} } }`,
} as const;

/** The same around subscriptions and what print subscribers are offered. */
export const subscriptionOperations = {
  kayak: `query GetKayakSubscriptions($h: String!, $t: String!) { GetKayakSubscriptions(h: $h, t: $t) { ${kept} } }`,
  status: "query SubscriptionStatus($userId: Int!) { SubscriptionStatus(userId: $userId) { hasPlusAccess } }",
  syncCancelReason: `mutation SyncCancelReason($uid: Int!, $h: String!, $t: String!, $id: String!, $isKayak: Boolean!) {
    SyncCancelReason(uid: $uid, h: $h, t: $t, subscriptionId: $id, didCancel: true, isKayakSubs: $isKayak) { ${kept} } }`,
  entitlement: `mutation UpsellEntitlement($username: String!, $pw: String!) {
    UpsellEntitlement(username: $username, pw: $pw) { ${entitlement} ${sso} } }`,
  save: `mutation UpsellSave($token: String!, $type: String!) {
    UpsellSave(token: $token, agbAccepted: true, upsellType: $type) {
      upsell { api_response_message failure { code message } sso_id success } ${entitlement} ${sso} } }`,
  offer: "query GetUpsellOffer($token: String!) { upsellOffer(token: $token) { token } }",
} as const;

/** Of readers without an account. */
export const newsletterOperations = {
  signUpForNewsletters: `mutation signUpForNewsletters($email: String!, $newsletters: [String!]!) {
    signUpForNewsletters(email: $email, newsletters: $newsletters) { success error message } }`,
  confirmNewsletters: `mutation confirmNewsletters($key: String!) { confirmNewsletters(key: $key) { success error message } }`,
  leaveNewsletter: `mutation leaveNewsletter($key: String!) { leaveNewsletter(key: $key) { success error message } }`,
  newsletterOfKey: `query newsletterOfKey($key: String!) { newsletter_of_key(key: $key) }`,
} as const;
