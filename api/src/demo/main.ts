import { parseArgs } from 'node:util';
import { command, withDatabase } from '../platform/command';
import { StartError } from '../platform/errors';
import { openFiles } from '../ports/files/open-files';
import { createDemo, demoUser } from './demo-account.store';

/** `--objects 5000 --seed 2 --email stor@example.com`: one more account, of that size. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { objects: { type: 'string' }, seed: { type: 'string' }, email: { type: 'string' } },
  });
  const objects = values.objects === undefined ? undefined : Number(values.objects);
  if (objects !== undefined && (!Number.isInteger(objects) || objects < 10 || objects > 100_000)) {
    throw new StartError('--objects ska vara ett heltal mellan 10 och 100 000.');
  }
  const email = values.email ?? (objects === undefined ? demoUser.email : `demo-${objects}@husrum.se`);
  await withDatabase(async ({ db, clock, settings }) => {
    const files = await openFiles(settings);
    const began = Date.now();
    const seed = values.seed === undefined ? undefined : Number(values.seed);
    const size = await createDemo({ db, clock, files }, { email, objects, seed });
    if (size === undefined) throw new StartError(`Det finns redan ett konto med adressen ${email}.`);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(
      `${size.objects} objekt, ${size.tenants} hyresgäster, ${size.leases} uthyrningar och ${size.invoices} hyresavier på ${seconds} s.`,
    );
    console.log(`Logga in som ${email} / ${demoUser.password}`);
  });
};

command(run);
