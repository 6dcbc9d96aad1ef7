import type { InspectionKindInfo } from './inspection-kind';
import {
  createSource,
  motorDeviceRegulations,
  planningAct,
  planningOrdinance,
  workEquipmentRegulations,
} from './inspection-source.texts';

const ACCREDITED = 'Ackrediterat kontrollorgan';
const pressureCaution =
  'Kontrollorganet bestämmer förfallomånaden, som står på intyget. Ändra intervallet om intyget säger något annat.';
const liftSections = '1 kap. 13–15 §§, 2 kap. 11 §';
/** BFS 2025:11 1:15. */
const countedFromPrevious =
  'räknat från slutet av förra intervallet. Besiktningen får göras högst sex månader i förväg; görs den ännu tidigare räknas nästa intervall från den';

/** The catalogue's inspections of lifts, doors, pressure vessels and playgrounds. */
export const deviceInspections = {
  LIFT: {
    name: 'Besiktning av personhissar',
    shortName: 'Hiss',
    authority: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), motorDeviceRegulations(liftSections)],
    interval: `Varje år, ${countedFromPrevious}. En ny hiss besiktigas första gången efter två år.`,
    inspector: ACCREDITED,
    certified: true,
    facts: ['lifts'],
    caution:
      'Den månad som står på hissens besiktningsskylt gäller. Byggnadsnämnden kan besluta om längre intervall.',
  },
  GOODS_LIFT: {
    name: 'Besiktning av varuhissar, trapphissar och små plattformshissar',
    shortName: 'Varuhiss',
    authority: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), motorDeviceRegulations(liftSections)],
    interval: `Vartannat år, ${countedFromPrevious}. Gäller varuhissar, småvaruhissar, soptransporthissar, trapphissar och plattformshissar för högst två bostäder.`,
    inspector: ACCREDITED,
    certified: true,
    facts: ['goods_lifts'],
    caution: 'Andra plattformshissar besiktigas varje år: räkna dem till personhissarna.',
  },
  MOTOR_DOOR: {
    name: 'Besiktning av motordrivna portar',
    shortName: 'Port',
    authority: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), motorDeviceRegulations('1 kap. 13–15 §§, 6 kap. 3–8 §§')],
    interval: `Vartannat år, ${countedFromPrevious}. Gäller portar, grindar, galler, väggar och dörrar som både öppnas och stängs med motor.`,
    inspector: ACCREDITED,
    certified: true,
    facts: ['motor_doors', 'building_use'],
    caution:
      'Garageportar och grindar till en- och tvåbostadshus besiktigas inte, och inte heller CE-märkta skjut-, slag- och roterdörrar. För vissa portar inom inhägnat industriområde är det fyra år: ange det som eget intervall.',
  },
  PRESSURE_OPERATION: {
    name: 'Driftprov av tryckkärl',
    shortName: 'Tryckkärl, driftprov',
    authority: 'ADVICE',
    sources: [workEquipmentRegulations],
    interval:
      'Tryckkärl i klass A eller B vartannat år. I kyl- och värmepumpsanläggningar varje år, för bland annat tryckluft och gasol vart fjärde.',
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
    interval:
      'Tryckkärl i klass A: vanligen vart fjärde år. Kontrollorganet kan besluta om allt från sex månader till tolv år.',
    inspector: ACCREDITED,
    certified: true,
    facts: ['pressure_vessels', 'pressure_vessels_class_a'],
    caution: pressureCaution,
  },
  PLAYGROUND: {
    name: 'Årlig huvudbesiktning av lekplats',
    shortName: 'Lekplats',
    authority: 'ADVICE',
    sources: [
      planningAct('8 kap. 15 §'),
      createSource('Produktsäkerhetslag (2004:451)', null, '2004-07-01', 'https://lagen.nu/2004:451'),
      createSource('SS-EN 1176-7 Lekredskap: installation, kontroll och underhåll', null, null, null),
    ],
    interval:
      'Lekplatsen ska hållas säker; lagen anger inget intervall. Standarden säger en huvudbesiktning om året.',
    inspector: 'Certifierad lekplatsbesiktningsman (rekommenderas)',
    certified: false,
    facts: ['playground'],
    caution: 'Standarden vill också ha egna ronder, oftare vid hårt slitage.',
  },
} as const satisfies Readonly<Record<string, InspectionKindInfo>>;
