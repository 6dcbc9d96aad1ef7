import type { FileResponse, RequestContext } from '@husrum/api-platform';
import { selectExportedTables } from './export-business.rules';
import { listBusinessTables, readRowsAsJson } from './export-business.store';

/** All rows of the business as one JSON file: `{ "exported_at": …, "tables": { "lease": [ … ], … } }`. */
export const exportBusiness = async ({ tx, clock }: RequestContext): Promise<FileResponse> => {
  const members: string[] = [];
  for (const table of selectExportedTables(await listBusinessTables(tx)))
    members.push(`${JSON.stringify(table.table)}:${await readRowsAsJson(tx, table)}`);
  const exportedAt = JSON.stringify(clock.now().toISOString());
  return {
    name: `husrum-export-${clock.today()}.json`,
    mimetype: 'application/json',
    bytes: Buffer.from(`{"exported_at":${exportedAt},"tables":{${members.join(',\n')}}}`),
  };
};
