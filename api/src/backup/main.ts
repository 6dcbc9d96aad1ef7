import { existsSync } from 'node:fs';
import { exitWithError, withDatabase } from '../platform/command';
import { StartError } from '../platform/errors';
import { readDump, writeDump } from './dump';
import { exportRows } from './export-rows.store';
import { importRows } from './import-rows.store';

/** `export FILE` or `import FILE`, for the database of the settings. The server must be stopped. */
const run = async ([direction, file]: readonly (string | undefined)[]): Promise<void> => {
  if (file === undefined) throw new StartError(`Ange en fil: npm run db:${direction} -- husrum.jsonl.gz`);
  if (direction === 'import' && !existsSync(file)) throw new StartError(`Filen finns inte: ${file}`);
  await withDatabase(async ({ db, settings }) => {
    if (direction === 'export') {
      await db.system((tx) => writeDump(file, exportRows(tx)));
      console.log(
        `Databasen är exporterad till ${file}. Filerna i ${settings.dataDir}/files kopieras för sig.`,
      );
    } else {
      const count = await db.system((tx) => importRows(tx, readDump(file)));
      await db.runOutsideTransaction('analyze');
      console.log(`${count} rader är inlästa från ${file}.`);
    }
  });
};

run(process.argv.slice(2)).catch(exitWithError);
