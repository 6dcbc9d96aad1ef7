import { entityKindLabel, entityKinds } from '@husrum/contract/entity';
import { paymentIntervalLabel } from '@husrum/contract/lease';
import { sql } from 'kysely';
import { boolean, choice, instant, number, text } from '../column.store';

const kinds = Object.fromEntries(entityKinds.map((kind) => [kind, entityKindLabel[kind].one]));

export const entityColumns = [
  text('entity.name', 'Namn'),
  choice(
    'entity.kind',
    'Typ',
    kinds,
    sql`(select kind from entity_type where entity_type.id = entity.entity_type_id)`,
  ),
  text('entity.address', 'Adress'),
  text('entity.postal_code', 'Postnummer'),
  text('entity.city', 'Ort'),
  number('entity.area', 'Yta (m²)'),
  number('entity.fee', 'Hyra (kr)'),
  boolean('entity.fee_as_m2', 'Hyra per m²'),
  choice('entity.payment_interval', 'Betalningsintervall', paymentIntervalLabel),
  boolean(
    'entity.rented',
    'Uthyrd',
    sql`exists (select from lease as running where running.entity_id = entity.id
                and app_today() between running.start and coalesce(running.stop, 'infinity'))`,
  ),
  instant('entity.created_at', 'Skapad'),
];
