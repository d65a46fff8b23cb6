/** Which function draws which key. */

import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import type { PictureKey } from "#workers/demo/picture-keys.ts";
import * as alps from "./alps.ts";
import * as avalanche from "./avalanche.ts";
import * as bakery from "./bakery.ts";
import * as ballot from "./ballot.ts";
import * as band from "./band.ts";
import * as bees from "./bees.ts";
import * as bench from "./bench.ts";
import * as bonfire from "./bonfire.ts";
import * as bouquet from "./bouquet.ts";
import * as bridge from "./bridge.ts";
import * as brook from "./brook.ts";
import * as buildingSite from "./building-site.ts";
import * as bus from "./bus.ts";
import * as carnival from "./carnival.ts";
import * as cattleDrive from "./cattle-drive.ts";
import * as chapel from "./chapel.ts";
import * as charts from "./charts.ts";
import * as cheese from "./cheese.ts";
import * as choir from "./choir.ts";
import * as christmas from "./christmas.ts";
import * as churchInside from "./church-inside.ts";
import * as cinema from "./cinema.ts";
import * as classroom from "./classroom.ts";
import * as concert from "./concert.ts";
import * as council from "./council.ts";
import * as counting from "./counting.ts";
import * as court from "./court.ts";
import * as cradle from "./cradle.ts";
import * as drill from "./drill.ts";
import * as drought from "./drought.ts";
import * as fireEngine from "./fire-engine.ts";
import * as fisherman from "./fisherman.ts";
import * as flood from "./flood.ts";
import * as football from "./football.ts";
import * as gondola from "./gondola.ts";
import * as harbour from "./harbour.ts";
import * as homes from "./homes.ts";
import * as hospital from "./hospital.ts";
import * as industry from "./industry.ts";
import * as inn from "./inn.ts";
import * as laboratory from "./laboratory.ts";
import * as lake from "./lake.ts";
import * as lakeStage from "./lake-stage.ts";
import * as lakeWind from "./lake-wind.ts";
import * as library from "./library.ts";
import * as market from "./market.ts";
import * as marsh from "./marsh.ts";
import * as mills from "./mills.ts";
import * as motorway from "./motorway.ts";
import * as mountainSports from "./mountain-sports.ts";
import * as museum from "./museum.ts";
import * as orchard from "./orchard.ts";
import * as passRoad from "./pass-road.ts";
import * as peaks from "./peaks.ts";
import * as peaksNight from "./peaks-night.ts";
import * as playground from "./playground.ts";
import * as police from "./police.ts";
import * as polling from "./polling.ts";
import * as pool from "./pool.ts";
import * as pram from "./pram.ts";
import * as referee from "./referee.ts";
import * as reservoir from "./reservoir.ts";
import * as rink from "./rink.ts";
import * as river from "./river.ts";
import * as roundabout from "./roundabout.ts";
import * as school from "./school.ts";
import * as schoolYard from "./school-yard.ts";
import * as ski from "./ski.ts";
import * as snowSports from "./snow-sports.ts";
import * as solar from "./solar.ts";
import * as station from "./station.ts";
import * as stork from "./stork.ts";
import * as streets from "./streets.ts";
import * as studio from "./studio.ts";
import * as surgery from "./surgery.ts";
import * as theatre from "./theatre.ts";
import * as thunder from "./thunder.ts";
import * as townHall from "./town-hall.ts";
import * as townViews from "./town-views.ts";
import * as tunnel from "./tunnel.ts";
import * as valleyWays from "./valley-ways.ts";
import * as villages from "./villages.ts";
import * as wedding from "./wedding.ts";
import * as wildlife from "./wildlife.ts";
import * as woods from "./woods.ts";
import * as workshop from "./workshop.ts";

