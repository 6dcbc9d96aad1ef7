import type { InspectionAuthority, InspectionKind, InspectionKindInfo } from './inspection-kind';
import {
  environmentalCode,
  law,
  lifts,
  pbf,
  pbl,
  protectionAct,
  sweeping,
  workEquipment,
} from './inspection-source.texts';

export const inspectionAuthorityLabel: Readonly<Record<InspectionAuthority, string>> = {
  LAW: 'Krav enligt lag',
  LOCAL: 'Kommunen bestämmer intervallet',
  ADVICE: 'Intervallet är ett råd',
};

const ACCREDITED = 'Ackrediterat kontrollorgan';
const pressureCaution =
  'Intervallet är det vanliga och är inte avstämt mot varje fall i föreskriften. Kontrollorganets intyg gäller: ändra intervallet om det säger något annat.';

/** What the catalogue says of each inspection. Checked against public sources in November 2026. */
export const inspectionKindInfo: Readonly<Record<InspectionKind, InspectionKindInfo>> = {
  VENTILATION: {
    name: 'Obligatorisk ventilationskontroll (OVK)',
    shortName: 'OVK',
    authority: 'LAW',
    sources: [
      pbl('8 kap. 25 §'),
      pbf('5 kap. 1–7 §§'),
      law(
        'Boverkets föreskrifter om funktionskontroll av ventilationssystem (BFS 2011:16, OVK)',
        null,
        null,
        null,
      ),
    ],
    interval:
      'Förskolor, skolor och vårdlokaler vart tredje år. Flerbostadshus, kontor och liknande vart tredje år med FT eller FTX och vart sjätte år med S, F eller FX. En- och tvåbostadshus med FX, FT eller FTX bara en första gång, med S eller F aldrig. Industribyggnader är undantagna.',
    inspector: 'Certifierad funktionskontrollant',
    certified: true,
    facts: ['building_use', 'ventilation'],
    caution: 'I en industribyggnad omfattas ändå kontor och personalutrymmen.',
  },
  LIFT: {
    name: 'Besiktning av personhissar',
    shortName: 'Hiss',
    authority: 'LAW',
    sources: [pbf('5 kap. 8–15 §§'), lifts],
    interval: 'Varje år, räknat från månaden för förra besiktningen. En ny hiss första gången efter två år.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['lifts'],
    caution: null,
  },
  GOODS_LIFT: {
    name: 'Besiktning av varuhissar, trapphissar och små plattformshissar',
    shortName: 'Varuhiss',
    authority: 'LAW',
    sources: [pbf('5 kap. 8–15 §§'), lifts],
    interval:
      'Vartannat år: varuhissar, småvaruhissar, sophissar, trapphissar och plattformshissar som betjänar högst två bostäder.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['goods_lifts'],
    caution: null,
  },
  MOTOR_DOOR: {
    name: 'Besiktning av motordrivna portar',
    shortName: 'Port',
    authority: 'LAW',
    sources: [pbf('5 kap. 8–15 §§'), lifts],
    interval: 'Vartannat år: portar, grindar, galler och dörrar som både öppnas och stängs med motor.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['motor_doors', 'building_use'],
    caution: 'Portar till en- och tvåbostadshus besiktigas inte.',
  },
  PRESSURE_OPERATION: {
    name: 'Driftprov av tryckkärl',
    shortName: 'Tryckkärl, driftprov',
    authority: 'ADVICE',
    sources: [workEquipment],
    interval: 'Tryckkärl i kontrollklass A eller B: vanligen vartannat år.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['pressure_vessels'],
    caution: pressureCaution,
  },
  PRESSURE_INTERNAL: {
    name: 'In- och utvändig undersökning av tryckkärl',
    shortName: 'Tryckkärl, undersökning',
    authority: 'ADVICE',
    sources: [workEquipment],
    interval: 'Tryckkärl i kontrollklass A eller B: vanligen vart fjärde år.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['pressure_vessels'],
    caution: pressureCaution,
  },
  FIRE_SAFETY: {
    name: 'Brandskyddsrond (SBA)',
    shortName: 'Brandskyddsrond',
    authority: 'ADVICE',
    sources: [
      protectionAct('2 kap. 2 §'),
      law('Allmänna råd om systematiskt brandskyddsarbete (SRVFS 2004:3)', null, null, null),
    ],
    interval:
      'Ägaren ska hålla ett skäligt brandskydd. Lagen anger inget intervall; egna ronder fyra gånger om året är vanligt.',
    inspector: 'Egen personal',
    certified: false,
    facts: ['building_use'],
    caution: 'Intervallet är ett råd. Ändra det efter vad er riskbedömning säger.',
  },
  FIRE_INSPECTION: {
    name: 'Brandskyddskontroll av eldstäder och pannor',
    shortName: 'Brandskyddskontroll',
    authority: 'LAW',
    sources: [protectionAct('3 kap. 4 §'), sweeping],
    interval:
      'Panna för fast bränsle och eldstad som är rummets huvudsakliga värme vart tredje år. Pelletspanna, oljepanna, gaspanna och eldstad för trivsel vart sjätte år.',
    inspector: 'Kommunen, eller den som kommunen har utsett',
    certified: true,
    facts: ['heating', 'fireplaces'],
    caution:
      'Kommunen kallar till kontrollen. Har huset flera eldstäder gäller här det kortaste intervallet.',
  },
  SWEEPING: {
    name: 'Rengöring (sotning)',
    shortName: 'Sotning',
    authority: 'LOCAL',
    sources: [protectionAct('3 kap. 4 §'), sweeping],
    interval: 'Kommunen bestämmer hur ofta. Ange kommunens frist som eget intervall.',
    inspector: 'Kommunen, eller den som kommunen har medgett',
    certified: true,
    facts: ['heating', 'fireplaces'],
    caution: null,
  },
  KITCHEN_DUCT: {
    name: 'Brandskyddskontroll av imkanal',
    shortName: 'Imkanal',
    authority: 'LAW',
    sources: [protectionAct('3 kap. 4 §'), sweeping],
    interval: 'Imkanaler i restauranger och andra större kök vartannat år.',
    inspector: 'Kommunen, eller den som kommunen har utsett',
    certified: true,
    facts: ['commercial_kitchen'],
    caution: null,
  },
  PLAYGROUND: {
    name: 'Årlig huvudbesiktning av lekplats',
    shortName: 'Lekplats',
    authority: 'ADVICE',
    sources: [
      pbl('8 kap. 15 §'),
      law('Produktsäkerhetslag (2004:451)', null, '2004-07-01', 'https://lagen.nu/2004:451'),
      law('SS-EN 1176-7 Lekredskap: installation, kontroll och underhåll', null, null, null),
    ],
    interval:
      'Lekplatsen ska hållas säker; lagen anger inget intervall. Standarden säger en huvudbesiktning om året.',
    inspector: 'Certifierad lekplatsbesiktningsman (rekommenderas)',
    certified: false,
    facts: ['playground'],
    caution: 'Standarden vill också ha egna ronder, oftare vid hårt slitage.',
  },
  RADON: {
    name: 'Radonmätning',
    shortName: 'Radon',
    authority: 'ADVICE',
    sources: [
      law('Strålskyddsförordning (2018:506)', null, '2018-06-01', 'https://lagen.nu/2018:506'),
      environmentalCode('9 kap. 3 och 9 §§, 26 kap. 19 §'),
    ],
    interval:
      'Referensnivån är 200 Bq/m³ som årsmedelvärde. Mät minst vart tionde år, och efter ombyggnad eller ändrad ventilation eller uppvärmning.',
    inspector: 'Ackrediterat mätlaboratorium',
    certified: true,
    facts: ['building_use', 'radon_value', 'radon_measured_on'],
    caution: 'Tio år är ett råd. Mätningen ska pågå minst två månader mellan 1 oktober och 30 april.',
  },
  ENERGY: {
    name: 'Energideklaration',
    shortName: 'Energideklaration',
    authority: 'LAW',
    sources: [
      law(
        'Lag (2006:985) om energideklaration för byggnader',
        '4–5 §§',
        '2006-10-01',
        'https://lagen.nu/2006:985',
      ),
      law(
        'Förordning (2006:1592) om energideklaration för byggnader',
        '2 §',
        '2007-01-01',
        'https://lagen.nu/2006:1592',
      ),
    ],
    interval:
      'En deklaration gäller i tio år. Den ska finnas för byggnader som hyrs ut och för byggnader över 250 m² som allmänheten ofta besöker. Undantagna är bland annat industri och fristående byggnader under 50 m².',
    inspector: 'Certifierad energiexpert',
    certified: true,
    facts: ['building_use', 'heating', 'heated_area'],
    caution: null,
  },
  LEGIONELLA: {
    name: 'Kontroll mot legionella',
    shortName: 'Legionella',
    authority: 'ADVICE',
    sources: [
      environmentalCode('26 kap. 19 §'),
      law('Folkhälsomyndighetens vägledning om fastighetsägarens egenkontroll', null, null, null),
    ],
    interval:
      'Egenkontrollen ska visa minst 50 °C vid tappställen och i cirkulationen och minst 60 °C i beredare. Lagen anger inget intervall; ett år är ett råd.',
    inspector: 'Egen personal',
    certified: false,
    facts: ['shared_hot_water'],
    caution: 'Mät oftare där temperaturen har varit för låg.',
  },
  PCB: {
    name: 'Inventering av PCB',
    shortName: 'PCB',
    authority: 'LAW',
    sources: [law('Förordning (2007:19) om PCB m.m.', null, '2007-03-01', 'https://lagen.nu/2007:19')],
    interval:
      'En gång, för byggnader som är uppförda eller ombyggda 1956–1973. Resultatet skulle ha redovisats senast 30 juni 2008 och saneringen vara klar senast 30 juni 2016.',
    inspector: 'Sakkunnig inventerare',
    certified: false,
    facts: ['built_year', 'rebuilt_with_pcb', 'building_use'],
    caution:
      'En- och tvåbostadshus räknas som undantagna. Ägs huset av ett företag: fråga kommunen om undantaget gäller.',
  },
};
