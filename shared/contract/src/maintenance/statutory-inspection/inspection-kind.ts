import type { InspectionFactKey } from './inspection-facts';

/** The inspections that owners of buildings are responsible for, in the order of the catalogue. */
export const inspectionKinds = [
  'VENTILATION',
  'LIFT',
  'GOODS_LIFT',
  'MOTOR_DOOR',
  'PRESSURE_OPERATION', // Driftprov av tryckkärl
  'PRESSURE_INTERNAL', // In- och utvändig undersökning av tryckkärl
  'FIRE_SAFETY', // Brandskyddsrond (SBA)
  'FIRE_INSPECTION', // Brandskyddskontroll av eldstäder och pannor
  'SWEEPING',
  'KITCHEN_DUCT',
  'PLAYGROUND',
  'RADON',
  'ENERGY',
  'LEGIONELLA',
  'PCB',
] as const;
export type InspectionKind = (typeof inspectionKinds)[number];
export const isInspectionKind = (value: string): value is InspectionKind =>
  inspectionKinds.some((kind) => kind === value);

/** The kinds of which an object may have several installations, such as two lifts, each with its own inspections. */
export const installedKinds = ['LIFT', 'GOODS_LIFT', 'MOTOR_DOOR'] as const;
export type InstalledKind = (typeof installedKinds)[number];
/** For each kind, the fact that states how many installations there are. */
export const countFactOfKind = {
  LIFT: 'lifts',
  GOODS_LIFT: 'goods_lifts',
  MOTOR_DOOR: 'motor_doors',
} as const satisfies Readonly<Record<InstalledKind, InspectionFactKey>>;
export const isInstalledKind = (kind: InspectionKind): kind is InstalledKind =>
  installedKinds.some((installed) => installed === kind);

/**
 * On what the interval of an inspection is based:
 * - LAW: it is stated in law
 * - LOCAL: the municipality decides it
 * - ADVICE: the duty is law, the interval is advice
 */
export const intervalBases = ['LAW', 'LOCAL', 'ADVICE'] as const;
export type IntervalBasis = (typeof intervalBases)[number];

export interface InspectionSource {
  /** `Plan- och byggförordning (2011:338)` */
  readonly title: string;
  /** `5 kap. 1–7 §§`, or null where no single section is meant. */
  readonly section: string | null;
  /** The day from which it applies, YYYY-MM-DD; null for a source without such a day, or where it is not known. */
  readonly appliesFrom: string | null;
  readonly url: string | null;
}

export interface InspectionKindInfo {
  readonly name: string;
  /** A short name for tables and the yearly plan. */
  readonly shortName: string;
  readonly intervalBasis: IntervalBasis;
  readonly sources: readonly InspectionSource[];
  /** How often, and for which buildings. */
  readonly interval: string;
  /** Who may do it. */
  readonly inspector: string;
  /** Whether the inspector must be certified, accredited, or the municipality or one that it has appointed. */
  readonly needsCertifiedInspector: boolean;
  /** The facts that decide whether the inspection is required, and how often. */
  readonly facts: readonly InspectionFactKey[];
  /** What to keep in mind: exceptions, special cases, advice and coming changes that the calculated interval leaves out. */
  readonly guidance: string | null;
}
