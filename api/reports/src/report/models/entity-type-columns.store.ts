import type { Tx } from '@husrum/api-platform';
import type { TypeField } from '@husrum/contract/entity';
import { type RawBuilder, sql } from 'kysely';
import { booleanColumn, enumColumn, numberColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { entityColumns } from './entity-columns.store';

/** The value of the field as SQL, or null if the stored value has another type. */
const toSql = ({ key, type }: TypeField): RawBuilder<unknown> => {
  const value = sql`entity.fields -> ${sql.lit(key)}`;
  const jsonType = type === 'list' ? 'string' : type;
  const text = sql`case when jsonb_typeof(${value}) = ${sql.lit(jsonType)} then entity.fields ->> ${sql.lit(key)} end`;
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

/**
 * Fields with the same key in several types of objects become one column, with the title and the type of the first and the options
 * of all of them.
 */
const mergeFields = (fields: readonly TypeField[]): TypeField[] => {
  const merged = new Map<string, TypeField>();
  for (const field of fields) {
    const earlier = merged.get(field.key);
    const options = [...new Set([...(earlier?.options ?? []), ...field.options])];
    merged.set(field.key, { ...(earlier ?? field), options });
  }
  return [...merged.values()];
};

/** Appends the key to a label that another column already has. */
const withUniqueLabels = (columns: readonly ReportColumn[]): ReportColumn[] => {
  const usedLabels = new Set(entityColumns.map(({ label }) => label));
  return columns.map((column) => {
    const label = usedLabels.has(column.label)
      ? `${column.label} (${column.key.replace('entity.fields.', '')})`
      : column.label;
    usedLabels.add(label);
    return { ...column, label };
  });
};

/** The fields of all types of objects as columns, except `area`, which is among `entityColumns`. */
export const loadEntityTypeColumns = async (tx: Tx): Promise<ReportColumn[]> => {
  const types = await tx.selectFrom('entity_type').select('fields').orderBy('position').execute();
  const fields = mergeFields(types.flatMap((type) => type.fields)).filter(({ key }) => key !== 'area');
  return withUniqueLabels(fields.map(toColumn));
};
