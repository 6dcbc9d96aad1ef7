import type {
  BuildingUse,
  FireplaceUse,
  Heating,
  InspectionKind,
  InspectionResult,
  Ventilation,
} from '@husrum/contract/statutory-inspection';
import type { AccountColumn, Id, Timestamp } from '../platform/db';

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
    heating: Heating | null;
    fireplaces: FireplaceUse | null;
    commercial_kitchen: boolean | null;
    playground: boolean | null;
    shared_hot_water: boolean | null;
    heated_area: number | null;
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
    reinspect_by: string | null;
    note: string | null;
    cost_ore: number | null;
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
  inspection_interval: {
    billable_id: AccountColumn;
    entity_id: number;
    kind: InspectionKind;
    months: number;
    reason: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  inspection_activity: {
    maintenance_id: number;
    billable_id: AccountColumn;
    entity_id: number;
    kind: InspectionKind;
  };
}
