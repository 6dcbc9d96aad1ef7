import {
  type BodyInput,
  type Call,
  type Failure,
  type OkOf,
  type ParamsOf,
  pathOf,
} from '@husrum/contract/core';

/** A refusal, in the server's own words. */
export class Refused extends Error {
  override name = 'Refused';
}

interface With<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly body?: Partial<BodyInput<C>>;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
}

export interface TeamServer {
  readonly origin: string;
  /** Makes the call as the team; throws Refused. */
  call<C extends Call>(call: C, input: With<C>): Promise<OkOf<C>>;
}

const bodyOf = <C extends Call>({ body, file }: With<C>): RequestInit => {
  if (file) {
    const form = new FormData();
    form.set('file', new Blob([file.bytes]), file.name);
    return { body: form };
  }
  return body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
};

const refusalOf = async (answer: Response): Promise<Refused> => {
  const text = await answer.text();
  try {
    const { message, data = {} }: Failure = JSON.parse(text);
    const faults = Object.entries(data).flatMap(([field, texts]) => texts.map((one) => `  ${field}: ${one}`));
    return new Refused([message, ...faults].join('\n'));
  } catch {
    return new Refused(`${answer.status}: ${text.slice(0, 300)}`);
  }
};

/** The server that a team releases to, over HTTP, with the team's token. */
export const teamServer = (origin: string, token: string): TeamServer => ({
  origin,
  call: async (call, input) => {
    const init = bodyOf(input);
    const answer = await fetch(origin + pathOf(call.path, { ...input.params }), {
      ...init,
      method: call.method,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    }).catch((error: Error) => {
      throw new Refused(
        `${origin} svarar inte (${error.message}). Startad? Annan adress ges med HUSRUM_URL.`,
      );
    });
    if (!answer.ok) throw await refusalOf(answer);
    return JSON.parse(call.ok ? await answer.text() : 'null');
  },
});

/** Address and token from the environment. */
export const serverOfTeam = (): TeamServer => {
  const { HUSRUM_URL = `http://localhost:${process.env.PORT ?? 4000}`, RELEASE_TOKEN } = process.env;
  if (!RELEASE_TOKEN)
    throw new Refused('RELEASE_TOKEN saknas. En nyckel görs med `npm run release:token -- mf-leases`.');
  if (!/^husrum_[\w-]+$/.test(RELEASE_TOKEN))
    throw new Refused('RELEASE_TOKEN är ingen nyckel från `release:token`.');
  return teamServer(HUSRUM_URL.replace(/\/+$/, ''), RELEASE_TOKEN);
};
