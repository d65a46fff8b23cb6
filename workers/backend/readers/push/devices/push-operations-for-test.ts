/** For tests: every question and call about notices, with all their fields. */
const device = "is_own subjects { kind key } replies quiet_from quiet_until";

export const pushOperations = {
  push: "{ reply: push { key } }",
  own: "query ($h: String!, $t: String!) { reply: own_push_devices(h: $h, t: $t) { id name since sent } }",
  save: `mutation ($device: PushDeviceInput!, $wishes: PushWishesInput!, $h: String, $t: String) {
    reply: savePushDevice(device: $device, wishes: $wishes, h: $h, t: $t) { device { ${device} } message } }`,
  open: `mutation ($endpoint: String!, $h: String, $t: String) { reply: openPushDevice(endpoint: $endpoint, h: $h, t: $t) { ${device} } }`,
  move: "mutation ($former: String!, $device: PushDeviceInput!) { reply: movePushDevice(former: $former, device: $device) }",
  remove: "mutation ($endpoint: String!) { reply: removePushDevice(endpoint: $endpoint) }",
  try: "mutation ($endpoint: String!) { reply: tryPushDevice(endpoint: $endpoint) { success message } }",
  removeOwn: "mutation ($h: String!, $t: String!, $id: Int!) { reply: removeOwnPushDevice(h: $h, t: $t, id: $id) }",
} as const;
