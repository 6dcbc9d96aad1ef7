import type { InspectionKind, InspectionKindInfo, IntervalBasis } from './inspection-kind';
import { deviceInspections } from './inspection-kind-devices.texts';
import { environmentInspections } from './inspection-kind-environment.texts';
import { fireInspections } from './inspection-kind-fire.texts';

export const intervalBasisLabel: Readonly<Record<IntervalBasis, string>> = {
  LAW: 'Krav enligt lag',
  LOCAL: 'Kommunen bestämmer intervallet',
  ADVICE: 'Intervallet är ett råd',
};

/** The catalogue of inspections. It was checked against public sources in November 2026. */
export const inspectionKindInfo: Readonly<Record<InspectionKind, InspectionKindInfo>> = {
  ...deviceInspections,
  ...fireInspections,
  ...environmentInspections,
};
