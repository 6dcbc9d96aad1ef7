import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Clock } from '../platform/clock';
import type { Settings } from '../platform/settings';
import { startStripeSimulator } from './stripe/stripe-simulator';

/** Where the Stripe simulator keeps its customers. */
export const stripeStateFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  path.join(dataDir, 'simulators', 'stripe.json');

interface EmbeddedSimulators {
  /** The settings that lead to the simulators. */
  readonly settings: Settings;
  stop(): Promise<void>;
}

/**
 * Starts the simulators of outside services that have no keys, on free loopback ports of this process. Never in production:
 * there a service without keys is off.
 */
export const startEmbeddedSimulators = async (
  settings: Settings,
  clock: Clock,
): Promise<EmbeddedSimulators> => {
  if (settings.production || settings.stripe !== undefined)
    return { settings, stop: () => Promise.resolve() };
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  const stripe = await startStripeSimulator({
    port: 0,
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${settings.port}/webhooks/stripe`,
    stateFile: stripeStateFile(settings),
    now: () => clock.now(),
  });
  return {
    settings: {
      ...settings,
      stripe: { secretKey, webhookSecret, priceId: 'price_month', baseUrl: stripe.url, isSimulated: true },
    },
    stop: stripe.stop,
  };
};
