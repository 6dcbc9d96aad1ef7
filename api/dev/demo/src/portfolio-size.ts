/** How much has been created. */
export interface PortfolioSize {
  readonly objects: number;
  readonly tenants: number;
  readonly leases: number;
  readonly invoices: number;
}
