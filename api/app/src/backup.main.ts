import { exitWithError, runBackup } from '@husrum/api-platform';
import { parts } from './parts';

runBackup(parts, process.argv.slice(2)).catch(exitWithError);
