import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { agreementCaseStatuses } from '@husrum/contract/agreement';
import Fastify, { type FastifyRequest } from 'fastify';
import { createFaultInjection } from '../fault-injection';
import { renderLines } from '../render-lines';
import { textOf, toBody } from '../request-body';
import { hasArrays, readSimulatorState, writeSimulatorState } from '../simulator-state';

const faultNames = ['error', 'slow', 'wrong_key', 'answer_lost'] as const;
/** The faults that tests can order. `answer_lost`: the request is performed, and the connection breaks. */
export type FasdokFault = (typeof faultNames)[number];

interface Case {
  readonly id: string;
  readonly reference: string;
  readonly organization_id: string;
  readonly template_id: string;
  /** A case keeps the version that it was made with. */
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
  fail(fault: FasdokFault, count?: number, after?: number): void;
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

/** Accepts every key but those with "fel", so that a wrong key can be tried by hand. */
const isAccepted = (authorization: string | undefined): boolean =>
  authorization !== undefined && /^Bearer \S{8,}$/.test(authorization) && !/fel/i.test(authorization);

const paramOf = ({ params }: FastifyRequest): string => textOf(toBody(params), 'id') ?? '';

const isState = (value: unknown): value is State => hasArrays(value, ['cases']);

/**
 * Takes the place of FASDOK, whose present interface has no public description: it answers what the adapter asks for, keeps
 * cases with the version of their template, and refuses a wrong key, unknown ids, an old version and missing fields. References
 * need not be unique here, so that a test sees a case that was created twice.
 */
export const startFasdokSimulator = async (options: FasdokSimulatorOptions): Promise<FasdokSimulator> => {
  const { stateFile, slowMs = 20_000 } = options;
  const state = readSimulatorState<State>(stateFile, { cases: [] }, isState);
  const faults = createFaultInjection(faultNames);
  const app = Fastify({ forceCloseConnections: true });

  const findCase = (id: string): Case => {
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
    const found = templates[paramOf(request)];
    if (!found) throw new Refusal(404, 'No such organization');
    return found;
  });
  app.get('/cases', async ({ query }) => {
    const reference = textOf(toBody(query), 'reference');
    if (reference === null) throw new Refusal(400, 'reference is required');
    return state.cases.filter((one) => one.reference === reference).map(toAnswer);
  });
  app.post('/cases', async (request, reply) => {
    const body = toBody(request.body);
    const required = (name: string): string => {
      const value = textOf(body, name);
      if (value === null) throw new Refusal(400, `${name} is required`);
      return value;
    };
    const organization_id = required('organization_id');
    const template = templates[organization_id]?.find(({ id }) => id === required('template_id'));
    if (!template) throw new Refusal(400, 'No such template');
    if (body.version_number !== template.activeVersionNumber)
      throw new Refusal(400, 'The version is not the active one');
    const fields = Object.entries(toBody(body.fields)).map(([name, value]) => [name, String(value)]);
    const created: Case = {
      id: randomUUID(),
      reference: required('reference'),
      organization_id,
      template_id: template.id,
      version_number: template.activeVersionNumber,
      name: required('name'),
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
  app.get('/cases/:id', async (request) => toAnswer(findCase(paramOf(request))));
  app.get('/cases/:id/pdf', async (request) => {
    const { name, fields, status, version_number } = findCase(paramOf(request));
    const lines = [
      name,
      'Simulerat dokument från FASDOK. Det gäller inte som avtal.',
      `Version ${version_number}, ${status}`,
      ...Object.entries(fields).map(([field, value]) => `${field}: ${value}`),
    ];
    return { file: (await renderLines(lines)).toString('base64') };
  });

  app.post('/_simulator/fail', async ({ body }, reply) => {
    const { fault, count = 1 } = toBody(body);
    const known = faults.find(fault);
    if (known === undefined) throw new Refusal(400, 'Unknown fault');
    faults.set(known, Number(count));
    return reply.code(204).send();
  });
  const setStatus = (caseId: string, status: Case['status']): void => {
    findCase(caseId).status = status;
    writeSimulatorState(stateFile, state);
  };
  app.post('/_simulator/cases/:id', async (request, reply) => {
    const wanted = toBody(request.body).status;
    const status = agreementCaseStatuses.find((one) => one === wanted);
    if (status === undefined) throw new Refusal(400, 'Unknown status');
    setStatus(paramOf(request), status);
    return reply.code(204).send();
  });

  return {
    url: await app.listen({ host: '127.0.0.1', port: options.port }),
    cases: () => state.cases,
    setStatus,
    fail: (fault, count = 1, after = 0) => faults.set(fault, count, after),
    stop: () => app.close(),
  };
};
