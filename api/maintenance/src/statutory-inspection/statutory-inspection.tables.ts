import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type {
  BuildingUse,
  FireplaceUse,
  Heating,
  InspectionFactKey,
  InspectionKind,
  InspectionReason,
  InspectionResult,
  InspectionStatus,
  Ventilation,
} from '@husrum/contract/statutory-inspection';
import type { GeneratedAlways } from 'kysely';

export interface StatutoryInspectionTables {
  inspection_facts: {
    entity_id: number;
    billable_id: AccountColumn;
    building_use: BuildingUse | null;
    built_year: number | null;
    rebuilt_with_pcb: boolean | null;
    ventilation: Ventilation | null;
    lifts: number | null;
    goods_lifts: number | null;
    motor_doors: number | null;
    pressure_vessels: boolean | null;
    pressure_vessels_class_a: boolean | null;
    heating: Heating | null;
    fireplaces: FireplaceUse | null;
    commercial_kitchen: boolean | null;
    playground: boolean | null;
    shared_hot_water: boolean | null;
    /** m² */
    heated_area: number | null;
    /** Bq/m³ */
    radon_value: number | null;
    radon_measured_on: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  statutory_inspection: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number;
    kind: InspectionKind;
    performed_on: string;
    result: InspectionResult;
    inspector_name: string;
    inspector_company: string | null;
    certificate_number: string | null;
    certificate_valid_to: string | null;
    /** The day by which it must be inspected again after a rejection. */
    reinspect_by: string | null;
    note: string | null;
    budget_ore: number | null;
    cost_ore: number | null;
    /** The maintenance activity that did the inspection. */
    maintenance_id: number | null;
    /** It is null for all installations of the kind. */
    installation_id: number | null;
    /** The report of the inspector. */
    file_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  inspection_remark: {
    id: Id;
    billable_id: AccountColumn;
    inspection_id: number;
    remark: string;
    ticket_id: number | null;
  };
  /** An interval that a user has set instead of that of the catalogue, and why. */
  inspection_interval: {
    billable_id: AccountColumn;
    entity_id: number;
    kind: InspectionKind;
    months: number;
    reason: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  inspection_installation: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number;
    kind: InspectionKind;
    name: string;
    /** The day on which it was taken into use. */
    commissioned_on: string | null;
    removed_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The requirements as they were last derived; `Requirement` explains the columns. */
  inspection_requirement: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number;
    company_id: number;
    kind: InspectionKind;
    /** The place of the kind in the catalogue. */
    kind_order: number;
    installation_id: number | null;
    status: InspectionStatus;
    reason: InspectionReason | null;
    missing: InspectionFactKey[];
    months: number | null;
    default_months: number | null;
    once: boolean;
    last_on: string | null;
    last_result: InspectionResult | null;
    due_on: string | null;
    regular_due_on: string | null;
    /** The open maintenance activity that will do the inspection, and its day. */
    planned_id: number | null;
    planned_on: string | null;
    /** The budget of the planned activity, or else the cost of the last inspection. */
    expected_cost_ore: number | null;
    /** It orders by the urgency of the status, then by day. */
    list_order: GeneratedAlways<number>;
  };
  /** The day for which the requirements of the business were last derived. */
  inspection_requirement_day: { billable_id: AccountColumn; day: string };
  /** The objects whose requirements must be derived again. Triggers insert them. */
  stale_inspection_requirement: { entity_id: number; billable_id: AccountColumn };
  /** The maintenance activity in which the next inspection will be done. */
  inspection_activity: {
    /** It is null for all installations of the kind. */
    installation_id: number | null;
    maintenance_id: number;
    billable_id: AccountColumn;
    entity_id: number;
    kind: InspectionKind;
  };
}

declare global {
  interface DatabaseTables extends StatutoryInspectionTables {}
}
