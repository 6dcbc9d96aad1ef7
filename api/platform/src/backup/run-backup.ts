import { existsSync } from 'node:fs';
import { withDatabase } from '../command';
import { StartError } from '../errors';
import type { ServerPart } from '../server-part';
import { readDump, readLastMigration, writeDump } from './dump';
import { endAccess } from './end-access.store';
import { exportRows } from './export-rows.store';
import { importRows } from './import-rows.store';

const ACCESS_ENDED = 'Alla behöver logga in igen, och länkar i tidigare mejl gäller inte längre.';

const exportTo = (file: string): Promise<void> =>
  withDatabase(async ({ db, settings }) => {
    await db.system((tx) => writeDump(file, exportRows(tx)));
    console.log(
      `Databasen är exporterad till ${file}. Filerna i ${settings.dataDir}/files kopieras för sig.`,
    );
  });

/** A dump of an earlier release is imported into tables as that release had them, which are then migrated. */
const importFrom = async (file: string, parts: readonly ServerPart[]): Promise<void> => {
  await withDatabase(
    async ({ db }) => {
      const count = await db.system((tx) => importRows(tx, readDump(file), parts));
      console.log(`${count} rader är inlästa från ${file}. ${ACCESS_ENDED}`);
    },
    await readLastMigration(file),
  );
  await withDatabase(({ db }) => db.runOutsideTransaction('analyze'));
};

/** `export FILE`, `import FILE` or `end-access`, for the database of the settings. The server must be stopped. */
export const runBackup = async (
  parts: readonly ServerPart[],
  [direction, file]: readonly (string | undefined)[],
): Promise<void> => {
  if (direction === 'end-access') {
    await withDatabase(({ db }) => db.system((tx) => endAccess(tx, parts)));
    console.log(ACCESS_ENDED);
    return;
  }
  if (file === undefined) throw new StartError(`Ange en fil: npm run db:${direction} -- husrum.jsonl.gz`);
  if (direction === 'import' && !existsSync(file)) throw new StartError(`Filen finns inte: ${file}`);
  await (direction === 'export' ? exportTo(file) : importFrom(file, parts));
};
