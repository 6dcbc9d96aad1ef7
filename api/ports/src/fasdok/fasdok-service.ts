import type { AgreementCaseStatus } from '@husrum/contract/agreement';

export interface FasdokOrganization {
  readonly id: string;
  readonly name: string;
}
export interface FasdokTemplate {
  readonly id: string;
  readonly name: string;
  readonly activeVersionNumber: number;
}
export interface FasdokCase {
  readonly id: string;
  readonly status: AgreementCaseStatus;
}
export interface NewFasdokCase {
  readonly organizationId: string;
  readonly templateId: string;
  readonly versionNumber: number;
  /** Our own unique reference, by which the case is found when the response was lost. */
  readonly reference: string;
  readonly name: string;
  /** The values for the fields of the template. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The document service of the property owners. Every method throws `ServiceError`. */
export interface FasdokService {
  listOrganizations(): Promise<readonly FasdokOrganization[]>;
  listTemplates(organizationId: string): Promise<readonly FasdokTemplate[]>;
  findCase(reference: string): Promise<FasdokCase | undefined>;
  createCase(input: NewFasdokCase): Promise<FasdokCase>;
  readCase(caseId: string): Promise<FasdokCase>;
  readPdf(caseId: string): Promise<Buffer>;
}
