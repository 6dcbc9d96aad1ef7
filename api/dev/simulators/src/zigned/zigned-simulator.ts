import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerFavicon } from '@husrum/api-platform/testing';
import { signZignedBody } from '@husrum/api-ports';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import qs from 'qs';
import { createFaultInjection } from '../fault-injection';
import { textOf, toRecord, type UnknownRecord } from '../unknown-record';
import { sealPdf } from './seal-pdf.rules';
import { signingRoomPage } from './signing-room.page';
import { toAgreement, toFile, toParticipant } from './zigned-objects';
import {
  type Agreement,
  newId,
  type Participant,
  readState,
  type StoredFile,
  writeState,
} from './zigned-state';

const faultNames = [
  'error',
  'slow',
  'token_expired',
  'answer_lost',
  'webhook_twice',
  'webhook_lost',
  'seal_late',
] as const;
/**
 * The faults that tests can inject. `answer_lost`: the request is performed, and the connection breaks. `seal_late`: after the last
 * signature there is no sealed document until the test calls `seal`.
 */
export type ZignedFault = (typeof faultNames)[number];

const API = '/rest/v3';

export interface ZignedSimulatorOptions {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  readonly stateFile?: string | undefined;
  readonly now?: () => Date;
  /** The delay of the fault `slow`. */
  readonly slowMs?: number;
}
export interface SentWebhook {
  readonly body: string;
  readonly event: string;
}
export interface ZignedSimulator {
  readonly url: string;
  readonly baseUrl: string;
  readonly tokenUrl: string;
  agreements(): readonly Readonly<Agreement>[];
  participants(agreementId: string): readonly Readonly<Participant>[];
  /** Every webhook in the order of the events, including the lost ones. */
  webhooks(): readonly SentWebhook[];
  sign(participantId: string): Promise<void>;
  reject(participantId: string): Promise<void>;
  expire(agreementId: string): Promise<void>;
  seal(agreementId: string): Promise<void>;
  /** Lets `after` requests pass (0 by default), then injects the fault into the next `count` (1 by default; 0 removes it). */
  injectFault(fault: ZignedFault, count?: number, after?: number): void;
  stop(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    message: string,
    readonly statusCode = 400,
  ) {
    super(message);
  }
}
const requireText = (body: UnknownRecord, name: string): string => {
  const value = textOf(body, name);
  if (value === null) throw new Refusal(`${name} is required`);
  return value;
};
const readParam = ({ params }: FastifyRequest, name = 'id'): string => textOf(toRecord(params), name) ?? '';
/** The part named `file` of a multipart body. */
const readUpload = async ({ body, headers }: FastifyRequest): Promise<File> => {
  const type = headers['content-type'] ?? '';
  if (!Buffer.isBuffer(body) || !type.startsWith('multipart/form-data'))
    throw new Refusal('The body is no multipart/form-data');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Refusal('file is required');
  return file;
};
const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);

/**
 * Simulates Zigned: implements its REST API v3 by the vendor's OpenAPI text, keeps agreements by its rules, refuses what
 * Zigned refuses, sends signed webhooks, and has a page for each participant to sign or reject.
 */
