import { parseArgs } from 'node:util';
import { runCommand, StartError, withDatabase } from '@husrum/api-platform';
import { remoteNames } from '@husrum/contract/routes';
import { formatCount } from '@husrum/format';
import { insertToken, revokeTokens } from './release-token.store';
import { parseTokenRemote } from './token.rules';

/** `mf-leases --name Uthyrning` creates a token for the team. `mf-leases --revoke` revokes all tokens of the remote. */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, revoke: { type: 'boolean' } },
  });
  const remote = parseTokenRemote(positionals[0], values.revoke);
  if (!remote) throw new StartError(`Ange en av delarna: ${remoteNames.join(', ')}.`);
  await withDatabase(async ({ db, clock }) => {
    if (values.revoke) {
      const revoked = await db.system((tx) => revokeTokens(tx, remote, clock.now().toISOString()));
      console.log(`Återkallade ${formatCount(revoked, 'nyckel', 'nycklar')} för ${remote}.`);
      return;
    }
    const name = values.name ?? remote;
    console.log(await db.system((tx) => insertToken(tx, { remote, name })));
    console.error(`Nyckeln släpper ${remote} och inget annat. Den visas bara nu: lägg den i RELEASE_TOKEN.`);
  });
};

runCommand(run);
