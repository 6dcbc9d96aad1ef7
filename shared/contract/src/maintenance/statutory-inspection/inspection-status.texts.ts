import type { InspectionResult, InspectionStatus } from './inspection-status';

export const inspectionStatusLabel: Readonly<Record<InspectionStatus, string>> = {
  OVERDUE: 'Förfallen',
  DUE: 'Snart dags',
  PLANNED: 'Planerad',
  UNKNOWN: 'Okänd',
  DONE: 'Klar',
};
export const inspectionResultLabel: Readonly<Record<InspectionResult, string>> = {
  APPROVED: 'Godkänd',
  REMARKS: 'Godkänd med anmärkning',
  REJECTED: 'Ej godkänd',
};
