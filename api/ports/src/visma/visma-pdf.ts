import * as yup from 'yup';
import { createServiceClient, ServiceError } from '../service-client';

const MAX_BYTES = 10 * 1024 * 1024;

export const fileUrlSchema = yup.object({ Url: yup.string().required() }).required();

const isLoopback = (hostname: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
/** The last two labels of a host name: the registered domain. */
const domainOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');

/** Whether a file may be fetched from the URL: by https from the domain of the service, or from the origin of the simulator. */
export const isServiceFileUrl = (url: string, baseUrl: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin, username } = new URL(url);
  const base = new URL(baseUrl);
  if (username !== '') return false;
  if (isLoopback(base.hostname)) return origin === base.origin;
  return protocol === 'https:' && domainOf(hostname) === domainOf(base.hostname);
};

/** Fetches a file without our token, which is for the API only. Throws if it is too big or on another domain. */
export const readServiceFile = async (url: string, baseUrl: string, timeoutMs: number): Promise<Buffer> => {
  if (!isServiceFileUrl(url, baseUrl))
    throw new ServiceError('failed', 'Spiris sent a URL of another domain');
  const { body } = await createServiceClient({ baseUrl: url, timeoutMs }).request({
    method: 'GET',
    path: '',
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new ServiceError('failed', 'Spiris sent a file that is too big');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
