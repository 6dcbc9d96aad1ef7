export { integrityOf, STORE_FOLDERS, uploadKey } from './build-files';
export { listReleaseHistory } from './release.store';
export { insertToken } from './release-token.store';
