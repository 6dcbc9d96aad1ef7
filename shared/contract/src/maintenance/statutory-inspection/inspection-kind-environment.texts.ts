import type { InspectionKindInfo } from './inspection-kind';
import {
  environmentalCode,
  planningAct,
  planningOrdinance,
  ventilationRegulations,
} from './inspection-source.texts';

/** The catalogue's inspections of air, water, energy and hazardous substances. */
export const environmentInspections = {
  VENTILATION: {
    name: 'Obligatorisk ventilationskontroll (OVK)',
    shortName: 'OVK',
    intervalBasis: 'LAW',
    sources: [planningAct('8 kap. 25 §'), planningOrdinance('5 kap. 1–7 §§'), ventilationRegulations],
    interval:
      'Förskolor, skolor och vårdlokaler vart tredje år. Flerbostadshus, kontor och liknande vart tredje år med FT eller FTX och vart sjätte år med S, F eller FX. En- och tvåbostadshus med FX, FT eller FTX bara en första gång, med S eller F aldrig. Industribyggnader är undantagna. Görs kontrollen för sent räknas nästa intervall ändå från den dag då den skulle ha gjorts.',
    inspector: 'Certifierad funktionskontrollant',
    needsCertifiedInspector: true,
    facts: ['building_use', 'ventilation'],
    guidance: 'I en industribyggnad omfattas ändå kontor och personalutrymmen.',
  },
  RADON: {
    name: 'Radonmätning',
    shortName: 'Radon',
    intervalBasis: 'ADVICE',
    sources: [
      {
        title: 'Strålskyddslag (2018:396)',
        section: '3 kap. 6 §',
        appliesFrom: '2018-06-01',
        url: 'https://lagen.nu/2018:396',
      },
      {
        title: 'Strålskyddsförordning (2018:506)',
        section: '3 kap. 6 §',
        appliesFrom: '2018-06-01',
        url: 'https://lagen.nu/2018:506',
      },
      {
        title: 'Strålsäkerhetsmyndighetens metodbeskrivning för mätning av radon i bostäder',
        section: null,
        appliesFrom: '2026-10-01',
        url: 'https://www.stralsakerhetsmyndigheten.se/publikationer/handbocker-och-metodbeskrivningar/metodbeskrivning-matning-radon-bostader-2026/',
      },
    ],
    interval:
      'Ägaren ska hålla nere radonhalten i bostäder och i lokaler dit allmänheten har tillträde. Referensnivån är 200 Bq/m³ som årsmedelvärde. Mät om det aldrig har gjorts, när det har gått tio år och efter en ombyggnad som kan påverka halten.',
    inspector: 'Ackrediterat mätlaboratorium (rekommenderas)',
    needsCertifiedInspector: false,
    facts: ['building_use', 'radon_value', 'radon_measured_on'],
    guidance:
      'Tio år är ett råd. Mät minst två månader i följd under eldningssäsongen, normalt 1 oktober–30 april, eller ett helt år. I kontor och industri är det arbetsgivaren som ansvarar: där visas kravet bara om ni själva har mätt.',
  },
  ENERGY: {
    name: 'Energideklaration',
    shortName: 'Energideklaration',
    intervalBasis: 'LAW',
    sources: [
      {
        title: 'Lag (2006:985) om energideklaration för byggnader',
        section: '2 och 4–6 b §§',
        appliesFrom: '2006-10-01',
        url: 'https://lagen.nu/2006:985',
      },
      {
        title: 'Förordning (2006:1592) om energideklaration för byggnader',
        section: '2 §',
        appliesFrom: '2007-01-01',
        url: 'https://lagen.nu/2006:1592',
      },
      {
        title: 'Boverkets föreskrifter och allmänna råd om energideklaration för byggnader (BFS 2007:4)',
        section: null,
        appliesFrom: null,
        url: 'https://forfattningssamling.boverket.se/detaljer/BFS2007-4',
      },
    ],
    interval:
      'En deklaration gäller i tio år. Den ska alltid finnas för byggnader som hyrs ut och för byggnader där allmänheten ofta besöker mer än 250 m², och den ska finnas innan en byggnad säljs. En ny byggnad deklareras inom två år från det att den togs i bruk.',
    inspector: 'Certifierad energiexpert',
    needsCertifiedInspector: true,
    facts: ['building_use', 'heating', 'heated_area'],
    guidance:
      'Undantagna är industri och verkstäder, fristående byggnader under 50 m², bostadshus som används mindre än fyra månader om året, hus för andakt, jordbrukets ekonomibyggnader med lågt energibehov och hus för högst två år. Regeringen har föreslagit ändringar från 1 juli 2026 (prop. 2025/26:159), bland annat inspektion av värme-, ventilations- och kylsystem vart tredje eller femte år: kontrollera med Boverket vad som gäller.',
  },
  LEGIONELLA: {
    name: 'Kontroll mot legionella',
    shortName: 'Legionella',
    intervalBasis: 'ADVICE',
    sources: [
      environmentalCode('9 kap. 9 §, 26 kap. 19 §'),
      {
        title: 'Boverkets föreskrifter om skydd med hänsyn till hygien, hälsa och miljö (BFS 2024:8)',
        section: '8 kap. 6 §',
        appliesFrom: '2025-07-01',
        url: 'https://forfattningssamling.boverket.se/detaljer/BFS2024-8',
      },
      {
        title: 'Folkhälsomyndighetens vägledning om fastighetsägarens egenkontroll',
        section: null,
        appliesFrom: null,
        url: null,
      },
    ],
    interval:
      'Ägaren ska genom egenkontroll förebygga att vattnet gör någon sjuk. Lagen anger varken temperatur eller intervall. Nya installationer ska klara minst 50 °C vid tappställen och i hela cirkulationen: mät mot det. Minst 60 °C i beredare och en kontroll om året är råd.',
    inspector: 'Egen personal',
    needsCertifiedInspector: false,
    facts: ['shared_hot_water'],
    guidance: 'Mät oftare där temperaturen har varit för låg.',
  },
  PCB: {
    name: 'Inventering av PCB',
    shortName: 'PCB',
    intervalBasis: 'LAW',
    sources: [
      {
        title: 'Förordning (2007:19) om PCB m.m.',
        section: null,
        appliesFrom: '2007-03-01',
        url: 'https://lagen.nu/2007:19',
      },
    ],
    interval:
      'En gång, för byggnader som är uppförda eller renoverade 1956–1973. Resultatet skulle ha redovisats för kommunen senast 30 juni 2008. Fog- och golvmassor med mer än 500 mg/kg skulle ha tagits bort senast 30 juni 2014 i hus från 1956–1969, och senast 30 juni 2016 i hus från 1970–1973, i industribyggnader och inomhus. Massor med 50–500 mg/kg tas bort vid renovering, ombyggnad eller rivning.',
    inspector: 'Sakkunnig inventerare',
    needsCertifiedInspector: false,
    facts: ['built_year', 'rebuilt_with_pcb', 'building_use'],
    guidance:
      'Redovisa också när inget PCB finns, och anmäl en sanering tre veckor i förväg. En- och tvåbostadshus räknas som undantagna. Ägs huset av ett företag: fråga kommunen om undantaget gäller.',
  },
} as const satisfies Readonly<Record<string, InspectionKindInfo>>;
