import { parseArgs } from 'node:util';
import { runCommand, StartError, withDatabase } from '@husrum/api-platform';
import { openFileStore } from '@husrum/api-ports';
import { commandTexts } from './demo.texts';
import { createDemoAccount, demoUser } from './demo-account.store';

/** `--objects 5000 --seed 2 --email stor@example.com` creates another account of that size. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { objects: { type: 'string' }, seed: { type: 'string' }, email: { type: 'string' } },
  });
  const objects = values.objects === undefined ? undefined : Number(values.objects);
  if (objects !== undefined && (!Number.isInteger(objects) || objects < 10 || objects > 100_000)) {
    throw new StartError(commandTexts.invalidObjects);
  }
  const email = values.email ?? (objects === undefined ? demoUser.email : `demo-${objects}@husrum.se`);
  await withDatabase(async ({ db, clock, settings }) => {
    const files = await openFileStore(settings);
    const startedAt = Date.now();
    const seed = values.seed === undefined ? undefined : Number(values.seed);
    const size = await createDemoAccount({ db, clock, files, settings }, { email, objects, seed });
    if (size === undefined) throw new StartError(commandTexts.emailTaken(email));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(commandTexts.created(size, seconds));
    console.log(commandTexts.signIn(email, demoUser.password));
  });
};

runCommand(run);
