export interface TestAccount {
  readonly businessId: number;
  readonly userId: number;
  readonly email: string;
  readonly token: string;
}