export const scenes: Record<PictureKey, (s: Stage) => string> = {
  "bodensee-morgen": lake.morning,
  "bodensee-abend": lake.evening,
  "bodensee-sturm": lakeWind.storm,
  "bodensee-segelboote": lakeWind.sails,
  "bodensee-nebel": lake.fog,
  rheindelta: marsh.delta,
  rheindamm: river.dam,
  bergbach: brook.brook,
  bergsee: river.tarn,
  stausee: reservoir.reservoir,
  "gipfel-sommer": peaks.summer,
  "gipfel-winter": peaks.winter,
  "gipfel-abendrot": peaksNight.glowing,
  "gipfel-nacht": peaksNight.night,
  "alpe-sommer": alps.alpSummer,
  "alpe-herbst": alps.alpAutumn,
  "bergdorf-sommer": villages.villageSummer,
  "bergdorf-winter": villages.villageWinter,
  skipiste: ski.piste,
  sessellift: ski.chairs,
  gondelbahn: gondola.gondola,
  lawinenhang: avalanche.avalanche,
  passstrasse: passRoad.pass,
  "wald-herbst": woods.autumn,
  "wald-winter": woods.winter,
  moor: marsh.bog,
  "stadt-tag": townViews.day,
  "stadt-nacht": townViews.night,
  altstadt: streets.oldTown,
  marktplatz: market.market,
  rathaus: townHall.townHall,
  schule: school.school,
  spital: hospital.hospital,
  bahnhof: station.station,
  "zug-rheintal": valleyWays.valleyTrain,
  autobahn: motorway.motorway,
  tunnel: tunnel.tunnel,
  baustelle: buildingSite.site,
  wohnbau: homes.homes,
  industriehalle: industry.industry,
  werkstatt: workshop.workshop,
  "solar-dach": solar.solar,
  gewitter: thunder.thunder,
  "regen-stadt": streets.rainy,
  hochwasser: flood.flood,
  fussballplatz: football.football,
  eishalle: rink.rink,
  radweg: valleyWays.cycleway,
  buehne: theatre.theatre,
  seebuehne: lakeStage.lakeStage,
  konzert: concert.concert,
  museum: museum.museum,
  bibliothek: library.library,
  wahlurne: ballot.ballot,
  "diagramm-linie": charts.lineChart,
  "diagramm-balken": charts.barChart,
  feuerwehr: fireEngine.fire,
  blumen: bouquet.bouquet,
  kinderwagen: pram.pram,
  blasmusik: band.band,
  sitzungssaal: council.chamber,
  buergerversammlung: council.assembly,
  wahlkabine: polling.booths,
  wahlplakate: polling.posters,
  auszaehlung: counting.counting,
  storch: stork.stork,
  babyschuhe: cradle.shoes,
  wiege: cradle.cradle,
  kapelle: chapel.chapel,
  taufbecken: churchInside.font,
  glocken: churchInside.bells,
  hochzeitspaar: wedding.couple,
  hochzeitstorte: wedding.cake,
  schulhof: schoolYard.yard,
  klassenzimmer: classroom.classroom,
  spielplatz: playground.playground,
  handball: classroom.gym,
  feuerwehruebung: drill.drill,
  polizei: police.police,
  hubschrauber: police.rescue,
  bus: bus.bus,
  kreisverkehr: roundabout.roundabout,
  steinbruecke: bridge.stoneBridge,
  felssturz: bridge.rockfall,
  kaesekeller: cheese.cheese,
  baeckerei: bakery.bakery,
  saegewerk: mills.sawmill,
  webstuhl: mills.looms,
  gasthaus: inn.inn,
  hotel: inn.hotel,
  arztpraxis: surgery.surgery,
  gericht: court.court,
  labor: laboratory.laboratory,
  ruhebank: bench.bench,
  steinbock: wildlife.ibex,
  rehe: wildlife.deer,
  bienen: bees.bees,
  alpabtrieb: cattleDrive.cattleDrive,
  duerre: drought.drought,
  funken: bonfire.bonfire,
  hafen: harbour.harbour,
  fischer: fisherman.fisherman,
  freibad: pool.pool,
  obstgarten: orchard.orchard,
  berglauf: mountainSports.trail,
  kletterwand: mountainSports.climbing,
  langlauf: snowSports.loipe,
  rodeln: snowSports.sledges,
  chor: choir.choir,
  kino: cinema.cinema,
  atelier: studio.studio,
  christkindlmarkt: christmas.christmas,
  fasching: carnival.carnival,
  schiedsrichterin: referee.referee,
  eismaschine: referee.iceMachine,
};
