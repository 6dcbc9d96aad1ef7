import { createDemo, demoUser } from './demo/demo-account.store';
import { stopWith } from './platform/command';
import { readSettings, type Settings } from './platform/settings';
import { type Running, start } from './platform/start';

const GRACE_MS = 15_000;

/** What `npm start` adds: something to look at the first time, and where to look. */
const offerDemo = async (running: Running, settings: Settings): Promise<void> => {
  if (!settings.production) await createDemo(running);
  console.log(`\nHusrum finns på ${settings.baseUrl}`);
  if (settings.production) return;
  console.log(`Logga in som ${demoUser.email} / ${demoUser.password}`);
  console.log(`Mejl som skickas läses på ${settings.baseUrl}/dev/mail\n`);
};

const run = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const running = await start(settings);
  const { app, stop } = running;
  if (process.argv.includes('--demo')) await offerDemo(running, settings);
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

run().catch(stopWith);
