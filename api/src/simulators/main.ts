import { parseArgs } from 'node:util';
import { readSettings } from '../platform/settings';
import { stripeStateFile } from './embedded-simulators';
import { startStripeSimulator } from './stripe/stripe-simulator';

const STRIPE_PORT = 4010;

/** `npm run simulators`: the outside services as programs of their own, for a server that runs with the printed settings. */
const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:4000' } } });
const secretKey = 'sk_test_simulator';
const webhookSecret = 'whsec_simulator';
const stripe = await startStripeSimulator({
  port: STRIPE_PORT,
  secretKey,
  webhookSecret,
  webhookUrl: `${values.server}/webhooks/stripe`,
  stateFile: stripeStateFile(readSettings(process.env)),
});
console.log(`STRIPE_SECRET_KEY=${secretKey}
STRIPE_WEBHOOK_SECRET=${webhookSecret}
STRIPE_PRICE_ID=price_month
STRIPE_BASE_URL=${stripe.url}`);
