import { textField } from './fortnox-fields';
import type { CustomerRecord, Fields } from './fortnox-records';
import { fillFields, withoutNulls } from './fortnox-values';

/** The fields that are null if the customer does not have them. */
const NULL_BY_DEFAULT =
  'Address1 Address2 City Country Comments CostCenter CountryCode DeliveryAddress1 DeliveryAddress2 DeliveryCity DeliveryCountry DeliveryCountryCode DeliveryFax DeliveryName DeliveryPhone1 DeliveryPhone2 DeliveryZipCode ExternalReference Fax GLN GLNDelivery InvoiceAdministrationFee InvoiceDiscount InvoiceFreight Phone1 Phone2 SalesAccount VisitingAddress VisitingCity VisitingCountry VisitingCountryCode VisitingZipCode ZipCode';
/** The fields that are empty texts if the customer does not have them. */
const EMPTY_BY_DEFAULT =
  'Email EmailInvoice EmailInvoiceBCC EmailInvoiceCC EmailOffer EmailOfferBCC EmailOfferCC EmailOrder EmailOrderBCC EmailOrderCC InvoiceRemark Name OrganisationNumber OurReference Project TermsOfDelivery TermsOfPayment VATNumber WayOfDelivery WWW YourReference';

const countryNames = new Intl.DisplayNames('sv', { type: 'region' });

export const toCustomer = ({ number, fields }: CustomerRecord, url: string): Fields => ({
  '@url': `${url}/customers/${number}`,
  ...fillFields(NULL_BY_DEFAULT, null),
  ...fillFields(EMPTY_BY_DEFAULT, ''),
  Active: true,
  Currency: 'SEK',
  DefaultDeliveryTypes: { Invoice: 'PRINT', Order: 'PRINT', Offer: 'PRINT' },
  DefaultTemplates: {
    Order: 'DEFAULTTEMPLATE',
    Offer: 'DEFAULTTEMPLATE',
    Invoice: 'DEFAULTTEMPLATE',
    CashInvoice: 'DEFAULTTEMPLATE',
  },
  PriceList: 'A',
  ShowPriceVATIncluded: false,
  Type: 'COMPANY',
  VATType: 'SEVAT',
  ...withoutNulls(fields),
  ...(typeof fields.CountryCode === 'string' ? { Country: countryNames.of(fields.CountryCode) ?? '' } : {}),
  CustomerNumber: number,
});

/** A list has a subset of the fields. */
export const toCustomerListItem = (customer: CustomerRecord, url: string): Fields => ({
  '@url': `${url}/customers/${customer.number}`,
  Address1: textField(customer.fields, 'Address1'),
  Address2: textField(customer.fields, 'Address2'),
  City: textField(customer.fields, 'City'),
  CustomerNumber: customer.number,
  Email: textField(customer.fields, 'Email'),
  Name: textField(customer.fields, 'Name'),
  OrganisationNumber: textField(customer.fields, 'OrganisationNumber'),
  Phone: textField(customer.fields, 'Phone1'),
  ZipCode: textField(customer.fields, 'ZipCode'),
});
