import { remoteNames as productRemoteNames } from '../remote-names';

/** In place of the product's list under the condition `development`: also the remotes of development. */
export const remoteNames = [...productRemoteNames, 'catalogue'] as const;
