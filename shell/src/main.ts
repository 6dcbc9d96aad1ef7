import { prepareScripts } from './registry/scripts';

// Everything shared comes asynchronously.
prepareScripts();
void import('./start');
