/** An agreement at the signing service. */
export interface ProviderAgreement {
  readonly id: string;
  /** The state as the service names it: draft, pending, generating, open, fulfilled, cancelled, … */
  readonly status: string;
  readonly hasMainDocument: boolean;
  /** The id or the address of the signed and sealed document, once there is one. */
  readonly signedDocument: { readonly fileId: string } | { readonly url: string } | undefined;
}
export interface ProviderParticipant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The state as the service names it: draft, pending, initiated, processing, fulfilled, rejected. */
  readonly status: string;
  readonly signedAt: string | undefined;
  readonly method: string | undefined;
  /** The page on which the participant reads and signs. */
  readonly signingUrl: string | undefined;
}
export interface NewParticipant {
  readonly name: string;
  readonly email: string;
  /** `YYYYMMDD-XXXX`. If set, the person must identify with an electronic identity of this number. */
  readonly personalNumber: string | null;
}
export interface NewProviderAgreement {
  /** Our own unique key, by which the agreement is found when the response was lost. */
  readonly lookupKey: string;
  readonly issuer: { readonly name: string; readonly email: string };
  /** Whether everybody must identify with an electronic identity. */
  readonly needsIdentity: boolean;
}

/** A service for electronic signing. Every method throws `ServiceError`. Only methods that read may be repeated without a check. */
export interface SigningProvider {
  findAgreement(lookupKey: string): Promise<ProviderAgreement | undefined>;
  createAgreement(agreement: NewProviderAgreement): Promise<ProviderAgreement>;
  readAgreement(id: string): Promise<ProviderAgreement>;
  addMainDocument(id: string, document: { readonly name: string; readonly bytes: Buffer }): Promise<void>;
  listParticipants(id: string): Promise<readonly ProviderParticipant[]>;
  addParticipant(id: string, participant: NewParticipant): Promise<void>;
  /** Opens a draft for signing. */
  openAgreement(id: string): Promise<void>;
  /** `reason`: 10–255 characters. */
  cancelAgreement(id: string, reason: string): Promise<void>;
  readSignedDocument(document: NonNullable<ProviderAgreement['signedDocument']>): Promise<Buffer>;
}
