import { validateParent } from '@husrum/api-objects';
import { type EntityType, entityInputForType } from '@husrum/contract/entity';
import { checkInput } from './check-input';
import { type ColumnKey, type FixedColumnKey, fieldColumnKey } from './import.columns';
import { importTexts } from './import.texts';
import { type ImportDraft, type KnownEntity, placeKey } from './import-draft.rules';
import type { ParsedRow } from './import-row.types';
import type { PlannedEntity, Ref } from './plan-import.types';
import type { RowReport } from './row-report.rules';

const columns: Readonly<Record<string, FixedColumnKey>> = {
  name: 'name',
  address: 'address',
  postal_code: 'postal_code',
  city: 'city',
  country: 'country',
  payment_interval: 'payment_interval',
};

const columnOf = (path: string, { rentColumn }: ParsedRow, { fields }: EntityType): ColumnKey | undefined => {
  if (path.startsWith('fee')) return rentColumn;
  const field = fields.find(({ key }) => path === `fields.${key}`);
  return field ? fieldColumnKey(field.title) : columns[path];
};

/** Where the object of a row lies. Without a parent, it lies directly under its company. */
export interface Place {
  readonly company: Ref;
  readonly parent: KnownEntity | undefined;
}

const findType = ({ types }: ImportDraft, id: number): EntityType | undefined =>
  types.find((type) => type.id === id);

const addEntity = (
  draft: ImportDraft,
  report: RowReport,
  { planned, key, row, index }: { planned: PlannedEntity; key: string; row: number | null; index: number },
): KnownEntity => {
  const known: KnownEntity = {
    ref: { index },
    typeId: planned.input.entity_type_id,
    row,
    hasLeaseRows: false,
    periods: [],
  };
  report.addIfValid(() => {
    draft.entities.push(planned);
    draft.entityByPlace.set(key, known);
  });
  return known;
};

/**
 * The estate with the name under the company, or a new one with the address of the row. The result is null when the row has a
 * problem with it.
 */
export const resolveParent = (
  draft: ImportDraft,
  parsed: ParsedRow,
  { company, name }: { company: Ref; name: string },
  report: RowReport,
): KnownEntity | null => {
  const key = placeKey(company, null, name);
  const known = draft.entityByPlace.get(key);
  if (known) return known;
  const failedRow = draft.failedEstates.get(key);
  if (failedRow !== undefined) {
    report.addProblem('estate', importTexts.estateWithProblem(failedRow));
    return null;
  }
  const type = draft.types.find(({ kind }) => kind === 'estates');
  if (type === undefined) throw new Error('There is no type for estates');
  const { value, errors } = checkInput(entityInputForType(type), {
    name,
    ...parsed.address,
    entity_type_id: type.id,
    fields: {},
  });
  if (errors) {
    report.reportErrors(errors, (path) => (path === 'name' ? 'estate' : columns[path]));
    return null;
  }
  const planned = { company, parent: null, input: value };
  return addEntity(draft, report, { planned, key, row: null, index: draft.entities.length });
};

const findKnown = (
  draft: ImportDraft,
  parsed: ParsedRow,
  { type, key }: { type: EntityType; key: string },
  report: RowReport,
): KnownEntity | undefined => {
  const known = draft.entityByPlace.get(key);
  if (known === undefined) return undefined;
  if (known.typeId !== type.id)
    report.addProblem('type', importTexts.existsAsOtherType(findType(draft, known.typeId)?.name ?? ''));
  // An object may have a row for each of its leases.
  if (known.row !== null && !(known.hasLeaseRows && parsed.lease !== null))
    report.addProblem('name', importTexts.sameObject(known.row));
  return known;
};

/** The object of the row in its place, or a new one. The result is null when the row has a problem with it. */
export const resolveEntity = (
  draft: ImportDraft,
  parsed: ParsedRow,
  { type, place }: { type: EntityType; place: Place | null },
  report: RowReport,
): KnownEntity | null => {
  const { name, entity, row } = parsed;
  const key =
    place === null || name === null ? null : placeKey(place.company, place.parent?.ref ?? null, name);
  const known = key === null ? undefined : findKnown(draft, parsed, { type, key }, report);
  if (known) return known;
  if (entity?.errors) {
    report.reportErrors(entity.errors, (path) => columnOf(path, parsed, type));
    return null;
  }
  if (entity === null || place === null || key === null) return null;
  const { company, parent } = place;
  const parentType = parent === undefined ? undefined : findType(draft, parent.typeId);
  const [wrongParent] = validateParent(type, parentType).parent_id ?? [];
  if (wrongParent !== undefined) {
    report.addProblem('estate', wrongParent);
    return null;
  }
  const planned = { company, parent: parent?.ref ?? null, input: entity.value };
  // The row may add its estate first.
  const index = draft.entities.length + (parent?.ref.index === draft.entities.length ? 1 : 0);
  return addEntity(draft, report, { planned, key, row, index });
};
