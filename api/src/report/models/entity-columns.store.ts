import { entityKindLabel, entityKinds } from '@husrum/contract/entity';
import { paymentIntervalLabel } from '@husrum/contract/lease';
import { sql } from 'kysely';
import { booleanColumn, enumColumn, instantColumn, numberColumn, textColumn } from '../column.store';
import { entityColumnTexts } from './entity-columns.texts';

const kindLabels = Object.fromEntries(entityKinds.map((kind) => [kind, entityKindLabel[kind].one]));

export const entityColumns = [
  textColumn('entity.name', entityColumnTexts.name),
  enumColumn(
    'entity.kind',
    entityColumnTexts.kind,
    kindLabels,
    sql`(select kind from entity_type where entity_type.id = entity.entity_type_id)`,
  ),
  textColumn('entity.address', entityColumnTexts.address),
  textColumn('entity.postal_code', entityColumnTexts.postalCode),
  textColumn('entity.city', entityColumnTexts.city),
  numberColumn('entity.area', entityColumnTexts.area),
  numberColumn('entity.fee', entityColumnTexts.fee),
  booleanColumn('entity.fee_as_m2', entityColumnTexts.feeAsM2),
  enumColumn('entity.payment_interval', entityColumnTexts.paymentInterval, paymentIntervalLabel),
  booleanColumn(
    'entity.rented',
    entityColumnTexts.rented,
    sql`exists (select from lease as running where running.entity_id = entity.id
                and app_today() between running.start and coalesce(running.stop, 'infinity'))`,
  ),
  instantColumn('entity.created_at', entityColumnTexts.createdAt),
];
