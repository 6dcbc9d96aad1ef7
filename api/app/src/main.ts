import { createFilesPrivately, exitWithError, readSettings, type Settings } from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import { type RunningServer, type StartSimulators, startServer } from './start-server';

const SHUTDOWN_TIMEOUT_MS = 15_000;

/** Prints the address. Outside production it first creates the demo account, unless it exists, and prints how to sign in. */
const prepareDemo = async (server: RunningServer, settings: Settings): Promise<void> => {
  if (settings.production) {
    console.log(`\nHusrum finns på ${settings.baseUrl}`);
    return;
  }
  const { createDemoAccount, demoPortal, demoUser } = await import('@husrum/api-demo');
  await createDemoAccount({ ...server, settings });
  console.log(`\nHusrum finns på ${settings.baseUrl}`);
  console.log(`Logga in som ${demoUser.email} / ${demoUser.password}`);
  const { stub, tenantEmail } = demoPortal;
  console.log(
    `Hyresgästportalen: ${settings.baseUrl}${routes.portal.landlord({ stub })}, ${tenantEmail} / ${demoUser.password}`,
  );
  console.log(`Mejl som skickas läses på ${settings.baseUrl}/dev/mail\n`);
};

/** Production does not load the simulators. */
const loadSimulators = async ({ production }: Settings): Promise<StartSimulators | undefined> =>
  production ? undefined : (await import('@husrum/api-simulators')).startEmbeddedSimulators;

const run = async (): Promise<void> => {
  createFilesPrivately();
  const settings = readSettings(process.env);
  const server = await startServer(settings, await loadSimulators(settings));
  const { app, stop } = server;
  if (process.argv.includes('--demo')) await prepareDemo(server, settings);
  let stopping = false;
  const shutDown = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        app.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);
};

run().catch(exitWithError);