export const startZignedSimulator = async (options: ZignedSimulatorOptions): Promise<ZignedSimulator> => {
  const { stateFile, webhookSecret, webhookUrl, now = () => new Date(), slowMs = 20_000 } = options;
  const state = readState(stateFile);
  const faults = createFaultInjection(faultNames);
  const webhooks: SentWebhook[] = [];
  const tokens = new Set<string>();
  const app: FastifyInstance = Fastify({ forceCloseConnections: true, bodyLimit: 16 * 1024 * 1024 });
  let url = '';

  const timestamp = (): string => now().toISOString();
  const agreementBody = (agreement: Agreement) => toAgreement(state, agreement, timestamp());
  const envelope = (resourceType: string, data: unknown, resultType = 'single') => ({
    version: '1.0',
    result_type: resultType,
    resource_type: resourceType,
    data,
  });
  const save = (): void => writeState(stateFile, state);
  const participantsOf = (agreement: string) =>
    state.participants.filter((one) => one.agreement === agreement);

  const publish = async (event: string, agreement: Agreement): Promise<void> => {
    const body = JSON.stringify({ event, data: agreementBody(agreement) });
    webhooks.push({ event, body });
    if (faults.take('webhook_lost')) return;
    const seconds = Math.floor(now().getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'x-zigned-request-signature': signZignedBody(body, webhookSecret, seconds),
    };
    for (let times = faults.take('webhook_twice') ? 2 : 1; times > 0; times -= 1)
      // The receiver may be down. The product also polls.
      await fetch(webhookUrl, { method: 'POST', headers, body }).catch(() => undefined);
  };

  const requireAgreement = (id: string): Agreement => {
    const agreement = state.agreements.find((one) => one.id === id);
    if (!agreement) throw new Refusal('The agreement does not exist');
    return agreement;
  };
  const requireDraft = (id: string): Agreement => {
    const agreement = requireAgreement(id);
    if (agreement.status !== 'draft') throw new Refusal('The agreement is not a draft');
    return agreement;
  };
  const requireParticipant = (id: string): Participant => {
    const participant = state.participants.find((one) => one.id === id);
    if (!participant) throw new Refusal('The participant does not exist');
    return participant;
  };
  const requireFile = (id: string): StoredFile => {
    const file = state.files.find((one) => one.id === id);
    if (!file) throw new Refusal('The file does not exist');
    return file;
  };
  /** Sends the response, or breaks the connection when the fault `answer_lost` is injected. */
  const sendUnlessLost = (request: FastifyRequest, reply: FastifyReply, body: unknown) => {
    if (!faults.take('answer_lost')) return reply.send(body);
    request.raw.socket.destroy();
    return reply;
  };

  const seal = async (agreementId: string): Promise<void> => {
    const agreement = requireAgreement(agreementId);
    const original = requireFile(agreement.main ?? '');
    const signers = participantsOf(agreementId).map(({ name, signed_at }) => `${name} ${signed_at ?? ''}`);
    const sealed = sealPdf(Buffer.from(original.content, 'base64'), signers);
    const file = { id: newId(), filename: `signed-${original.filename}`, content: sealed.toString('base64') };
    state.files.push(file);
    agreement.signed_document = file.id;
    save();
    await publish('agreement.lifecycle.finalized', agreement);
  };
  const requireOpen = (participant: Participant): Agreement => {
    const agreement = requireAgreement(participant.agreement);
    if (agreement.status !== 'open' || participant.status !== 'pending')
      throw new Refusal('The agreement is not open for this participant');
    return agreement;
  };
  const sign = async (participantId: string): Promise<void> => {
    const participant = requireParticipant(participantId);
    const agreement = requireOpen(participant);
    participant.status = 'fulfilled';
    participant.signed_at = timestamp();
    const isLast = participantsOf(agreement.id).every(({ status }) => status === 'fulfilled');
    if (isLast) agreement.status = 'fulfilled';
    save();
    await publish('participant.lifecycle.fulfilled', agreement);
    if (!isLast) return;
    await publish('agreement.lifecycle.fulfilled', agreement);
    if (!faults.take('seal_late')) await seal(agreement.id);
  };
  const reject = async (participantId: string): Promise<void> => {
    const participant = requireParticipant(participantId);
    const agreement = requireOpen(participant);
    participant.status = 'rejected';
    save();
    await publish('sign_event.approval.disapproved', agreement);
  };
  const expire = async (agreementId: string): Promise<void> => {
    const agreement = requireAgreement(agreementId);
    agreement.status = 'expired';
    save();
    await publish('agreement.lifecycle.expired', agreement);
  };

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, qs.parse(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Refusal ? error.statusCode : 500;
    const message = error instanceof Error ? error.message : String(error);
    return reply
      .code(status)
      .send({ status: 'error', error: { code: status, message, request_id: newId() } });
  });
  app.addHook('preHandler', async (request) => {
    if (!request.url.startsWith(API)) return;
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (faults.take('token_expired')) tokens.delete(token);
    if (!tokens.has(token)) throw new Refusal('Unauthorized', 401);
    if (faults.take('error')) throw new Refusal('Internal error', 500);
    if (faults.take('slow')) await sleep(slowMs);
  });

  app.post('/oauth/token', async ({ body }, reply) => {
    const { grant_type, client_id, client_secret } = toRecord(body);
    if (grant_type !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Unsupported' });
    if (client_id !== options.clientId || client_secret !== options.clientSecret)
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Unknown client' });
    const token = randomBytes(24).toString('hex');
    tokens.add(token);
    return { access_token: token, token_type: 'Bearer', expires_in: 3600 };
  });

  app.get(`${API}/agreements`, async ({ query }) => {
    const lookupKey = textOf(toRecord(query), 'lookup_key');
    const found = state.agreements.filter((one) => lookupKey === null || one.lookup_key === lookupKey);
    return {
      ...envelope('agreement', found.map(agreementBody), 'paginated_list'),
      pagination: { page: 1, limit: 50, total: found.length },
    };
  });
  app.post(`${API}/agreements`, async (request, reply) => {
    const body = toRecord(request.body);
    const issuer = toRecord(body.issuer);
    const role = requireText(issuer, 'role');
    if (!['observer', 'signer', 'approver'].includes(role)) throw new Refusal('issuer.role is unknown');
    if (body.trust_level !== 'SES' && body.trust_level !== 'AES') throw new Refusal('trust_level is unknown');
    if (!isEmail(requireText(issuer, 'email'))) throw new Refusal('issuer.email is no address');
    // The vendor does not state that lookup keys are unique. They are not unique here, so that a test can detect a duplicate.
    const agreement: Agreement = {
      id: newId(),
      lookup_key: textOf(body, 'lookup_key'),
      issuer: { name: requireText(issuer, 'name'), email: requireText(issuer, 'email'), role },
      trust_level: body.trust_level,
      created_at: timestamp(),
      status: 'draft',
      main: null,
      signed_document: null,
      cancellation_reason: null,
    };
    state.agreements.push(agreement);
    save();
    return sendUnlessLost(request, reply, envelope('agreement', agreementBody(agreement)));
  });
  app.get(`${API}/agreements/:id`, async (request) =>
    envelope('agreement', agreementBody(requireAgreement(readParam(request)))),
  );
  app.post(`${API}/files`, async (request, reply) => {
    const uploaded = await readUpload(request);
    const bytes = Buffer.from(await uploaded.arrayBuffer());
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Refusal('The file is no PDF');
    const file = { id: newId(), filename: uploaded.name, content: bytes.toString('base64') };
    state.files.push(file);
    save();
    return sendUnlessLost(request, reply, envelope('file', toFile(file, url, timestamp())));
  });
  app.get(`${API}/files/:id`, async (request) =>
    envelope('file', toFile(requireFile(readParam(request)), url, timestamp())),
  );
  app.post(`${API}/agreements/:id/documents/main`, async (request, reply) => {
    const agreement = requireDraft(readParam(request));
    const { id } = requireFile(requireText(toRecord(request.body), 'file_id'));
    if (agreement.main !== null) throw new Refusal('The agreement has a main document');
    agreement.main = id;
    save();
    return sendUnlessLost(request, reply, envelope('agreement', agreementBody(agreement)));
  });
  app.get(`${API}/agreements/:id/participants`, async (request) => {
    const agreement = requireAgreement(readParam(request));
    const all = participantsOf(agreement.id);
    return envelope(
      'participant',
      all.map((one) => toParticipant(one, agreement, url, timestamp())),
      'list',
    );
  });
  app.post(`${API}/agreements/:id/participants`, async (request, reply) => {
    const agreement = requireDraft(readParam(request));
    const body = toRecord(request.body);
    const email = requireText(body, 'email');
    if (!isEmail(email)) throw new Refusal('email is no address');
    if (body.role !== 'signer' && body.role !== 'approver') throw new Refusal('role is unknown');
    const personalNumber = textOf(body, 'personal_number');
    if (personalNumber !== null && !/^\d{12}$/.test(personalNumber))
      throw new Refusal('personal_number must have twelve digits');
    const participant: Participant = {
      id: newId(),
      agreement: agreement.id,
      name: requireText(body, 'name'),
      email,
      role: body.role,
      personal_number: personalNumber,
      status: 'draft',
      signed_at: null,
    };
    state.participants.push(participant);
    save();
    return sendUnlessLost(
      request,
      reply,
      envelope('participant', toParticipant(participant, agreement, url, timestamp())),
    );
  });
  app.post(`${API}/agreements/:id/lifecycle`, async (request, reply) => {
    const agreement = requireAgreement(readParam(request));
    const requested = toRecord(toRecord(request.body).lifecycle_state);
    if (requested.status === 'pending') {
      requireDraft(agreement.id);
      const all = participantsOf(agreement.id);
      if (agreement.main === null || all.length === 0)
        throw new Refusal('A document and a participant are required');
      agreement.status = 'open';
      for (const participant of all) participant.status = 'pending';
      save();
      await publish('agreement.lifecycle.pending', agreement);
      await publish('agreement.lifecycle.opened', agreement);
    } else if (requested.status === 'cancelled') {
      const input = toRecord(requested.input);
      const reason = input.cancellation_type === 'custom' ? requireText(input, 'reason') : 'cancelled';
      if (input.cancellation_type === 'custom' && (reason.length < 10 || reason.length > 255))
        throw new Refusal('reason must have 10 to 255 characters');
      if (agreement.status !== 'open') throw new Refusal('Only an open agreement can be cancelled');
      agreement.status = 'cancelled';
      agreement.cancellation_reason = reason;
      save();
      await publish('agreement.lifecycle.cancelled', agreement);
    } else throw new Refusal('lifecycle_state.status is unknown');
    return sendUnlessLost(request, reply, envelope('agreement', agreementBody(agreement)));
  });

  const sendPdf = (reply: FastifyReply, { content }: StoredFile) =>
    reply.type('application/pdf').send(Buffer.from(content, 'base64'));
  app.get('/read/:id', async (request, reply) => sendPdf(reply, requireFile(readParam(request))));
  app.get('/room/:id', async (request, reply) => {
    const participant = requireParticipant(readParam(request));
    const page = signingRoomPage(requireAgreement(participant.agreement), participant);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/room/:id/document', async (request, reply) => {
    const { main, signed_document } = requireAgreement(requireParticipant(readParam(request)).agreement);
    return sendPdf(reply, requireFile(signed_document ?? main ?? ''));
  });
  app.post('/room/:id', async (request, reply) => {
    const id = readParam(request);
    const { action } = toRecord(request.body);
    if (action === 'sign') await sign(id);
    else if (action === 'reject') await reject(id);
    else throw new Refusal('Unknown action');
    return reply.redirect(`/room/${id}`, 303);
  });

  app.post('/_simulator/fail', async ({ body }, reply) => {
    const { fault, count = 1 } = toRecord(body);
    const knownFault = faults.find(fault);
    if (knownFault === undefined) throw new Refusal('Unknown fault');
    faults.set(knownFault, Number(count));
    return reply.code(204).send();
  });
  app.post('/_simulator/agreements/:id/expire', async (request, reply) => {
    await expire(readParam(request));
    return reply.code(204).send();
  });

  registerFavicon(app);
  url = await app.listen({ host: '127.0.0.1', port: options.port });
  return {
    url,
    baseUrl: `${url}${API}`,
    tokenUrl: `${url}/oauth/token`,
    agreements: () => state.agreements,
    participants: participantsOf,
    webhooks: () => webhooks,
    sign,
    reject,
    expire,
    seal,
    injectFault: (fault, count = 1, after = 0) => faults.set(fault, count, after),
    stop: () => app.close(),
  };
};
