/** Words of which the region's compounds are made, as they are written. What is not here is still found by its beginning. */
const words = `
  abend abfall absage abstimmung abteilung abwasser ache alarm alpe alpen alpin amt anlage ansage antrag anzeige arbeit archiv arzt asphalt asyl auftrag auto
  autobahn bach bad bahn bahnhof bahnschranke ball band bank barriere bau bauer baum bau beben bedarf beere beginn bericht berg berge bergrettung
  beruf besuch betreuung betrieb betrug bett bevölkerung bewegung bezirk bier bild bildung biene blatt blick blitz boden bodensee boot brand
  bremse brücke brunnen bruch buch bücherei bühne bund bundes bürger bürgermeister bus chef chor cup dach damm deponie derby dieb diebstahl dienst
  dorf durchsage einsatz eis energie engpass ernte ersatz erwachsene fabrik fahrer fahrrad fahrt fahrplan fall familie fasching feier feld felchen fels fern
  fest festival festspiele feuer feuerwehr film firma fisch flug fluss föhn förderung forschung forst foto frau frauen frei freizeit friedhof frost frühling
  funken fuß fußball gabe garten gas gast gasthaus gäste gebäude gebirge gebühr geburt gehalt geld gemeinde gemeinderat gemeindewahl gericht geschäft
  geschichte gesundheit gespräch gewerbe gewässer gewitter gipfel gletscher gold grenze grund gruppe güter hafen halle handel handwerk hang haus
  hausarzt heim heimat heizung hilfe hitze hochwasser hof holz hotel hund hütte idee industrie initiative insel jagd jahr jugend kabel kammer kampf
  kandidat kanal kapelle karte kasse kaution keller kennzeichen kind kinder kino kirche kirchturm klasse klima klinik kloster koch kommando kommandant
  konzept konzert kraft krank kranken krankenhaus kräuter kreis kreuzung kritik kuh kultur kunst kurs küche lager land landes landtag landwirtschaft lauf
  lawine leben lehre lehrer lehrling leitung lese licht liebe lift liga linie liste literatur loch luft lücke mangel mann mannschaft markt maschine
  material meister meisterschaft messe miete milch minister mittel mobil mord motor müll museum musik musikschule mutter nacht nachwuchs natur
  naturschutz nebel netz not notar ober obmann obst ort orts park parkplatz partei party pass patient pegel pension person pflege pflegeheim pilz plan
  platz politik polizei post praxis preis presse probe programm projekt protest prozess rad radweg rat rathaus raum recht regal region regen regierung
  reise rennen rettung rhein rheintal richter riebel ring route ruhe saal sache saison saal sammlung sanierung satz schaden schaf schiff schiedsrichter schild
  schloss schnee schranke schuh schul schule schüler schutz schwimmbad see seilbahn senioren service siedlung sitz sitzung ski skilift skigebiet sonne sommer
  spar speicher sperre spiel spieler spielplatz spital sport sprache sprecher stadion stadt stadtrat stall stand station stau steg stelle steuer
  stickerei stiftung stimme stimmzettel stoff straße straßen strecke strom stube stück student studie studium sturm suche tag tal tanz tarif technik teich teil theater
  thema tier tisch titel tod tor torf tour tourismus trainer training tram traktor trocken tunnel tür turm turnier übung ufer umbau umfahrung umwelt
  umweltschutz unfall unter unternehmen unterricht urlaub vater verband verbot verein verfahren vergleich verkehr verletzung verlust verletzte versammlung
  versicherung versorgung vertrag verwaltung video vieh vogel volks volksschule vorstand wache wächter wagen wahl wald wand wanderer wanderung wanderweg warnung
  wasser wechsel weg wehr weide wein weihnacht welt werft werk werkstatt wetter wiese wind winter wirt wirtschaft woche wohn wohnbau wohnung
  wohnungen wolf zahl zaun zeit zeitung zelt zentrum zettel ziege ziel zimmer zoll zug zukunft zulage zunft zuschuss
  sammelstelle leerstand abgabe leerstandsabgabe kurzarbeit elektro bike hebamme eltern mais fotograf freiwillige fund gans grippe impfung
  jause jubiläum kabarett kante kita klub verein kommission krise labor lesung linde mast mieter miliz nachbar orchester orgel quelle rinder rodel
  säge schacht schau schmuck segel senner sennerei sozial sparkasse stein studenten synagoge taufe trachten treffen trink verkauf vorsorge
  waage wald wappen wehr wirtshaus zahnarzt zeuge zivil zubau
`;
export function listCompoundWords(): string[] {
  return words.split(/\s+/).filter((word) => word !== "");
}
