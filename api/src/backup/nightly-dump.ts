import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reachingJob } from '../platform/jobs/job';
import { writeDump } from './dump';
import { exportRows } from './export-rows.store';

const KEPT = 7;
const folderIn = (dataDir: string): string => path.join(dataDir, 'dumps');

/** The embedded database does not wait for the disk: what a power cut takes is at most a day. The last seven are kept. */
export const dumpJobs = [
  reachingJob(
    'database.dump',
    async (_data, { db, settings, clock }) => {
      if (settings.databaseUrl) return;
      const folder = folderIn(settings.dataDir);
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `husrum-${clock.today()}.jsonl.gz`);
      await db.system((tx) => writeDump(file, exportRows(tx)));
      const dumps = (await readdir(folder)).filter((name) => name.endsWith('.jsonl.gz')).sort();
      for (const old of dumps.slice(0, -KEPT)) await rm(path.join(folder, old), { force: true });
    },
    { at: '2:30' },
  ),
];
