/** For tests: everything that is asked about tips. */
const receipt = "{ code state sent deleted file_count arrived_count }";

export const tipOperations = {
  rules: "{ tip_rules { keep_days max_text max_files max_file_bytes max_video_bytes part_bytes } }",
  open: "mutation ($key: String) { openTip(key: $key) { ticket wait_seconds } }",
  send: `mutation ($ticket: String!, $tip: TipInput!) { sendTip(ticket: $ticket, tip: $tip) ${receipt} }`,
  look: `query ($code: String!) { tip(code: $code) ${receipt} }`,
  withdraw: "mutation ($code: String!) { withdrawTip(code: $code) }",
  list: "query ($before: Int) { newsroom { is_signed_in tips(before: $before) { id text } } }",
  read: `query ($id: Int!) { newsroom { is_signed_in tip(id: $id) {
    id state sent deleted text place name contact file_count files { id name size type is_ready has_telemetry }
  } } }`,
  setState: "mutation ($id: Int!, $state: TipState!) { setTipState(id: $id, state: $state) }",
  remove: "mutation ($id: Int!) { removeTip(id: $id) }",
};
