import { parseArgs } from 'node:util';
import { runCommand, StartError, withDatabase } from '@husrum/api-platform';
import { setManualMembership } from './set-manual-membership';

/** `name@company.se` makes the subscription of that user's business a manual one, not handled by Stripe. `--revoke` undoes that. */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (email === undefined) throw new StartError('Ange vem: npm run membership:manual -- namn@foretag.se');
  await withDatabase(async ({ db }) => {
    const exists = await setManualMembership(db, email, { isManual: !values.revoke, now: new Date() });
    if (!exists) throw new StartError(`Ingen användare har adressen ${email}.`);
    console.log(
      values.revoke
        ? `${email} har en vanlig prenumeration.`
        : `Prenumerationen för ${email} hanteras för hand.`,
    );
  });
};

runCommand(run);
