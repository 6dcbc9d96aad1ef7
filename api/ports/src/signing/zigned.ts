import * as yup from 'yup';
import { createServiceClient, ServiceError, type ServiceRequest } from '../service-client';
import type { ZignedSettings } from '../service-settings';
import type { ProviderAgreement, ProviderParticipant, SigningProvider } from './signing-provider';

const TIMEOUT_MS = 15_000;
/** A new token is fetched this long before the old one expires. */
const TOKEN_MARGIN_MS = 60_000;

const optionalText = yup.string().nullable().optional();
const fileEnvelope = yup.object({ data: yup.object({ id: yup.string().required(), url: optionalText }) });

/** The service sends a document as null, as the id of a file, or as the file itself. */
const toDocument = (value: unknown): { fileId: string } | { url: string } | undefined => {
  if (typeof value === 'string' && value !== '') return { fileId: value };
  if (!fileEnvelope.isValidSync(value)) return undefined;
  const { id, url } = fileEnvelope.cast(value).data;
  return url ? { url } : { fileId: id };
};

const agreement = yup
  .object({
    id: yup.string().required(),
    status: yup.string().required(),
    documents: yup
      .object({
        original_documents: yup.object({ main: yup.mixed().nullable() }).nullable().default(null),
        signed_document: yup.mixed().nullable(),
      })
      .nullable()
      .default(null),
  })
  .required();
const participant = yup
  .object({
    id: yup.string().required(),
    name: yup.string().defined().ensure(),
    email: yup.string().defined().ensure(),
    status: yup.string().required(),
    signed_at: optionalText,
    signing_room_url: optionalText,
    signature: yup.object({ method: optionalText }).nullable().default(null),
  })
  .required();
const token = yup
  .object({ access_token: yup.string().required(), expires_in: yup.number().default(3600) })
  .required();
const file = yup.object({ id: yup.string().required(), url: optionalText }).required();

const parse = async <T>(schema: yup.Schema<T>, value: unknown): Promise<T> => {
  try {
    return await schema.validate(value, { stripUnknown: true });
  } catch (error) {
    throw new ServiceError('failed', 'Zigned sent an unexpected response', '', { cause: error });
  }
};

const toAgreement = ({ id, status, documents }: yup.InferType<typeof agreement>): ProviderAgreement => ({
  id,
  status,
  hasMainDocument: toDocument(documents?.original_documents?.main) !== undefined,
  signedDocument: toDocument(documents?.signed_document),
});
const toParticipant = (found: yup.InferType<typeof participant>): ProviderParticipant => ({
  id: found.id,
  name: found.name,
  email: found.email,
  status: found.status,
  signedAt: found.signed_at ?? undefined,
  method: found.signature?.method ?? undefined,
  signingUrl: found.signing_room_url ?? undefined,
});

interface CachedToken {
  readonly value: string;
  readonly expiresAt: number;
}
/** The tokens by client and token URL. A process needs only one token of a client. */
const tokens = new Map<string, CachedToken>();

const createTokenSource = ({ clientId, clientSecret, tokenUrl }: ZignedSettings) => {
  const key = `${clientId} ${tokenUrl}`;
  const { requestJson } = createServiceClient({ baseUrl: tokenUrl, timeoutMs: TIMEOUT_MS });
  const fetchToken = async (): Promise<string> => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const { access_token, expires_in } = await parse(
      token,
      await requestJson({ method: 'POST', path: '', form }),
    );
    tokens.set(key, { value: access_token, expiresAt: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS });
    return access_token;
  };
  return {
    read: async (): Promise<string> => {
      const cached = tokens.get(key);
      return cached !== undefined && cached.expiresAt > Date.now() ? cached.value : fetchToken();
    },
    discard: (): void => void tokens.delete(key),
  };
};

/**
 * Zigned, REST API v3. Paths, fields and states are those of the vendor's OpenAPI text as published in the repository
 * struqtur/zigned-client (schemas/zigned_rest_api.oas.spec.yaml, 2024-02). A failure is a 400 with
 * `{status, error: {code, message, request_id}}`; unknown fields are tolerated.
 */
export const createZignedProvider = (settings: ZignedSettings): SigningProvider => {
  const source = createTokenSource(settings);
  const client = createServiceClient({
    baseUrl: settings.baseUrl,
    timeoutMs: TIMEOUT_MS,
    authorize: async () => ({ authorization: `Bearer ${await source.read()}` }),
  });
  /** A token may be revoked before it expires. A call with a refused token was not performed, so it is safe to repeat. */
  const requestData = async (request: ServiceRequest): Promise<unknown> => {
    const send = async () =>
      (await parse(yup.object({ data: yup.mixed() }), await client.requestJson(request))).data;
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure === 'unauthorized')) throw error;
      source.discard();
      return send();
    }
  };
  const path = (id: string, rest = ''): string => `/agreements/${encodeURIComponent(id)}${rest}`;
  const readFileUrl = async (id: string): Promise<string> => {
    const found = await requestData({ method: 'GET', path: `/files/${encodeURIComponent(id)}` });
    const { url } = await parse(file, found);
    if (!url) throw new ServiceError('failed', 'The signed document has no address');
    return url;
  };
  return {
    findAgreement: async (lookupKey) => {
      const found = await requestData({
        method: 'GET',
        path: '/agreements',
        query: { lookup_key: lookupKey },
      });
      const [first] = await parse(yup.array().of(agreement).required(), found);
      return first && toAgreement(first);
    },
    createAgreement: async ({ lookupKey, issuer, needsIdentity }) => {
      const json = {
        issuer: { ...issuer, role: 'observer' },
        // We mail the links ourselves, with the landlord's message.
        send_emails: false,
        trust_level: needsIdentity ? 'AES' : 'SES',
        signing_order: false,
        lookup_key: lookupKey,
      };
      return toAgreement(
        await parse(agreement, await requestData({ method: 'POST', path: '/agreements', json })),
      );
    },
    readAgreement: async (id) =>
      toAgreement(await parse(agreement, await requestData({ method: 'GET', path: path(id) }))),
    addMainDocument: async (id, { name, bytes }) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
      const uploaded = await parse(file, await requestData({ method: 'POST', path: '/files', form }));
      const json = { file_id: uploaded.id };
      await requestData({ method: 'POST', path: path(id, '/documents/main'), json });
    },
    listParticipants: async (id) => {
      const found = await requestData({ method: 'GET', path: path(id, '/participants') });
      return (await parse(yup.array().of(participant).required(), found)).map(toParticipant);
    },
    addParticipant: async (id, { name, email, personalNumber }) => {
      const identity = personalNumber === null ? {} : { personal_number: personalNumber.replace('-', '') };
      const json = { name, email, role: 'signer', ...identity };
      await requestData({ method: 'POST', path: path(id, '/participants'), json });
    },
    openAgreement: async (id) => {
      const json = { lifecycle_state: { status: 'pending' } };
      await requestData({ method: 'POST', path: path(id, '/lifecycle'), json });
    },
    cancelAgreement: async (id, reason) => {
      const input = { cancellation_type: 'custom', reason };
      const json = { lifecycle_state: { status: 'cancelled', input } };
      await requestData({ method: 'POST', path: path(id, '/lifecycle'), json });
    },
    readSignedDocument: async (document) => {
      const url = 'url' in document ? document.url : await readFileUrl(document.fileId);
      // Without our token: the address is signed, and may be on another host.
      const response = await createServiceClient({ baseUrl: url, timeoutMs: TIMEOUT_MS }).request({
        method: 'GET',
        path: '',
      });
      return Buffer.from(await response.arrayBuffer());
    },
  };
};
