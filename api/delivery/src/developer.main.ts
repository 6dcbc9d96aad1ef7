import { parseArgs } from 'node:util';
import { runCommand, StartError, withDatabase } from '@husrum/api-platform';
import { setDeveloper } from '@husrum/api-settings';

/** The argument `name@company.se` makes the user a developer, who can open the page Byggen. `--revoke` undoes that. */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (email === undefined) throw new StartError('Ange vem: npm run developer -- namn@foretag.se');
  await withDatabase(async ({ db }) => {
    const exists = await db.system((tx) => setDeveloper(tx, email, !values.revoke));
    if (!exists) throw new StartError(`Ingen användare har adressen ${email}.`);
    console.log(values.revoke ? `${email} är inte utvecklare längre.` : `${email} är utvecklare.`);
  });
};

runCommand(run);
