import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import { firstMonthToGenerate } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { companySettings } from './demo-companies.data';
import { companies, estates, FIRST_COMPANY_ESTATE_COUNT } from './demo-portfolio.data';
import type { PlannedEntity, Portfolio } from './portfolio.types';

/** Inserts the two companies with their invoicing settings. Returns their ids. */
export const insertCompanies = async (tx: Tx, today: LocalDate): Promise<number[]> => {
  // A company has the address of its first estate.
  const firstEstates = [estates[0], estates[FIRST_COMPANY_ESTATE_COUNT]];
  const ids = await insertRowsReturningIds(
    tx,
    'company',
    companies.map(({ name, organisationNumber, email }, index) => ({
      name,
      organisation_number: organisationNumber,
      email,
      phone: '070-174 06 10',
      address: firstEstates[index]?.street,
      postal_code: firstEstates[index]?.postalCode,
      city: firstEstates[index]?.city,
      country: 'Sverige',
    })),
  );
  await insertRows(
    tx,
    'invoicing_config',
    companySettings.map((settings, index) => ({
      company_id: ids[index],
      terms_of_payment: settings.paymentTerm,
      vat: settings.vatNumber,
      f_tax: true,
      min_days: settings.minDaysToPay,
      bankgiro: settings.bankgiro,
      swish: settings.swish,
      auto_enabled: true,
      auto_from: firstMonthToGenerate(today, settings),
      generate_day: settings.generateDay,
      send_day: settings.sendDay,
      generate_period: settings.generatePeriod,
      auto_require_review: settings.requireReview,
    })),
  );
  return ids;
};

const toEntityRow = (
  entity: PlannedEntity,
  typeId: number | undefined,
  companyId: number | undefined,
  parentId: number | null,
) => ({
  company_id: companyId,
  parent_id: parentId,
  entity_type_id: typeId,
  name: entity.name,
  address: entity.address,
  postal_code: entity.postalCode,
  city: entity.city,
  country: 'Sverige',
  fee: entity.fee,
  payment_interval: entity.interval,
  fee_as_m2: entity.feeAsM2,
  fields: entity.fields,
});

const insertAreas = async (
  tx: Tx,
  { entities }: Portfolio,
  ids: readonly number[],
  today: LocalDate,
): Promise<void> => {
  await insertRows(
    tx,
    'area_version',
    entities.flatMap(({ fields: { area } }, index) =>
      typeof area === 'number' ? [{ entity_id: ids[index], valid_from: today, area }] : [],
    ),
  );
};

/** Inserts the estates, then their units. Returns the ids in portfolio order. */
export const insertEntities = async (
  tx: Tx,
  portfolio: Portfolio,
  companyIds: readonly number[],
  today: LocalDate,
): Promise<number[]> => {
  const { entities } = portfolio;
  const types = await tx.selectFrom('entity_type').select(['id', 'kind']).execute();
  const typeIdByKind = new Map(types.map(({ id, kind }) => [kind, id]));
  const ids: number[] = [];
  const insertWhere = async (isIncluded: (entity: PlannedEntity) => boolean) => {
    const indexes = [...entities.keys()].filter((index) => entities.slice(index, index + 1).some(isIncluded));
    const rows = indexes.flatMap((index) =>
      entities
        .slice(index, index + 1)
        .map((entity) =>
          toEntityRow(
            entity,
            typeIdByKind.get(entity.kind),
            companyIds[entity.companyIndex],
            entity.parentIndex === null ? null : (ids[entity.parentIndex] ?? null),
          ),
        ),
    );
    const insertedIds = await insertRowsReturningIds(tx, 'entity', rows);
    for (const [ordinal, id] of insertedIds.entries()) ids[indexes[ordinal] ?? 0] = id;
  };
  await insertWhere(({ parentIndex }) => parentIndex === null);
  await insertWhere(({ parentIndex }) => parentIndex !== null);
  await insertAreas(tx, portfolio, ids, today);
  return ids;
};
