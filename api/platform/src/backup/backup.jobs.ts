import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { nonTransactionalJob } from '../jobs/job';
import { makePrivateFolder } from '../private-files';
import { exportRows } from './export-rows.store';
import { writeDump } from './write-dump';

const MAX_DUMPS = 7;
const dumpFolder = (dataDir: string): string => path.join(dataDir, 'dumps');

/** Nobody else backs up the embedded database: a nightly dump limits the loss with a broken disk, or after a mistake, to one day. */
export const backupJobs = [
  nonTransactionalJob(
    'database.dump',
    async (_data, { db, settings, clock }) => {
      if (settings.databaseUrl) return;
      const folder = dumpFolder(settings.dataDir);
      await makePrivateFolder(folder);
      const file = path.join(folder, `husrum-${clock.today()}.jsonl.gz`);
      await db.readSnapshot((tx) => writeDump(file, exportRows(tx)));
      const dumps = (await readdir(folder)).filter((name) => name.endsWith('.jsonl.gz')).sort();
      for (const old of dumps.slice(0, -MAX_DUMPS)) await rm(path.join(folder, old), { force: true });
    },
    { schedule: { at: '2:30' } },
  ),
];
