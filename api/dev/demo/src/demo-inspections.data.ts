import {
  type InspectionFacts,
  type InspectionKind,
  type InspectionResult,
  unknownFacts,
} from '@husrum/contract/statutory-inspection';

export interface DemoInspection {
  readonly kind: InspectionKind;
  readonly daysAgo: number;
  readonly result: InspectionResult;
  readonly inspector: readonly [name: string, company: string | null];
  /** The number of the inspector's certificate. */
  readonly certificate?: string;
  /** In SEK. */
  readonly cost: number;
  readonly remarks?: readonly string[];
  /** Days from today until the new inspection. */
  readonly reinspectInDays?: number;
}
export interface DemoBuilding {
  readonly facts: InspectionFacts;
  readonly inspections: readonly DemoInspection[];
  /** Planned inspections. The budget is in SEK. */
  readonly planned: readonly {
    readonly kind: InspectionKind;
    readonly inDays: number;
    readonly budget: number;
  }[];
}

const ventilationInspector = ['Eva Ek', 'Örebro Luftkontroll AB'] as const;
const liftInspector = ['Anders Lind', 'Mälardalens Hisskontroll AB'] as const;
const caretaker = ['Sara Holm', null] as const;

/** An older house with a lift, and inspections in every state. */
const apartmentHouse: DemoBuilding = {
  facts: {
    ...unknownFacts,
    building_use: 'APARTMENTS',
    rebuilt_with_pcb: false,
    ventilation: 'F',
    lifts: 1,
    goods_lifts: 0,
    motor_doors: 1,
    pressure_vessels: false,
    heating: 'DISTRICT',
    fireplaces: 'NO_FIREPLACE',
    commercial_kitchen: false,
    playground: true,
    shared_hot_water: true,
    heated_area: 1840,
    radon_value: 110,
    radon_measured_on: '2022-02-28',
  },
  inspections: [
    {
      kind: 'VENTILATION',
      daysAgo: 2140,
      result: 'APPROVED',
      inspector: ventilationInspector,
      certificate: 'OVK-2217',
      cost: 14_800,
    },
    {
      kind: 'LIFT',
      daysAgo: 410,
      result: 'APPROVED',
      inspector: liftInspector,
      certificate: 'H-0881',
      cost: 3200,
    },
    {
      kind: 'MOTOR_DOOR',
      daysAgo: 40,
      result: 'REJECTED',
      inspector: liftInspector,
      certificate: 'H-0881',
      cost: 1950,
      remarks: ['Klämskyddet stannar inte porten', 'Besiktningsskylt saknas'],
      reinspectInDays: 45,
    },
    {
      kind: 'FIRE_SAFETY',
      daysAgo: 30,
      result: 'REMARKS',
      inspector: caretaker,
      cost: 0,
      remarks: ['Cykel i trapphuset på plan 2'],
    },
    {
      kind: 'PLAYGROUND',
      daysAgo: 180,
      result: 'APPROVED',
      inspector: ['Per Blom', 'Trygg Lek i Närke AB'],
      cost: 2700,
    },
    {
      kind: 'ENERGY',
      daysAgo: 3590,
      result: 'APPROVED',
      inspector: ['Karin Dahl', 'Energirådet Mitt AB'],
      certificate: 'EX-5530',
      cost: 9500,
    },
    { kind: 'LEGIONELLA', daysAgo: 120, result: 'APPROVED', inspector: caretaker, cost: 0 },
  ],
  planned: [{ kind: 'ENERGY', inDays: 35, budget: 11_000 }],
};

/** A newer house of which some facts are still unknown. */
const newerHouse: DemoBuilding = {
  facts: {
    ...unknownFacts,
    building_use: 'APARTMENTS',
    ventilation: 'FTX',
    goods_lifts: 0,
    motor_doors: 0,
    heating: 'DISTRICT',
    fireplaces: 'NO_FIREPLACE',
    commercial_kitchen: false,
    playground: false,
    shared_hot_water: true,
  },
  inspections: [
    {
      kind: 'VENTILATION',
      daysAgo: 500,
      result: 'REMARKS',
      inspector: ventilationInspector,
      certificate: 'OVK-2217',
      cost: 21_300,
      remarks: ['Lågt flöde i badrum'],
    },
    { kind: 'FIRE_SAFETY', daysAgo: 20, result: 'APPROVED', inspector: caretaker, cost: 0 },
  ],
  planned: [],
};

const villa: DemoBuilding = {
  facts: {
    ...unknownFacts,
    building_use: 'SMALL_HOUSE',
    ventilation: 'F',
    lifts: 0,
    goods_lifts: 0,
    pressure_vessels: false,
    heating: 'HEAT_PUMP',
    fireplaces: 'SECONDARY',
    commercial_kitchen: false,
    playground: false,
    shared_hot_water: false,
    heated_area: 142,
  },
  inspections: [
    {
      kind: 'FIRE_INSPECTION',
      daysAgo: 900,
      result: 'APPROVED',
      inspector: ['Lars Nord', 'Sotarna i Örebro'],
      certificate: 'S-114',
      cost: 1250,
    },
  ],
  planned: [],
};

export const demoEstates: readonly DemoBuilding[] = [apartmentHouse, newerHouse];
export const demoVillas: readonly DemoBuilding[] = [villa];
