import { parseArgs } from 'node:util';
import { clockOf } from '../platform/clock';
import { startDatabase } from '../platform/db/open';
import { StartError } from '../platform/errors';
import { readSettings } from '../platform/settings';
import { setDeveloper } from './developer.store';

/** `name@company.se`: that user reads Byggen. `--revoke`: no longer. */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (email === undefined) throw new StartError('Ange vem: npm run developer -- namn@foretag.se');
  const settings = readSettings(process.env);
  const db = await startDatabase(settings, clockOf(settings));
  try {
    const isKnown = await db.system((tx) => setDeveloper(tx, email, !values.revoke));
    if (!isKnown) throw new StartError(`Ingen användare har adressen ${email}.`);
    console.log(values.revoke ? `${email} är inte utvecklare längre.` : `${email} är utvecklare.`);
  } finally {
    await db.close();
  }
};

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
