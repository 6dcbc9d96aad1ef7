import { runBackupCommand, runCommand } from '@husrum/api-platform';
import { openFileStore } from '@husrum/api-ports';
import { parts } from './parts';

// `backup FILE`, `export FILE`, `import FILE` or `end-access`.
runCommand(() => runBackupCommand(process.argv.slice(2), { parts, openFiles: openFileStore }));
