export interface TestAccount {
  readonly billableId: number;
  readonly userId: number;
  readonly email: string;
  readonly token: string;
}
