import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the memory and rounds that OWASP recommends; runs outside the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Compared with when there is no such user: an unknown address then takes as long as a wrong password. */
let decoy: Promise<string> | undefined;
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('no one has this password');
  return decoy;
};

export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const right = await verify(stored ?? (await decoyHash()), password);
  return right && stored !== undefined;
};
