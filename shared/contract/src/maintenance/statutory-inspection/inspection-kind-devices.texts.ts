import type { InspectionKindInfo } from './inspection-kind';
import {
  motorDeviceRegulations,
  planningAct,
  planningOrdinance,
  workEquipmentRegulations,
} from './inspection-source.texts';

const ACCREDITED = 'Ackrediterat kontrollorgan';
const pressureGuidance =
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
    intervalBasis: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), motorDeviceRegulations(liftSections)],
    interval: `Varje år, ${countedFromPrevious}. En ny hiss besiktigas första gången efter två år.`,
    inspector: ACCREDITED,
    needsCertifiedInspector: true,
    facts: ['lifts'],
    guidance:
      'Den månad som står på hissens besiktningsskylt gäller. Byggnadsnämnden kan besluta om längre intervall.',
  },
  GOODS_LIFT: {
    name: 'Besiktning av varuhissar, trapphissar och små plattformshissar',
    shortName: 'Varuhiss',
    intervalBasis: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), motorDeviceRegulations(liftSections)],
    interval: `Vartannat år, ${countedFromPrevious}. Gäller varuhissar, småvaruhissar, soptransporthissar, trapphissar och plattformshissar för högst två bostäder.`,
    inspector: ACCREDITED,
    needsCertifiedInspector: true,
    facts: ['goods_lifts'],
    guidance: 'Andra plattformshissar besiktigas varje år: räkna dem till personhissarna.',
  },
  MOTOR_DOOR: {
    name: 'Besiktning av motordrivna portar',
    shortName: 'Port',
    intervalBasis: 'LAW',
    sources: [planningOrdinance('5 kap. 8–15 §§'), motorDeviceRegulations('1 kap. 13–15 §§, 6 kap. 3–8 §§')],
    interval: `Vartannat år, ${countedFromPrevious}. Gäller portar, grindar, galler, väggar och dörrar som både öppnas och stängs med motor.`,
    inspector: ACCREDITED,
    needsCertifiedInspector: true,
    facts: ['motor_doors', 'building_use'],
    guidance:
      'Garageportar och grindar för enskilt bruk vid en- och tvåbostadshus besiktigas inte. Det gör inte heller CE-märkta skjut-, slag- och roterdörrar, typgodkända portar och rullgaller i butiksentréer som styrs med hålldon och körs högst två gånger om dygnet. Portar med mjukt blad under 25 m² kan Boverket undanta. Inom inhägnat industriområde är det fyra år för portar med hålldon, eller med impulsdon och självövervakad kontaktlist: ange det som eget intervall.',
  },
  PRESSURE_OPERATION: {
    name: 'Driftprov av tryckkärl',
    shortName: 'Tryckkärl, driftprov',
    intervalBasis: 'ADVICE',
    sources: [workEquipmentRegulations],
    interval:
      'Tryckkärl i klass A eller B vartannat år. I kyl- och värmepumpsanläggningar varje år, för bland annat tryckluft och gasol vart fjärde.',
    inspector: ACCREDITED,
    needsCertifiedInspector: true,
    facts: ['pressure_vessels'],
    guidance: pressureGuidance,
  },
  PRESSURE_INTERNAL: {
    name: 'In- och utvändig undersökning av tryckkärl',
    shortName: 'Tryckkärl, undersökning',
    intervalBasis: 'ADVICE',
    sources: [workEquipmentRegulations],
    interval:
      'Tryckkärl i klass A: vanligen vart fjärde år. Kontrollorganet kan besluta om allt från sex månader till tolv år.',
    inspector: ACCREDITED,
    needsCertifiedInspector: true,
    facts: ['pressure_vessels', 'pressure_vessels_class_a'],
    guidance: pressureGuidance,
  },
  PLAYGROUND: {
    name: 'Årlig huvudbesiktning av lekplats',
    shortName: 'Lekplats',
    intervalBasis: 'ADVICE',
    sources: [
      planningAct('8 kap. 15–16 §§'),
      {
        title: 'Produktsäkerhetslag (2004:451)',
        section: null,
        appliesFrom: '2004-07-01',
        url: 'https://lagen.nu/2004:451',
      },
      {
        title: 'SS-EN 1176-7 Lekredskap: installation, kontroll och underhåll',
        section: null,
        appliesFrom: null,
        url: null,
      },
    ],
    interval:
      'Lekplatsen ska underhållas så att olyckor förebyggs; lagen anger inget intervall. Standarden säger en huvudbesiktning om året.',
    inspector: 'Certifierad lekplatsbesiktningsman (rekommenderas)',
    needsCertifiedInspector: false,
    facts: ['playground'],
    guidance:
      'Standarden vill också ha täta visuella kontroller och regelbundna funktionskontroller, som egen personal kan göra. Vid hårt slitage kan det behövas varje dag.',
  },
} as const satisfies Readonly<Record<string, InspectionKindInfo>>;
