/** For tests: what the newsroom's pages of campaigns ask, and what readers' pages do. */
const image = "{ id src width height }";
const fields = `id revision state is_paused is_full advertiser is_own link alt narrow ${image} wide ${image} starts ends sections municipality
  weight max_views views clicks changed days { day views clicks }`;
const kept = "{ id fault }";

export const advertisingOperations = {
  shown: "{ ad_campaigns { id advertiser is_own alt narrow { src image_rule } wide { src } sections municipality weight } }",
  list: `query ($state: CampaignState!, $after: Int) { newsroom { campaigns(state: $state, after: $after) { ${fields} } } }`,
  one: `query ($id: Int!) { newsroom { campaign(id: $id) { ${fields} } } }`,
  create: `mutation ($key: String!, $campaign: CampaignInput!) { createCampaign(key: $key, campaign: $campaign) ${kept} }`,
  set: `mutation ($id: Int!, $campaign: CampaignInput!, $known: Int!) { setCampaign(id: $id, campaign: $campaign, known: $known) ${kept} }`,
  pause: "mutation ($id: Int!, $paused: Boolean!, $known: Int!) { pauseCampaign(id: $id, paused: $paused, known: $known) }",
  end: "mutation ($id: Int!, $known: Int!) { endCampaign(id: $id, known: $known) }",
  follow: "mutation ($id: Int!, $counts: Boolean!) { followAdCampaign(id: $id, counts: $counts) }",
};
