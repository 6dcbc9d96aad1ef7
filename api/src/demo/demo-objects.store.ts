import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { configMonth } from '../rent/config-month.rules';
import { insertAll, insertMany } from './bulk.store';
import { companySettings } from './company-settings';
import { companies, ESTATES_OF_FIRST, estates } from './names';
import type { PlannedEntity, Portfolio } from './portfolio.types';

/** Writes the two companies with how they invoice; gives their ids. */
export const writeCompanies = async (tx: Tx, today: LocalDate): Promise<number[]> => {
  const homes = [estates[0], estates[ESTATES_OF_FIRST]];
  const ids = await insertMany(
    tx,
    'company',
    companies.map(({ name, number, email }, at) => ({
      name,
      organisation_number: number,
      email,
      phone: '070-174 06 10',
      address: homes[at]?.street,
      postal_code: homes[at]?.postalCode,
      city: homes[at]?.city,
      country: 'Sverige',
    })),
  );
  await insertAll(
    tx,
    'invoicing_config',
    companySettings.map((settings, at) => ({
      company_id: ids[at],
      terms_of_payment: settings.terms,
      vat: settings.vat,
      bankgiro: settings.bankgiro,
      auto_enabled: true,
      auto_from: configMonth(today, settings),
      generate_day: settings.generateDay,
      send_day: settings.sendDay,
      generate_period: settings.generatePeriod,
      auto_require_review: settings.review,
    })),
  );
  return ids;
};

const rowOf = (
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

/** Writes the estates, then what they hold; gives the ids in the order of the portfolio. */
export const writeEntities = async (
  tx: Tx,
  { entities }: Portfolio,
  companyIds: readonly number[],
): Promise<number[]> => {
  const types = await tx.selectFrom('entity_type').select(['id', 'kind']).execute();
  const typeOf = new Map(types.map(({ id, kind }) => [kind, id]));
  const ids: number[] = [];
  const write = async (wanted: (entity: PlannedEntity) => boolean) => {
    const places = [...entities.keys()].filter((at) => entities.slice(at, at + 1).some(wanted));
    const rows = places.flatMap((at) =>
      entities
        .slice(at, at + 1)
        .map((entity) =>
          rowOf(
            entity,
            typeOf.get(entity.kind),
            companyIds[entity.company],
            entity.parent === null ? null : (ids[entity.parent] ?? null),
          ),
        ),
    );
    const written = await insertMany(tx, 'entity', rows);
    for (const [ordinal, id] of written.entries()) ids[places[ordinal] ?? 0] = id;
  };
  await write(({ parent }) => parent === null);
  await write(({ parent }) => parent !== null);
  return ids;
};
