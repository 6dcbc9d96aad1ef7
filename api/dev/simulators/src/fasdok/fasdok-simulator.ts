import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { agreementCaseStatuses } from '@husrum/contract/agreement';
import Fastify, { type FastifyRequest } from 'fastify';
import { createFaultInjection } from '../fault-injection';
import { renderPdfLines } from '../render-pdf-lines';
import { hasArrays, readSimulatorState, writeSimulatorState } from '../simulator-state';
import { textOf, toRecord } from '../unknown-record';

const faultNames = ['error', 'slow', 'wrong_key', 'answer_lost'] as const;
/** The faults that tests can inject. `answer_lost`: the request is performed, and the connection breaks. */
export type FasdokFault = (typeof faultNames)[number];

interface Case {
  readonly id: string;
  readonly reference: string;
  readonly organization_id: string;
  readonly template_id: string;
  /** The version of the template when the case was created. */
  readonly version_number: number;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  status: (typeof agreementCaseStatuses)[number];
}
interface State {
  cases: Case[];
}

const organizations = [
  { id: 'org-1', name: 'Demobolaget Fastigheter AB' },
  { id: 'org-2', name: 'Demobolaget Lokaler AB' },
];
const templates: Readonly<
  Record<string, readonly { id: string; name: string; activeVersionNumber: number }[]>
> = {
  'org-1': [
    { id: 'bostad', name: 'Hyreskontrakt för bostadslägenhet', activeVersionNumber: 3 },
    { id: 'bilplats', name: 'Hyreskontrakt för bilplats', activeVersionNumber: 2 },
  ],
  'org-2': [{ id: 'lokal', name: 'Hyreskontrakt för lokal', activeVersionNumber: 5 }],
};

export interface FasdokSimulatorOptions {
  readonly port: number;
  readonly stateFile?: string | undefined;
  /** The delay of the fault `slow`. */
  readonly slowMs?: number;
}
export interface FasdokSimulator {
  readonly url: string;
  /** The cases that have been created, for tests. */
  cases(): readonly Readonly<Case>[];
  setStatus(caseId: string, status: Case['status']): void;
  removeCase(caseId: string): void;
  /** Lets `after` requests pass (0 by default), then injects the fault into the next `count` (1 by default; 0 removes it). */
  injectFault(fault: FasdokFault, count?: number, after?: number): void;
  stop(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Accepts every key of eight characters or more, except those that contain "fel", so that a wrong key can be tried by hand. */
const isAccepted = (authorization: string | undefined): boolean =>
  authorization !== undefined && /^Bearer \S{8,}$/.test(authorization) && !/fel/i.test(authorization);

const readIdParam = ({ params }: FastifyRequest): string => textOf(toRecord(params), 'id') ?? '';

const isState = (value: unknown): value is State => hasArrays(value, ['cases']);

/**
 * Simulates FASDOK, whose current API has no public description: implements the calls that the adapter makes, keeps
 * cases with the version of their template, and refuses a wrong key, unknown ids, an old version and missing fields. References
 * need not be unique here, so that a test can detect a case that was created twice.
 */
export const startFasdokSimulator = async (options: FasdokSimulatorOptions): Promise<FasdokSimulator> => {
  const { stateFile, slowMs = 20_000 } = options;
  const state = readSimulatorState<State>(stateFile, { cases: [] }, isState);
  const faults = createFaultInjection(faultNames);
  const app = Fastify({ forceCloseConnections: true });

  const requireCase = (id: string): Case => {
    const found = state.cases.find((one) => one.id === id);
    if (!found) throw new Refusal(404, `No case ${id}`);
    return found;
  };
  const toAnswer = ({ id, status, reference }: Case) => ({ id, status, reference });

  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Refusal ? error.statusCode : 500;
    return reply.code(status).send({ message: error instanceof Error ? error.message : String(error) });
  });
  app.addHook('preHandler', async (request) => {
    if (request.url.startsWith('/_simulator')) return;
    if (!isAccepted(request.headers.authorization) || faults.take('wrong_key'))
      throw new Refusal(401, 'Unknown API key');
    if (faults.take('error')) throw new Refusal(500, 'Internal error');
    if (faults.take('slow')) await sleep(slowMs);
  });

  app.get('/organizations', async () => organizations);
  app.get('/organizations/:id/templates', async (request) => {
    const found = templates[readIdParam(request)];
    if (!found) throw new Refusal(404, 'No such organization');
    return found;
  });
  app.get('/cases', async ({ query }) => {
    const reference = textOf(toRecord(query), 'reference');
    if (reference === null) throw new Refusal(400, 'reference is required');
    return state.cases.filter((one) => one.reference === reference).map(toAnswer);
  });
  app.post('/cases', async (request, reply) => {
    const body = toRecord(request.body);
    const requireText = (name: string): string => {
      const value = textOf(body, name);
      if (value === null) throw new Refusal(400, `${name} is required`);
      return value;
    };
    const organizationId = requireText('organization_id');
    const template = templates[organizationId]?.find(({ id }) => id === requireText('template_id'));
    if (!template) throw new Refusal(400, 'No such template');
    if (body.version_number !== template.activeVersionNumber)
      throw new Refusal(400, 'The version is not the active one');
    const fields = Object.entries(toRecord(body.fields)).map(([name, value]) => [name, String(value)]);
    const created: Case = {
      id: randomUUID(),
      reference: requireText('reference'),
      organization_id: organizationId,
      template_id: template.id,
      version_number: template.activeVersionNumber,
      name: requireText('name'),
      fields: Object.fromEntries(fields),
      status: 'DRAFT',
    };
    state.cases.push(created);
    writeSimulatorState(stateFile, state);
    if (faults.take('answer_lost')) {
      request.raw.socket.destroy();
      return reply;
    }
    return reply.code(201).send(toAnswer(created));
  });
  app.get('/cases/:id', async (request) => toAnswer(requireCase(readIdParam(request))));
  app.get('/cases/:id/pdf', async (request) => {
    const { name, fields, status, version_number } = requireCase(readIdParam(request));
    const lines = [
      name,
      'Simulerat dokument från FASDOK. Det gäller inte som avtal.',
      `Version ${version_number}, ${status}`,
      ...Object.entries(fields).map(([field, value]) => `${field}: ${value}`),
    ];
    return { file: (await renderPdfLines(lines)).toString('base64') };
  });

  app.post('/_simulator/fail', async ({ body }, reply) => {
    const { fault, count = 1 } = toRecord(body);
    const knownFault = faults.find(fault);
    if (knownFault === undefined) throw new Refusal(400, 'Unknown fault');
    faults.set(knownFault, Number(count));
    return reply.code(204).send();
  });
  const setStatus = (caseId: string, status: Case['status']): void => {
    requireCase(caseId).status = status;
    writeSimulatorState(stateFile, state);
  };
  app.post('/_simulator/cases/:id', async (request, reply) => {
    const requested = toRecord(request.body).status;
    const status = agreementCaseStatuses.find((one) => one === requested);
    if (status === undefined) throw new Refusal(400, 'Unknown status');
    setStatus(readIdParam(request), status);
    return reply.code(204).send();
  });

  return {
    url: await app.listen({ host: '127.0.0.1', port: options.port }),
    cases: () => state.cases,
    setStatus,
    removeCase: (caseId) => {
      state.cases = state.cases.filter(({ id }) => id !== caseId);
      writeSimulatorState(stateFile, state);
    },
    injectFault: (fault, count = 1, after = 0) => faults.set(fault, count, after),
    stop: () => app.close(),
  };
};
