/** For tests: what the newsroom's pages of events ask. */
const fields =
  "state revision source is_ours picture sender { name email sent deleted } event { id title kind starts ends is_cancelled }";

export const eventOperations = {
  list: `query ($state: EventState!, $after: Int) { newsroom { events(state: $state, after: $after) { ${fields} } } }`,
  one: `query ($id: Int!) { newsroom { event(id: $id) { ${fields} } } }`,
  rules: "{ event_rules { keep_days } }",
  send: "mutation ($key: String!, $event: EventInput!, $sender: EventSenderInput!) { sendEvent(key: $key, event: $event, sender: $sender) }",
  create: "mutation ($key: String!, $event: EventInput!) { createEvent(key: $key, event: $event) }",
  createAll:
    "mutation ($key: String!, $event: EventInput!, $further: [EventTimes!]!) { createEvent(key: $key, event: $event, further: $further) }",
  set: "mutation ($id: Int!, $event: EventInput!, $known: Int!) { setEvent(id: $id, event: $event, known: $known) }",
  setState: "mutation ($id: Int!, $state: EventState!, $known: Int!) { setEventState(id: $id, state: $state, known: $known) }",
};
