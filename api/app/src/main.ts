import { runProcess, type Settings } from '@husrum/api-platform';
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

/** Stops the server in order. A second signal ends the process at once. */
const stopOnSignals = (starting: Promise<RunningServer>): void => {
  let stopping = false;
  const shutDown = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    const { app, stop } = await starting;
    app.log.info({ signal }, 'stopping');
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'did not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);
};

const run = async (settings: Settings): Promise<void> => {
  const starting = loadSimulators(settings).then((simulators) => startServer(settings, simulators));
  // From here on: a server that is stopped while it starts stops its database, too.
  stopOnSignals(starting);
  const server = await starting;
  if (process.argv.includes('--demo')) await prepareDemo(server, settings);
};

runProcess(run);
