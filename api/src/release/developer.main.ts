import { parseArgs } from 'node:util';
import { command, withDatabase } from '../platform/command';
import { StartError } from '../platform/errors';
import { setDeveloper } from './developer.store';

/** `name@company.se`: that user reads Byggen. `--revoke`: no longer. */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (email === undefined) throw new StartError('Ange vem: npm run developer -- namn@foretag.se');
  await withDatabase(async ({ db }) => {
    const isKnown = await db.system((tx) => setDeveloper(tx, email, !values.revoke));
    if (!isKnown) throw new StartError(`Ingen användare har adressen ${email}.`);
    console.log(values.revoke ? `${email} är inte utvecklare längre.` : `${email} är utvecklare.`);
  });
};

command(run);
