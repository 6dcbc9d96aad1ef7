import { existsSync } from 'node:fs';
import { clockOf } from '../platform/clock';
import { startDatabase } from '../platform/db/open';
import { StartError } from '../platform/errors';
import { readSettings } from '../platform/settings';
import { readDump, writeDump } from './dump';
import { exportRows } from './export-rows.store';
import { importRows } from './import-rows.store';

/** `export file` or `import file`, on the database that the settings name. The server must be stopped. */
const run = async ([direction, file]: readonly (string | undefined)[]): Promise<void> => {
  if (file === undefined) throw new StartError(`Ange en fil: npm run db:${direction} -- husrum.jsonl.gz`);
  if (direction === 'import' && !existsSync(file)) throw new StartError(`Filen finns inte: ${file}`);
  const settings = readSettings(process.env);
  const db = await startDatabase(settings, clockOf(settings));
  try {
    if (direction === 'export') {
      await db.system((tx) => writeDump(file, exportRows(tx)));
      console.log(
        `Databasen är exporterad till ${file}. Filerna i ${settings.dataDir}/files kopieras för sig.`,
      );
    } else {
      const count = await db.system((tx) => importRows(tx, readDump(file)));
      await db.maintain('analyze');
      console.log(`${count} rader är inlästa från ${file}.`);
    }
  } finally {
    await db.close();
  }
};

run(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
