import { parseArgs } from 'node:util';
import { readSettings } from '@husrum/api-platform';
import { createFilesPrivately } from '@husrum/api-platform/testing';
import { type SimulatorName, simulatorStateFile } from './embedded-simulators';
import { startFasdokSimulator } from './fasdok/fasdok-simulator';
import { startFortnoxSimulator } from './fortnox/fortnox-simulator';
import { startStripeSimulator } from './stripe/stripe-simulator';
import { startVismaSimulator } from './visma/visma-simulator';
import { startZignedSimulator } from './zigned/zigned-simulator';

const STRIPE_PORT = 4010;
const ZIGNED_PORT = 4011;
const FASDOK_PORT = 4012;
const FORTNOX_PORT = 4013;
const VISMA_PORT = 4014;

/** `npm run simulators`: the external services as separate programs, for a server that runs with the printed settings. */
const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:4000' } } });
createFilesPrivately();
const settings = readSettings(process.env);
const stateFile = (name: SimulatorName): string => simulatorStateFile(settings, name);

const secretKey = 'sk_test_simulator';
const webhookSecret = 'whsec_simulator';
const stripe = await startStripeSimulator({
  port: STRIPE_PORT,
  secretKey,
  webhookSecret,
  webhookUrl: `${values.server}/webhooks/stripe`,
  stateFile: stateFile('stripe'),
});
const zignedKeys = {
  clientId: 'client_simulator',
  clientSecret: 'secret_simulator',
  webhookSecret: 'webhook_simulator',
};
const zigned = await startZignedSimulator({
  ...zignedKeys,
  port: ZIGNED_PORT,
  webhookUrl: `${values.server}/webhooks/zigned`,
  stateFile: stateFile('zigned'),
});
const fasdok = await startFasdokSimulator({ port: FASDOK_PORT, stateFile: stateFile('fasdok') });
const vismaKeys = { clientId: 'client_simulator', clientSecret: 'secret_simulator' };
const visma = await startVismaSimulator({ ...vismaKeys, port: VISMA_PORT, stateFile: stateFile('visma') });

const fortnoxKeys = { clientId: 'client_simulator', clientSecret: 'secret_simulator' };
const fortnox = await startFortnoxSimulator({
  ...fortnoxKeys,
  port: FORTNOX_PORT,
  stateFile: stateFile('fortnox'),
});

console.log(`STRIPE_SECRET_KEY=${secretKey}
STRIPE_WEBHOOK_SECRET=${webhookSecret}
STRIPE_PRICE_ID=price_month
STRIPE_BASE_URL=${stripe.url}
ZIGNED_CLIENT_ID=${zignedKeys.clientId}
ZIGNED_CLIENT_SECRET=${zignedKeys.clientSecret}
ZIGNED_WEBHOOK_SECRET=${zignedKeys.webhookSecret}
ZIGNED_BASE_URL=${zigned.baseUrl}
ZIGNED_TOKEN_URL=${zigned.tokenUrl}
FASDOK_BASE_URL=${fasdok.url}
FORTNOX_CLIENT_ID=${fortnoxKeys.clientId}
FORTNOX_CLIENT_SECRET=${fortnoxKeys.clientSecret}
FORTNOX_BASE_URL=${fortnox.settings.baseUrl}
FORTNOX_AUTHORIZE_URL=${fortnox.settings.authorizeUrl}
FORTNOX_TOKEN_URL=${fortnox.settings.tokenUrl}
VISMA_CLIENT_ID=${vismaKeys.clientId}
VISMA_CLIENT_SECRET=${vismaKeys.clientSecret}
VISMA_BASE_URL=${visma.baseUrl}
VISMA_AUTHORIZE_URL=${visma.authorizeUrl}
VISMA_TOKEN_URL=${visma.tokenUrl}`);
