import type { InspectionKindInfo } from './inspection-kind';
import {
  firstLiftInspection,
  liftRegulations,
  planningAct,
  planningOrdinance,
  source,
  workEquipmentRegulations,
} from './inspection-source.texts';

const ACCREDITED = 'Ackrediterat kontrollorgan';
const pressureCaution =
  'Intervallet är det vanliga och är inte avstämt mot varje fall i föreskriften. Kontrollorganets intyg gäller: ändra intervallet om det säger något annat.';

/** What the catalogue says of the inspections of lifts, doors, pressure vessels and playgrounds. */
export const deviceInspections = {
  LIFT: {
    name: 'Besiktning av personhissar',
    shortName: 'Hiss',
    authority: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), liftRegulations, firstLiftInspection],
    interval: 'Varje år, räknat från månaden för förra besiktningen.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['lifts'],
    caution:
      'En ny hiss besiktigas första gången två år efter att den togs i bruk. De två åren är ett råd: så sammanfattar kontrollorganen föreskriften. Den månad som står på hissens besiktningsskylt gäller.',
  },
  GOODS_LIFT: {
    name: 'Besiktning av varuhissar, trapphissar och små plattformshissar',
    shortName: 'Varuhiss',
    authority: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), liftRegulations],
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
    sources: [planningOrdinance('5 kap. 8–15 §§'), liftRegulations],
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
    sources: [workEquipmentRegulations],
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
    sources: [workEquipmentRegulations],
    interval: 'Tryckkärl i kontrollklass A eller B: vanligen vart fjärde år.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['pressure_vessels'],
    caution: pressureCaution,
  },
  PLAYGROUND: {
    name: 'Årlig huvudbesiktning av lekplats',
    shortName: 'Lekplats',
    authority: 'ADVICE',
    sources: [
      planningAct('8 kap. 15 §'),
      source('Produktsäkerhetslag (2004:451)', null, '2004-07-01', 'https://lagen.nu/2004:451'),
      source('SS-EN 1176-7 Lekredskap: installation, kontroll och underhåll', null, null, null),
    ],
    interval:
      'Lekplatsen ska hållas säker; lagen anger inget intervall. Standarden säger en huvudbesiktning om året.',
    inspector: 'Certifierad lekplatsbesiktningsman (rekommenderas)',
    certified: false,
    facts: ['playground'],
    caution: 'Standarden vill också ha egna ronder, oftare vid hårt slitage.',
  },
} as const satisfies Readonly<Record<string, InspectionKindInfo>>;
