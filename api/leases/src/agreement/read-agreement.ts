import { orNotFound, type Settings, type Tx } from '@husrum/api-platform';
import type { Agreement } from '@husrum/contract/agreement';
import { findAgreement } from './agreement.store';

interface Context {
  readonly tx: Tx;
  readonly settings: Pick<Settings, 'zigned'>;
}

export const readAgreement = async ({ tx, settings }: Context, id: number): Promise<Agreement> =>
  orNotFound(await findAgreement(tx, id, { isSigningOn: settings.zigned !== undefined }));
