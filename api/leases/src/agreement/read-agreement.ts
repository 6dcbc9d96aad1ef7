import type { Agreement } from '@husrum/contract/agreement';
import type { Tx } from '../platform/db';
import { orNotFound } from '../platform/errors';
import type { Settings } from '../platform/settings';
import { findAgreement } from './agreement.store';

interface Context {
  readonly tx: Tx;
  readonly settings: Pick<Settings, 'zigned'>;
}

export const readAgreement = async ({ tx, settings }: Context, id: number): Promise<Agreement> =>
  orNotFound(await findAgreement(tx, id, { isSigningOn: settings.zigned !== undefined }));
