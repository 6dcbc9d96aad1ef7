import { existsSync } from 'node:fs';
import { withDatabase } from '../command';
import { StartError } from '../errors';
import type { FileStore } from '../file-store';
import { uploadFolder } from '../http/upload';
import type { ServerPart } from '../server-part';
import type { Settings } from '../settings';
import { readDump, readSummary } from './dump';
import { endAccess } from './end-access.store';
import { exportRows } from './export-rows.store';
import { importRows, requireLastMigration, requireNoAccounts } from './import-rows.store';
import { restoreFiles } from './restore-files';
import { writeBackup } from './write-backup';
import { writeDump } from './write-dump';

interface Composition {
  readonly parts: readonly ServerPart[];
  openFiles(settings: Settings): Promise<FileStore>;
}

const ACCESS_ENDED = 'Alla behöver logga in igen, och länkar i tidigare mejl gäller inte längre.';
/** What is read stays as it is: an older server may run on the database. */
const NO_MIGRATION = '';

const toMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1).replace('.', ',');

const backUpTo = (file: string, { parts, openFiles }: Composition): Promise<void> =>
  withDatabase(async ({ db, settings }) => {
    const files = await openFiles(settings);
    const fileKeys = parts.flatMap((part) => part.fileKeys ?? []);
    const counts = await writeBackup(file, { db, files, fileKeys });
    console.log(
      `Säkerhetskopian ${file} är skriven: ${counts.rows} rader och ${counts.files} filer (${toMegabytes(counts.bytes)} MB).`,
    );
  }, NO_MIGRATION);

const exportTo = (file: string): Promise<void> =>
  withDatabase(async ({ db, settings }) => {
    await db.readSnapshot((tx) => writeDump(file, exportRows(tx)));
    console.log(
      `Databasen är exporterad till ${file}. Filerna i ${settings.dataDir}/files kopieras för sig.`,
    );
  }, NO_MIGRATION);

/**
 * A dump of an earlier release is imported into tables as that release had them, which are then migrated. Files are restored before
 * the rows that refer to them: if it fails, the database is still empty, and the import can be repeated.
 */
const importFrom = async (file: string, { parts, openFiles }: Composition): Promise<void> => {
  const { lastMigration, hasFiles } = await readSummary(file);
  await withDatabase(async ({ db, settings }) => {
    // Before the files, which may take hours.
    await db.system(async (tx) => {
      await requireNoAccounts(tx);
      await requireLastMigration(tx, lastMigration);
    });
    if (hasFiles) {
      const folder = uploadFolder(settings.dataDir);
      const files = await restoreFiles(await openFiles(settings), readDump(file), folder);
      console.log(`${files} filer är återställda från ${file}.`);
    }
    const count = await db.system((tx) => importRows(tx, readDump(file), parts));
    console.log(`${count} rader är inlästa från ${file}. ${ACCESS_ENDED}`);
  }, lastMigration);
  await withDatabase(({ db }) => db.runOutsideTransaction('analyze'));
};

/** The commands that take a file, with what the operator types. */
const commands: Readonly<
  Record<string, { readonly usage: string; run(file: string, composition: Composition): Promise<void> }>
> = {
  backup: { usage: 'npm run backup -- husrum.backup', run: backUpTo },
  export: { usage: 'npm run db:export -- husrum.jsonl.gz', run: exportTo },
  import: { usage: 'npm run db:import -- husrum.jsonl.gz', run: importFrom },
};

/** `backup FILE`, `export FILE` or `import FILE`, or `end-access`, for the database of the settings. */
export const runBackupCommand = async (
  [name = '', file]: readonly (string | undefined)[],
  composition: Composition,
): Promise<void> => {
  if (name === 'end-access') {
    await withDatabase(({ db }) => db.system((tx) => endAccess(tx, composition.parts)));
    console.log(ACCESS_ENDED);
    return;
  }
  const command = commands[name];
  if (command === undefined) throw new StartError(`Okänt kommando: ${name}`);
  if (file === undefined) throw new StartError(`Ange en fil: ${command.usage}`);
  if (name === 'import' && !existsSync(file)) throw new StartError(`Filen finns inte: ${file}`);
  await command.run(file, composition);
};
