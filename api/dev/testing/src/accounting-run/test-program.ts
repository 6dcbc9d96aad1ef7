import type { Clock } from '@husrum/api-platform';
import type { Random } from '@husrum/api-platform/testing';
import type { AccountingTokens } from '@husrum/api-ports';
import { connect, createFortnoxOAuth, createVismaOAuth } from '@husrum/api-ports/testing';
import { startFortnoxSimulator, startVismaSimulator } from '@husrum/api-simulators';
import type { AccountingName } from '@husrum/contract/accounting';

const CREDENTIALS = { clientId: 'client_run', clientSecret: 'secret_run' } as const;
const SLOW_MS = 30;
/** A fault is injected into the next request to the Visma simulator, or into one after at most this many others. */
const VISMA_FAULT_WITHIN = 12;
// Each kind of fault is injected at most once at a time: a token that is refused twice in a row ends the connection.
const vismaFaults = ['rate_limited', 'error', 'slow', 'token_expired', 'answer_lost'] as const;

/** A simulator that fails at random calls, and the settings that make the product use it. */
export interface RunProgram {
  readonly name: AccountingName;
  readonly env: Readonly<Record<string, string>>;
  /** Gives consent as a user does, and returns the tokens of a new connection. */
  tokens(): Promise<AccountingTokens>;
  /** Injects random faults until `stopFaults`. */
  startFaults(): void;
  stopFaults(): void;
  countInjectedFaults(): number;
  /** Registers a payment in the program, as its users do. `invoice` is the program's key of a booked invoice. */
  pay(invoice: string, amountOre: number): void;
  stop(): Promise<void>;
}

const toEnv = (
  name: AccountingName,
  { baseUrl, authorizeUrl, tokenUrl }: { baseUrl: string; authorizeUrl: string; tokenUrl: string },
): Record<string, string> => ({
  [`${name}_CLIENT_ID`]: CREDENTIALS.clientId,
  [`${name}_CLIENT_SECRET`]: CREDENTIALS.clientSecret,
  [`${name}_BASE_URL`]: baseUrl,
  [`${name}_AUTHORIZE_URL`]: authorizeUrl,
  [`${name}_TOKEN_URL`]: tokenUrl,
});

interface Options {
  readonly clock: Clock;
  readonly random: Random;
  /** The probability that a call fails, 0–1. */
  readonly chance: number;
  readonly seed: number;
  /** Whether the simulator keeps the rate limit of the vendor. */
  readonly keepsLimits: boolean;
}

const startFortnox = async ({ clock, chance, seed, keepsLimits }: Options): Promise<RunProgram> => {
  const simulator = await startFortnoxSimulator({
    ...CREDENTIALS,
    port: 0,
    now: () => clock.now(),
    ...(keepsLimits ? {} : { rateLimit: { requests: 1_000_000, windowMs: 1000 } }),
    slowMs: SLOW_MS,
  });
  const { settings } = simulator;
  const redirectUri = 'http://127.0.0.1:4000/integrate/fortnox';
  const scope = 'invoice customer article bookkeeping payment settings companyinformation costcenter project';
  let faults = 0;
  const { take } = simulator.faults;
  // This counts the faults of the simulator.
  simulator.faults.take = (request) => {
    const faultsOfRequest = take(request);
    // Losing the response with new tokens would end the connection, until a user connects again.
    const applied = new Set(
      [...faultsOfRequest].filter((fault) => fault !== 'answer_lost' || !request.includes('oauth')),
    );
    faults += applied.size;
    return applied;
  };
  return {
    name: 'FORTNOX',
    env: toEnv('FORTNOX', settings),
    tokens: () => {
      const code = simulator.consent({ company: '1', scope, redirectUri });
      const oauth = createFortnoxOAuth({ ...CREDENTIALS, ...settings, isSimulated: true });
      return oauth.exchangeCode({ code, redirectUri });
    },
    startFaults: () => {
      simulator.faults.setChance(
        chance,
        ['rate_limited', 'error', 'slow', 'other_casing', 'token_expired', 'answer_lost'],
        seed,
      );
    },
    stopFaults: () => {
      simulator.faults.clear();
    },
    countInjectedFaults: () => faults,
    pay: (invoice, amountOre) => void simulator.pay('1', invoice, { amountOre }),
    stop: () => simulator.stop(),
  };
};

const startVisma = async ({ clock, random, chance, keepsLimits }: Options): Promise<RunProgram> => {
  const simulator = await startVismaSimulator({
    ...CREDENTIALS,
    port: 0,
    now: () => clock.now(),
    tokenNow: () => clock.now(),
    ...(keepsLimits ? {} : { requestsPerMinute: Number.POSITIVE_INFINITY }),
    slowMs: SLOW_MS,
  });
  const { baseUrl, authorizeUrl, tokenUrl } = simulator;
  const oauth = createVismaOAuth({ ...CREDENTIALS, baseUrl, authorizeUrl, tokenUrl, isSimulated: true });
  let timer: NodeJS.Timeout | undefined;
  const injectFault = (): void => {
    const fault = vismaFaults[random.integer(0, vismaFaults.length - 1)];
    // It is tried every 20 ms and not at every call, so the probability is higher than that of a call.
    if (fault === undefined || !random.chance(Math.min(1, chance * 5))) return;
    simulator.injectFault(fault, 1, random.integer(0, VISMA_FAULT_WITHIN));
  };
  return {
    name: 'VISMA',
    env: toEnv('VISMA', { baseUrl, authorizeUrl, tokenUrl }),
    tokens: () => connect(oauth),
    startFaults: () => {
      timer = setInterval(injectFault, 20);
    },
    stopFaults: () => {
      clearInterval(timer);
      for (const fault of vismaFaults) simulator.injectFault(fault, 0);
    },
    countInjectedFaults: () => simulator.countInjectedFaults(),
    pay: (invoice, amountOre) => simulator.pay(invoice, { amount: amountOre / 100 }),
    stop: () => simulator.stop(),
  };
};

export const startProgram = (name: AccountingName, options: Options): Promise<RunProgram> =>
  name === 'FORTNOX' ? startFortnox(options) : startVisma(options);
