import { randomBytes } from 'node:crypto';
import { hasArrays, readSimulatorState, writeSimulatorState } from '../simulator-state';

export type AgreementStatus = 'draft' | 'open' | 'fulfilled' | 'cancelled' | 'expired';
export type ParticipantStatus = 'draft' | 'pending' | 'fulfilled' | 'rejected';

export interface Participant {
  readonly id: string;
  /** The id of the agreement. */
  readonly agreement: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'signer' | 'approver';
  readonly personal_number: string | null;
  status: ParticipantStatus;
  signed_at: string | null;
}
export interface Agreement {
  readonly id: string;
  readonly lookup_key: string | null;
  readonly issuer: { readonly name: string; readonly email: string; readonly role: string };
  readonly trust_level: 'SES' | 'AES';
  readonly created_at: string;
  status: AgreementStatus;
  /** The id of the file to sign. */
  main: string | null;
  /** The id of the sealed file, once everybody has signed. */
  signed_document: string | null;
  cancellation_reason: string | null;
}
export interface StoredFile {
  readonly id: string;
  readonly filename: string;
  /** base64 */
  readonly content: string;
}
export interface ZignedState {
  agreements: Agreement[];
  participants: Participant[];
  files: StoredFile[];
}

/** An id in the form that the service has: a cuid. */
export const newId = (): string => `c${randomBytes(16).toString('hex').slice(0, 24)}`;

const isState = (value: unknown): value is ZignedState =>
  hasArrays(value, ['agreements', 'participants', 'files']);

export const readState = (file: string | undefined): ZignedState =>
  readSimulatorState(file, { agreements: [], participants: [], files: [] }, isState);
export const writeState = (file: string | undefined, state: ZignedState): void =>
  writeSimulatorState(file, state);
