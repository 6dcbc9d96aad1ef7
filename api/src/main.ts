import { StartError } from './platform/errors';
import { readSettings } from './platform/settings';
import { start } from './platform/start';

const GRACE_MS = 15_000;

const run = async (): Promise<void> => {
  const { app, stop } = await start(readSettings(process.env));
  let stopping = false;
  const end = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        app.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};

run().catch((error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
