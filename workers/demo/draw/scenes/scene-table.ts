/** Which function draws which key. */

import type { Stage } from "#workers/demo/draw/kit/stage.ts";
import type { PictureKey } from "#workers/demo/picture-keys.ts";
import * as alps from "./alps.ts";
import * as avalanche from "./avalanche.ts";
import * as ballot from "./ballot.ts";
import * as band from "./band.ts";
import * as bouquet from "./bouquet.ts";
import * as brook from "./brook.ts";
import * as buildingSite from "./building-site.ts";
import * as charts from "./charts.ts";
import * as concert from "./concert.ts";
import * as fireEngine from "./fire-engine.ts";
import * as flood from "./flood.ts";
import * as football from "./football.ts";
import * as gondola from "./gondola.ts";
import * as homes from "./homes.ts";
import * as hospital from "./hospital.ts";
import * as industry from "./industry.ts";
import * as lake from "./lake.ts";
import * as lakeStage from "./lake-stage.ts";
import * as lakeWind from "./lake-wind.ts";
import * as library from "./library.ts";
import * as market from "./market.ts";
import * as marsh from "./marsh.ts";
import * as motorway from "./motorway.ts";
import * as museum from "./museum.ts";
import * as passRoad from "./pass-road.ts";
import * as peaks from "./peaks.ts";
import * as peaksNight from "./peaks-night.ts";
import * as pram from "./pram.ts";
import * as reservoir from "./reservoir.ts";
import * as rink from "./rink.ts";
import * as river from "./river.ts";
import * as school from "./school.ts";
import * as ski from "./ski.ts";
import * as solar from "./solar.ts";
import * as station from "./station.ts";
import * as streets from "./streets.ts";
import * as theatre from "./theatre.ts";
import * as thunder from "./thunder.ts";
import * as townHall from "./town-hall.ts";
import * as townViews from "./town-views.ts";
import * as tunnel from "./tunnel.ts";
import * as valleyWays from "./valley-ways.ts";
import * as villages from "./villages.ts";
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
};
