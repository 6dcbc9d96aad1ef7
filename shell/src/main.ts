import { warmRegistry } from './registry/registry-request';

// Everything shared comes asynchronously; the list of remotes is asked for meanwhile.
warmRegistry();
void import('./start');
