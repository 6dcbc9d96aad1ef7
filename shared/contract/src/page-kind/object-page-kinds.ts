import { companyCalls } from '../objects/company/company.calls';
import type { EntityRow } from '../objects/entity/entity.calls';
import { entityCalls } from '../objects/entity/entity.calls';
import { type EntityListType, entityKinds, entityListTypes } from '../objects/entity/entity.kinds';
import { routes } from '../routes';
import { findFirstRow, type PageKind } from './page-kind';

const entityPage = (state: string, matches: (row: EntityRow) => boolean): PageKind => ({
  name: `entity.detail: ${state}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(entityCalls.list, { query }), matches);
    return row && routes.entity.detail({ id: row.id });
  },
});

const entityListPage = (type: EntityListType): PageKind => ({
  name: `entity.byType: ${type}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(entityCalls.listByType, { params: { type }, query }));
    return row && routes.entity.byType({ type });
  },
});

const companyPage: PageKind = {
  name: 'company.detail: any',
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(companyCalls.list, { query }));
    return row && routes.company.detail({ id: row.id });
  },
};

export const objectPageKinds: readonly PageKind[] = [
  companyPage,
  ...entityListTypes.map(entityListPage),
  ...entityKinds.map((kind) => entityPage(kind, ({ type }) => type.kind === kind)),
  entityPage('let', ({ rented }) => rented),
  entityPage('vacant', ({ rented, type }) => Boolean(type.rentable) && !rented),
  entityPage('let from a coming day', ({ let_from }) => let_from !== null),
  entityPage('free from a coming day', ({ free_from }) => free_from !== null),
];
