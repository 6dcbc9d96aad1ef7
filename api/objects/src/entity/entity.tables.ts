import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind, TypeField } from '@husrum/contract/entity';
import type { PaymentInterval } from '@husrum/contract/lease';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The values of the fields that only the object's type has, by key. */
export type FieldValues = Record<string, string | number | boolean | null>;

export interface EntityTables {
  entity_type: {
    id: ColumnType<number, never, never>;
    kind: ColumnType<EntityKind, never, never>;
    name: ColumnType<string, never, never>;
    icon: ColumnType<string, never, never>;
    /** A child must have a higher level than its parent. */
    level: ColumnType<number, never, never>;
    /** Whether objects of the type can be let. */
    rentable: ColumnType<boolean, never, never>;
    /** VAT in percent on rent, by default, for tenants that are organisations. */
    organisation_tax_rate: ColumnType<TaxRate, never, never>;
    /** VAT in percent on rent, by default, for tenants that are private persons. */
    private_tax_rate: ColumnType<TaxRate, never, never>;
    fields: ColumnType<TypeField[], never, never>;
    /** The place in the menu, from 1. */
    position: ColumnType<number, never, never>;
  };
  entity: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number;
    parent_id: number | null;
    entity_type_id: number;
    name: string;
    /** Sort key: Swedish alphabetical order, numbers by value. */
    name_key: GeneratedAlways<Buffer>;
    address: string;
    postal_code: string;
    city: string;
    country: Generated<string>;
    /**
     * The asking rent in kronor per interval, or per m² and interval. PostgreSQL numeric: written as a number, read as text
     * so that no decimal is lost.
     */
    fee: ColumnType<string | null, number | string | null, number | string | null>;
    payment_interval: Generated<PaymentInterval>;
    fee_as_m2: Generated<boolean>;
    fields: ColumnType<FieldValues, string, string>;
    /** The area today in m², generated from `fields`. `area_version` has its history. */
    area: GeneratedAlways<string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  area_version: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number;
    /** The first day of the area. It applies until the next version begins. */
    valid_from: string;
    /** m²; null when the object has no area from that day. */
    area: ColumnType<string | null, number | string | null, number | string | null>;
    created_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends EntityTables {}
}
