import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Clock, Settings } from '@husrum/api-platform';
import { startFasdokSimulator } from './fasdok/fasdok-simulator';
import { startFortnoxSimulator } from './fortnox/fortnox-simulator';
import { startStripeSimulator } from './stripe/stripe-simulator';
import { startVismaSimulator } from './visma/visma-simulator';
import { startZignedSimulator } from './zigned/zigned-simulator';

const simulatorNames = ['stripe', 'zigned', 'fasdok', 'fortnox', 'visma'] as const;
export type SimulatorName = (typeof simulatorNames)[number];

/** The file with the state of a simulator. */
export const simulatorStateFile = ({ dataDir }: Pick<Settings, 'dataDir'>, name: SimulatorName): string =>
  path.join(dataDir, 'simulators', `${name}.json`);

interface StartedSimulator {
  /** The settings that lead to the simulator. */
  readonly settings: Partial<Settings>;
  stop(): Promise<void>;
}
type StartSimulator = (settings: Settings, clock: Clock) => Promise<StartedSimulator>;

const newSecret = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const startStripe: StartSimulator = async (settings, clock) => {
  const secretKey = newSecret('sk_test');
  const webhookSecret = newSecret('whsec');
  const { url, stop } = await startStripeSimulator({
    port: 0,
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${settings.port}/webhooks/stripe`,
    stateFile: simulatorStateFile(settings, 'stripe'),
    now: () => clock.now(),
  });
  const stripe = { secretKey, webhookSecret, priceId: 'price_month', baseUrl: url, isSimulated: true };
  return { settings: { stripe }, stop };
};

const startZigned: StartSimulator = async (settings, clock) => {
  const credentials = {
    clientId: newSecret('client'),
    clientSecret: newSecret('secret'),
    webhookSecret: newSecret('webhook'),
  };
  const { baseUrl, tokenUrl, stop } = await startZignedSimulator({
    ...credentials,
    port: 0,
    webhookUrl: `http://127.0.0.1:${settings.port}/webhooks/zigned`,
    stateFile: simulatorStateFile(settings, 'zigned'),
    now: () => clock.now(),
  });
  return { settings: { zigned: { ...credentials, baseUrl, tokenUrl, isSimulated: true } }, stop };
};

const startFasdok: StartSimulator = async (settings) => {
  const { url, stop } = await startFasdokSimulator({
    port: 0,
    stateFile: simulatorStateFile(settings, 'fasdok'),
  });
  return { settings: { fasdok: { baseUrl: url, isSimulated: true } }, stop };
};

const startVisma: StartSimulator = async (settings, clock) => {
  const credentials = { clientId: newSecret('client'), clientSecret: newSecret('secret') };
  const { baseUrl, authorizeUrl, tokenUrl, stop } = await startVismaSimulator({
    ...credentials,
    port: 0,
    stateFile: simulatorStateFile(settings, 'visma'),
    now: () => clock.now(),
  });
  return {
    settings: { visma: { ...credentials, baseUrl, authorizeUrl, tokenUrl, isSimulated: true } },
    stop,
  };
};

const startFortnox: StartSimulator = async (settings, clock) => {
  const credentials = { clientId: newSecret('client'), clientSecret: newSecret('secret') };
  const simulator = await startFortnoxSimulator({
    ...credentials,
    port: 0,
    stateFile: simulatorStateFile(settings, 'fortnox'),
    now: () => clock.now(),
  });
  const fortnox = { ...credentials, ...simulator.settings, isSimulated: true };
  return { settings: { fortnox }, stop: simulator.stop };
};

const starters: Readonly<Record<SimulatorName, StartSimulator>> = {
  stripe: startStripe,
  zigned: startZigned,
  fasdok: startFasdok,
  fortnox: startFortnox,
  visma: startVisma,
};

interface EmbeddedSimulators {
  /** The settings that lead to the simulators. */
  readonly settings: Settings;
  stop(): Promise<void>;
}

/**
 * Starts a simulator for each outside service for which the settings have no keys, on free loopback ports of this process.
 * They never run in production: there a service without keys is off.
 */
export const startEmbeddedSimulators = async (
  settings: Settings,
  clock: Clock,
): Promise<EmbeddedSimulators> => {
  const missing = settings.production ? [] : simulatorNames.filter((name) => settings[name] === undefined);
  const started = await Promise.all(missing.map((name) => starters[name](settings, clock)));
  let resolved = settings;
  for (const simulator of started) resolved = { ...resolved, ...simulator.settings };
  return {
    settings: resolved,
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
};
