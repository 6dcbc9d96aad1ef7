import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends. It runs outside the main thread. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_OPTIONS);

/** The hash that is verified when there is no user, so that an unknown address takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;
const getDummyHash = (): Promise<string> => {
  dummyHash ??= hashPassword('no one has this password');
  return dummyHash;
};

export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await getDummyHash()), password);
  return matches && stored !== undefined;
};
