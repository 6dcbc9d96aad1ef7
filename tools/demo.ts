import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './architecture/sources';

// `npm run demo -- --objects 5000`: a portfolio of that size in an account of its own. The server must not be running.
await import(pathToFileURL(join(root, 'api', 'src', 'demo', 'main.ts')).href);
