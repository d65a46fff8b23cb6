/** For tests: what each kind of page asks for, every field of the schema at least once. */
const pictures = `
  fragment Crops on ImageCrop { crop type src width height srcset { src w } }
  fragment Picture on Image { id src width height alt caption captionHtml credit link image_rule(crops: ["4-3"]) image_crops(crops: ["4-3"]) { ...Crops } }`;

const images = `${pictures}
  fragment Film on VideoItem { id accountId playerId isPlaylist embedId adConfigId title description formattedDateTime formattedDuration image { ...Picture } }
  fragment OwnFilm on MediaBlock { medium title caption captionHtml duration poster { ...Picture } sources { src type } tracks { src language label } }`;

const teaser = `${images}
  fragment Teaser on Post {
    id type date modified formatted_date title { rendered } excerpt { rendered } kicker slug link
    featured_image { ...Picture } image_rule(crops: ["4-3"]) image_crops(crops: ["4-3"]) { ...Crops }
    comment_count picture_count reaction_count is_premium is_story is_live external
    brand { slug title } label { text link } categories { id slug title description link } authors { name }
    municipality { slug title } video { ...Film } video_embed { provider url title } film { ...OwnFilm }
  }`;

const entries = `
  fragment Entry on TickerEntry { id date modified title html is_pinned is_key_event image { ...Picture } }`;

const blocks = `${entries}
  fragment Block on ContentBlock {
    __typename
    ... on ParagraphBlock { html }
    ... on HeadingBlock { level html }
    ... on ListBlock { html }
    ... on QuoteBlock { html citation citationHtml }
    ... on TableBlock { html caption captionHtml }
    ... on ImageBlock { image { ...Picture } }
    ... on GalleryBlock { images { ...Picture } }
    ... on EmbedBlock { provider url title }
    ... on VideoBlock { video { ...Film } }
    ... on MediaBlock { ...OwnFilm isSpokenArticle }
    ... on TickerBlock { is_over entries { ...Entry } }
    ... on FactsBlock { title html purpose }
    ... on CodeBlock { code language }
    ... on ButtonBlock { text link }
    ... on SeparatorBlock { id }
    ... on HtmlBlock { html }
  }`;

const topic = `
  fragment TopicFields on Topic { id slug title description image { ...Picture } page_link button_text button_link post_count }`;

/** The layout's operation, which travels with the page's in one request. */
export const layoutQuery = `
  query Layout {
    header: navigation(name: "header") { title link children { title link } }
    footer: navigation(name: "footer") { title link children { title link } }
    municipalities { id slug title link latitude longitude district { slug title } }
    breaking_line { id text link is_ticker ends }
    ad_campaigns { id advertiser is_own alt narrow { src image_rule } wide { src } sections municipality weight }
  }`;

