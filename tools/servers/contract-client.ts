import {
  type BodyOf,
  buildPath,
  type Call,
  type Failure,
  type ParamsOf,
  type ResponseOf,
} from '@husrum/contract/core';
import { CommandError } from './command-error';

interface Input<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly body?: Partial<BodyOf<C>>;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
}

export interface ApiClient {
  readonly origin: string;
  /** Throws CommandError. */
  call<C extends Call>(call: C, input: Input<C>): Promise<ResponseOf<C>>;
}

const requestBody = <C extends Call>({ body, file }: Input<C>): RequestInit => {
  if (file) {
    const form = new FormData();
    form.set('file', new Blob([file.bytes]), file.name);
    return { body: form };
  }
  return body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
};

const toCommandError = async (response: Response): Promise<CommandError> => {
  const text = await response.text();
  try {
    const { message, data = {} }: Failure = JSON.parse(text);
    const fields = Object.entries(data).flatMap(([field, texts]) => texts.map((one) => `  ${field}: ${one}`));
    return new CommandError([message, ...fields].join('\n'));
  } catch {
    return new CommandError(`${response.status}: ${text.slice(0, 300)}`);
  }
};

export const createClient = (origin: string, token?: string): ApiClient => ({
  origin,
  call: async (call, input) => {
    const init = requestBody(input);
    const response = await fetch(origin + buildPath(call.path, { ...input.params }), {
      ...init,
      method: call.method,
      headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
    }).catch((error: Error) => {
      throw new CommandError(
        `${origin} does not answer (${error.message}). Is it started? HUSRUM_URL gives another address.`,
      );
    });
    if (!response.ok) throw await toCommandError(response);
    return JSON.parse(call.response ? await response.text() : 'null');
  },
});
