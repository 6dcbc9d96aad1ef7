import type { TypeField } from '@husrum/contract/entity';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db';
import { booleanColumn, enumColumn, numberColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { entityColumns } from './entity-columns.store';

/** The field as SQL; null when the stored value has another type. */
const toSql = ({ key, type }: TypeField): RawBuilder<unknown> => {
  const value = sql`entity.fields -> ${sql.lit(key)}`;
  const stored = type === 'list' ? 'string' : type;
  const text = sql`case when jsonb_typeof(${value}) = ${sql.lit(stored)} then entity.fields ->> ${sql.lit(key)} end`;
  if (type === 'number') return sql`(${text})::numeric`;
  return type === 'boolean' ? sql`(${text})::boolean` : text;
};

const toColumn = (field: TypeField): ReportColumn => {
  const key = `entity.fields.${field.key}`;
  const { title, type, options } = field;
  if (type === 'number') return numberColumn(key, title, toSql(field));
  if (type === 'boolean') return booleanColumn(key, title, toSql(field));
  if (type === 'list') {
    return enumColumn(
      key,
      title,
      Object.fromEntries(options.map((option) => [option, option])),
      toSql(field),
    );
  }
  return textColumn(key, title, toSql(field));
};

/** Fields of the same name in several types are one column; it has the options of all of them. */
const mergeFields = (fields: readonly TypeField[]): TypeField[] => {
  const merged = new Map<string, TypeField>();
  for (const field of fields) {
    const other = merged.get(field.key);
    const options = [...new Set([...(other?.options ?? []), ...field.options])];
    merged.set(field.key, { ...(other ?? field), options });
  }
  return [...merged.values()];
};

/** A label that another column already has gets the key after it. */
const withUniqueLabels = (columns: readonly ReportColumn[]): ReportColumn[] => {
  const seen = new Set(entityColumns.map(({ label }) => label));
  return columns.map((column) => {
    const label = seen.has(column.label)
      ? `${column.label} (${column.key.replace('entity.fields.', '')})`
      : column.label;
    seen.add(label);
    return { ...column, label };
  });
};

/** The own fields of all types of objects, as columns. `area` is a column of every object already. */
export const loadEntityTypeColumns = async (tx: Tx): Promise<ReportColumn[]> => {
  const types = await tx.selectFrom('entity_type').select('fields').orderBy('position').execute();
  const fields = mergeFields(types.flatMap((type) => type.fields)).filter(({ key }) => key !== 'area');
  return withUniqueLabels(fields.map(toColumn));
};