export const pageQueries: Record<string, { query: string; variables: Record<string, unknown> }> = {
  ticker: {
    query: `${pictures} ${entries}
      query GetTicker($id: Int!) { ticker(post_id: $id) { cursor entries { ...Entry } removed entry_ids is_over } }`,
    variables: { id: 101 },
  },
  post: {
    query: `${teaser} ${blocks} ${topic}
      query GetPostByID($id: Int!, $grant: String) {
        post(id: $id, grant: $grant) {
          ...Teaser
          content_blocks { ...Block } is_giftable access { granted reason hidden_block_count free_block_count }
          tags { id slug title page_link } topics { ...TopicFields } authors { id slug name role description page_link }
          associated_posts { ...Teaser } related_posts { ...Teaser }
          meta { title description share_image { src width height alt image_rule(crops: ["16-9"]) } piTriggerManual piPaywallAsModal piTag piVariables { key value } }
          tracking { origin image_count video_count slideshow_count is_liveticker is_paid }
          informantButton { link text }
        }
      }`,
    variables: { id: 101 },
  },
  home: {
    query: `${teaser} query Home($municipality: String) { home(municipality: $municipality) { sections { title link layout ratio button_text shows_pictures pinned posts { ...Teaser } } } }`,
    variables: { municipality: "dornbirn" },
  },
  topic: {
    query: `${teaser} ${topic}
      query GetTopicBySlug($slug: String!, $page: Int!) {
        topic(slug: $slug) { ...TopicFields posts(page: $page, per_page: 20) { items { ...Teaser } total total_pages page per_page } }
      }`,
    variables: { slug: "gemeindewahl", page: 1 },
  },
  tag: {
    query: `${teaser} ${topic}
      query GetTopicBySlug($slug: String!, $page: Int!) {
        topic(slug: $slug) { ...TopicFields posts(page: $page, per_page: 20) { items { ...Teaser } total total_pages page per_page } }
      }`,
    variables: { slug: "hochwasser", page: 1 },
  },
  foundTopics: {
    query: `${pictures} ${topic} query FindTopics($text: String!) { find_topics(text: $text) { ...TopicFields } }`,
    variables: { text: "gemeindew" },
  },
  topics: {
    query: `${pictures} ${topic} query Topics { topics(page: 1) { items { ...TopicFields } total total_pages page per_page } active_topics { ...TopicFields posts(page: 1, per_page: 2) { items { title { rendered } link date } } } }`,
    variables: {},
  },
  municipality: {
    query: `${teaser}
      query Municipality($slug: String!) {
        municipality(slug: $slug) { id slug title link latitude longitude district { slug title municipalities { slug title } } }
        posts(feed: { municipality: $slug }, page: 1) { items { ...Teaser } total total_pages page per_page }
      }`,
    variables: { slug: "dornbirn" },
  },
  news: {
    query: `${teaser}
      query News($slug: String!) {
        category(slug: $slug) { id slug title description link image { src } }
        posts(feed: { category: $slug }, page: 1) { items { ...Teaser } total }
        most_read(limit: 5) { ...Teaser }
      }`,
    variables: { slug: "politik" },
  },
  videos: {
    query: `${teaser} query GetVideos { posts(feed: { video: true }, page: 1, per_page: 12) { items { ...Teaser } total_pages page } }`,
    variables: {},
  },
  video: {
    query: `${teaser}
      query GetVideo($id: Int!) {
        post(id: $id) { ...Teaser }
        posts(feed: { video: true }, page: 1, per_page: 12) { items { ...Teaser } }
      }`,
    variables: { id: 101 },
  },
  page: {
    query: `${images} ${blocks}
      query GetPageBySlug($slug: String!) {
        page(slug: $slug) { id slug title { rendered } description link modified content_blocks { ...Block } }
        redirect(path: "/alt/rhein") { to status }
      }`,
    variables: { slug: "impressum" },
  },
  names: {
    query: `query Names {
      brands { slug title } districts { slug title municipalities { slug } } posts { total }
    }`,
    variables: {},
  },
  author: {
    query: `${teaser} query GetAuthor($slug: String!, $page: Int!) {
      author(slug: $slug) { id slug name role description page_link image { ...Picture } mail links { title link } }
      posts(feed: { author: $slug }, page: $page, per_page: 20) { items { ...Teaser } total total_pages page per_page }
    }`,
    variables: { slug: "anna-berger", page: 1 },
  },
  comments: {
    query: `query GetComments($id: Int!, $after: String) {
      post(id: $id) { id comments_link commenting best_comments { id } comments(sort: NEWEST, after: $after) {
        total next items { id author date html depth is_edited is_by_newsroom is_gone useful_count more_answers } } }
    }`,
    variables: { id: 101, after: null },
  },
  conversation: {
    query: `query GetConversation($id: Int!, $comment: Int!) {
      post(id: $id) { id conversation(comment: $comment) { first has_earlier next items { id } } }
    }`,
    variables: { id: 101, comment: 1 },
  },
  duty: {
    query: `query GetDuty($from: String!, $until: String!) {
      duty(from: $from, until: $until) {
        state { as_of is_stale is_sample }
        items { kind name address municipality district phone note starts_at ends_at }
      }
    }`,
    variables: { from: "2026-11-21T23:00:00Z", until: "2026-11-22T23:00:00Z" },
  },
  deathNotices: {
    query: `query GetDeathNotices($name: String, $municipality: String, $page: Int!) {
      death_notices(name: $name, municipality: $municipality, page: $page) {
        total total_pages page per_page items { id kind name birth_name born died place municipality is_sample shown image { ...Picture } }
      }
    }
    fragment Picture on Image { src width height alt image_rule(crops: ["1-1"]) }`,
    variables: { name: "maria muster", municipality: "dornbirn", page: 1 },
  },
  deathNotice: {
    query: `query GetDeathNotice($id: Int!, $page: Int!) {
      death_notice(id: $id) {
        has_ended
        notice {
          id kind name text mourners farewell_day farewell_time farewell_place farewell_text undertaker picture_alt last_day
          takes_candles takes_condolences candles image { src }
        }
        condolences(page: $page) { total total_pages page items { id name place text sent } }
      }
    }`,
    variables: { id: 1, page: 1 },
  },
  events: {
    query: `query GetEvents($from: String!, $days: Int!, $municipality: String, $kind: EventKind, $query: String, $page: Int!) {
      events(from: $from, days: $days, municipality: $municipality, kind: $kind, query: $query, page: $page) {
        total total_pages page per_page items { id title kind starts ends is_all_day is_cancelled image { ...Picture } }
        running { id title ends }
      }
    }
    fragment Picture on Image { src width height alt image_rule(crops: ["4-3"]) }`,
    variables: { from: "2026-03-01", days: 30, municipality: "dornbirn", kind: "CONCERT", query: "chor", page: 1 },
  },
  foundEvents: {
    query: `query FindEvents($from: String!, $query: String!) {
      events(from: $from, days: 400, query: $query, per_page: 8) { items { id title starts } running { id title } }
    }`,
    variables: { from: "2026-03-01", query: "chor" },
  },
  event: {
    query: `query GetEvent($id: Int!) { event(id: $id) { id title text place address municipality organiser price is_free is_sample link changed image { src } } }`,
    variables: { id: 1 },
  },
  epaper: {
    query: `query GetEpaper($month: String) { epaper(month: $month) {
      issues { key date edition title page_count is_sample may_read cover { src width height } pages { number width height } page(number: 1) { number width height text } }
      newest { key } earlier later } }`,
    variables: { month: null },
  },
  epaperIssue: {
    query: `query GetEpaperIssue($key: String!) { epaper_issue(key: $key) { key may_read pages { number } page(number: 1) { text } } }`,
    variables: { key: "2026-03-01" },
  },
  horoscope: {
    query: `query GetHoroscope($period: HoroscopePeriod!, $date: String!) {
      horoscope(period: $period, date: $date) { state { as_of is_stale is_sample } start texts { sign text } previous next }
    }`,
    variables: { period: "WEEK", date: "2026-11-22" },
  },
  snow: {
    query:
      "query GetSnowReport { snow_report { state { as_of is_stale is_sample } resorts { resort depths { base top } openLifts lifts municipalities } } }",
    variables: {},
  },
  weather: {
    query: `query GetWeather($municipality: String!) {
      weather(municipality: $municipality) {
        state { as_of is_stale is_sample } providers place { ...Point } nowcast { as_of temperature wind wind_from precipitation }
        mountains { name height point { ...Point } } lake { name point { ...Point } }
      }
      weather_places { municipality days { date lowest highest sky } }
      warnings(municipality: $municipality) { state { is_sample } items { id hazard level starts ends municipalities headline text instruction sender } }
      avalanches { state { is_sample } source bulletins { regions ratings { level above below } problems text starts ends } }
      gauges { state { is_sample } items { id water station quantity value unit at stage } }
      weather_line(municipality: $municipality) { state { is_sample } span { starts } today { date } }
    }
    fragment Point on WeatherPoint {
      spans { starts hours temperature precipitation sky wind gusts wind_from snow_line }
      days { date lowest highest precipitation sky gusts snow_line }
    }`,
    variables: { municipality: "dornbirn" },
  },
  sitemaps: {
    query: `query Sitemaps {
      post_months { month post_count modified }
      months: site_addresses(kind: POST, from: "2026-03-01T00:00:00Z", until: "2026-04-01T00:00:00Z", limit: 2) { ...List }
      later: site_addresses(kind: POST, skip: 1, after: "1772701500.105") { ...List }
      pages: site_addresses(kind: PAGE) { ...List }
      topics: site_addresses(kind: TOPIC) { ...List }
      categories: site_addresses(kind: CATEGORY) { ...List }
    }
    fragment List on SiteAddressList { items { link type title date modified image } next }`,
    variables: {},
  },
  search: {
    query: `${teaser}
      query Search($query: String!) {
        search(query: $query, filter: { kind: "post", from: "2026-01-01T00:00:00Z" }) {
          hits { post { ...Teaser } title { text is_hit } excerpt { text is_hit } }
          subjects { kind title link } total is_more total_pages page per_page used correction
        }
        newest: search(query: $query, sort: NEWEST) { hits { post { id } } }
        oldest: search(query: $query, sort: OLDEST) { hits { post { id } } }
      }`,
    variables: { query: "Politik" },
  },
  suggestions: {
    query:
      'query Suggestions { search_suggestions(query: "gewa") { title link kind } other: search_suggestions(query: "rhe") { title } }',
    variables: {},
  },
  newsletters: {
    query: `query Newsletters { newsletters { slug title description frequency last_issue { link day subject } } }`,
    variables: {},
  },
  "the archive of a newsletter": {
    query: `query NewsletterArchive($slug: String!) { newsletter(slug: $slug) {
      slug title description frequency issues(page: 1) { items { link day subject intro } total total_pages page } } }`,
    variables: { slug: "morgen" },
  },
  "an issue of a newsletter": {
    query: `${teaser} query NewsletterIssue($slug: String!, $day: String!) { newsletter(slug: $slug) { title issue(day: $day) {
      day subject intro sections { title posts { ...Teaser } } } } }`,
    variables: { slug: "morgen", day: "2026-03-09" },
  },
  traffic: {
    query: `query GetTraffic {
      traffic {
        state { as_of is_stale is_sample } source { title link } revision
        reports { id kind severity road place direction text latitude longitude municipality { slug } starts ends updated }
      }
    }`,
    variables: {},
  },
  "passes and webcams": {
    query: `query GetMountains {
      mountains {
        is_sample
        passes { id name municipality link note height road state since changed }
        webcams { id name municipality link note picture owner refresh_minutes is_own }
      }
    }`,
    variables: {},
  },
  "disturbances of buses and trains": {
    query: `query GetTransitAlerts {
      transit_alerts {
        state { as_of is_stale is_sample } source { title link }
        alerts { id modes cause effect severity title text link periods { starts ends } lines { name mode } stops }
      }
    }`,
    variables: {},
  },
  fuel: {
    query: `query GetFuelPrices($fuel: Fuel!) {
      fuel_prices(fuel: $fuel) {
        state { as_of is_stale is_sample }
        districts { slug stations { id name address postal_code city latitude longitude price hours { day from to } } }
        history { day district lowest median }
      }
    }`,
    variables: { fuel: "DIESEL" },
  },
};
