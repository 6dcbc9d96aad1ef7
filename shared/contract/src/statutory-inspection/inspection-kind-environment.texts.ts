import type { InspectionKindInfo } from './inspection-kind';
import {
  createSource,
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
    authority: 'LAW',
    sources: [planningAct('8 kap. 25 §'), planningOrdinance('5 kap. 1–7 §§'), ventilationRegulations],
    interval:
      'Förskolor, skolor och vårdlokaler vart tredje år. Flerbostadshus, kontor och liknande vart tredje år med FT eller FTX och vart sjätte år med S, F eller FX. En- och tvåbostadshus med FX, FT eller FTX bara en första gång, med S eller F aldrig. Industribyggnader är undantagna. Görs kontrollen för sent räknas nästa intervall ändå från den dag då den skulle ha gjorts.',
    inspector: 'Certifierad funktionskontrollant',
    certified: true,
    facts: ['building_use', 'ventilation'],
    caution: 'I en industribyggnad omfattas ändå kontor och personalutrymmen.',
  },
  RADON: {
    name: 'Radonmätning',
    shortName: 'Radon',
    authority: 'ADVICE',
    sources: [
      createSource('Strålskyddsförordning (2018:506)', null, '2018-06-01', 'https://lagen.nu/2018:506'),
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
      createSource(
        'Lag (2006:985) om energideklaration för byggnader',
        '4–5 §§',
        '2006-10-01',
        'https://lagen.nu/2006:985',
      ),
      createSource(
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
      createSource('Folkhälsomyndighetens vägledning om fastighetsägarens egenkontroll', null, null, null),
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
    sources: [
      createSource('Förordning (2007:19) om PCB m.m.', null, '2007-03-01', 'https://lagen.nu/2007:19'),
    ],
    interval:
      'En gång, för byggnader som är uppförda eller ombyggda 1956–1973. Resultatet skulle ha redovisats senast 30 juni 2008 och saneringen vara klar senast 30 juni 2016.',
    inspector: 'Sakkunnig inventerare',
    certified: false,
    facts: ['built_year', 'rebuilt_with_pcb', 'building_use'],
    caution:
      'En- och tvåbostadshus räknas som undantagna. Ägs huset av ett företag: fråga kommunen om undantaget gäller.',
  },
} as const satisfies Readonly<Record<string, InspectionKindInfo>>;
