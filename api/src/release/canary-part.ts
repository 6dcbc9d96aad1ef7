import type { Tx } from '../platform/db';
import type { Claims } from '../platform/http/tokens';
import { choicesFor } from './choice.rules';
import { pinsOf, standings } from './release.store';

/** A canary as far as a caller takes part in it. */
export interface CanaryPart {
  /** Of the release that began it. */
  readonly id: number;
  readonly remote: string;
  readonly canary: string;
  /** What the caller is given, and may therefore tell of. */
  readonly builds: readonly string[];
}

/** The canaries that run now, with the caller's part in them: nobody stops or excuses one whom it is not given to. */
export const canariesOf = async (tx: Tx, { sub, billable }: Claims): Promise<CanaryPart[]> => {
  const running = (await standings(tx)).flatMap(({ canary, ...standing }) =>
    canary === null ? [] : [{ ...standing, canary }],
  );
  if (running.length === 0) return [];
  const pins = await pinsOf(tx, billable.id);
  return running.map((standing) => {
    const { id, remote, canary } = standing;
    const given = choicesFor(standing, { userId: sub, pin: pins.get(remote) });
    return { id, remote, canary, builds: given.map(({ build }) => build) };
  });
};
