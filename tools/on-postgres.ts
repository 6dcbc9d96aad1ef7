import { runScript } from './process';
import { withPostgres } from './servers/postgres';

// Runs a program of the server against a temporary PostgreSQL cluster, whose address it gets as `--url`.
const [program = '', ...args] = process.argv.slice(2);
const { ok } = await withPostgres((url) => runScript(program, [...args, '--url', url]));
process.exit(ok ? 0 : 1);
