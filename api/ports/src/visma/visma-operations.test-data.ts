interface Operation {
  readonly method: string;
  readonly path: string;
  /** Any one of these scopes is enough. */
  readonly scopes: readonly string[];
  readonly body?: string;
  /**
   * The name of a description, with `list:` before it for a list in its envelope. It is undefined where the vendor gives
   * none.
   */
  readonly answer?: string;
  readonly query?: readonly string[];
}
const parseOperation = (text: string): Operation => {
  const [method = '', path = '', scopes = '', body = '-', answer = '-', query = '-'] = text.split(' ');
  return {
    method,
    path,
    scopes: scopes.split(','),
    ...(body === '-' ? {} : { body }),
    ...(answer === '-' ? {} : { answer }),
    ...(query === '-' ? {} : { query: query.split(',') }),
  };
};

/**
 * Every operation that the adapter calls or the simulator answers: method, path, scopes, body, answer and query. `void` is from
 * the vendor's change log of April 2025, which gives no schema.
 */
export const operations: readonly Operation[] = [
  'GET /accounts/{id} ea:accounting,ea:accounting_readonly - list:AccountApi -',
  'GET /articleaccountcodings ea:sales,ea:sales_readonly - list:ArticleAccountCodingAPI vatRateDate',
  'GET /articles ea:sales,ea:sales_readonly - list:ArticleApi showPricesWithTwoDecimals',
  'GET /articles/{id} ea:sales,ea:sales_readonly - ArticleApi showPricesWithTwoDecimals',
  'POST /articles ea:sales ArticleApi ArticleApi -',
  'PUT /articles/{id} ea:sales ArticleApi ArticleApi -',
  'GET /bankaccounts ea:purchase,ea:purchase_readonly - list:BankAccountApi -',
  'GET /companysettings ea:sales,ea:sales_readonly - CompanySettingsApi -',
  'GET /costcenters ea:accounting,ea:accounting_readonly,ea:sales,ea:sales_readonly - list:CostCenterApi -',
  'POST /customerinvoicedrafts/{id}/convert ea:sales CustomerInvoiceDraftValidationApi CustomerInvoiceApi keepOriginalDraftDate,overrideCompanyKeepOriginalDraftDate',
  'DELETE /customerinvoicedrafts/{id} ea:sales - - -',
  'GET /customerinvoicedrafts ea:sales,ea:sales_readonly - list:CustomerInvoiceDraftApi -',
  'GET /customerinvoicedrafts/{id} ea:sales,ea:sales_readonly - CustomerInvoiceDraftApi -',
  'POST /customerinvoicedrafts ea:sales CustomerInvoiceDraftApi CustomerInvoiceDraftApi overrideCustomerIsPrivatePerson',
  'PUT /customerinvoicedrafts/{id} ea:sales CustomerInvoiceDraftApi CustomerInvoiceDraftApi -',
  'GET /customerinvoices ea:sales,ea:sales_readonly - list:CustomerInvoiceApi -',
  'GET /customerinvoices/{id}/pdf ea:sales,ea:sales_readonly - InvoiceUrlApi -',
  'GET /customerinvoices/{id} ea:sales,ea:sales_readonly - CustomerInvoiceApi -',
  'POST /customerinvoices/{id}/payments ea:sales InvoicePaymentApi InvoicePaymentApi -',
  'GET /customers ea:sales,ea:sales_readonly - list:CustomerApi -',
  'GET /customers/{id} ea:sales,ea:sales_readonly - CustomerApi -',
  'POST /customers ea:sales CustomerApi CustomerApi -',
  'PUT /customers/{id} ea:sales CustomerApi CustomerApi -',
  'GET /fiscalyears ea:sales,ea:sales_readonly,ea:accounting,ea:accounting_readonly - list:FiscalYearApi -',
  'GET /projects ea:accounting,ea:accounting_readonly,ea:sales,ea:sales_readonly,ea:purchase,ea:purchase_readonly - list:ProjectApi -',
  'GET /termsofpayments ea:sales,ea:sales_readonly,ea:purchase,ea:purchase_readonly - list:TermsOfPaymentApi -',
  'GET /units ea:sales,ea:sales_readonly - list:UnitApi -',
  'POST /customerinvoices/{id}/void ea:sales - - updateStock',
].map(parseOperation);
