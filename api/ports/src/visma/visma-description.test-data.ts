/**
 * The fields of each schema of the vendor's API description that is used here, as `Name:type<=maxLength`, with `!` when the
 * field is required. `list:` and `object:` are followed by the name of the schema that they contain. The fields come from the
 * client struqtur/visma-client, which was generated from the description in May 2025, and some lengths from the Swagger document of
 * 2018 in pwitab/visma.
 */
export const descriptions: Readonly<Record<string, string>> = {
  CustomerApi: `
    Id:uuid CustomerNumber:string<=16 CorporateIdentityNumber:string<=20 ContactPersonEmail:string<=255
    ContactPersonMobile:string<=50 ContactPersonName:string<=100 ContactPersonPhone:string<=50
    CurrencyCode:string<=3 GLN:string<=255 EmailAddress:string<=255 EmailAddressOrder:string<=255
    EmailAddressQuote:string<=255 InvoiceAddress1:string<=50 InvoiceAddress2:string<=50 InvoiceCity:string<=50!
    InvoiceCountryCode:string<=2 InvoicePostalCode:string<=10! DeliveryCustomerName:string<=100
    DeliveryAddress1:string<=50 DeliveryAddress2:string<=50 DeliveryCity:string<=50 DeliveryCountryCode:string<=2
    DeliveryPostalCode:string<=10 DeliveryMethodId:uuid DeliveryTermId:uuid PayToAccountId:uuid Name:string<=50!
    Note:string<=4000 ReverseChargeOnConstructionServices:bool WebshopCustomerNumber:int MobilePhone:string<=50
    Telephone:string<=50 TermsOfPaymentId:uuid! TermsOfPayment:object:TermsOfPaymentApi VatNumber:string<=20
    WwwAddress:string<=255 LastInvoiceDate:date IsPrivatePerson:bool! IsNorthernIreland:bool
    DiscountPercentage:number ChangedUtc:date IsActive:bool! ForceBookkeepVat:bool EdiGlnNumber:string
    SalesDocumentLanguage:string<=2 ElectronicAddress:string ElectronicReference:string EdiServiceDelivererId:string
    AutoInvoiceActivationEmailSentDate:date AutoInvoiceRegistrationRequestSentDate:date EmailAddresses:list:string
    CustomerLabels:list:CustomerLabelApi MessageThreads:list:string Notes:list:string
    IsFutureInvoiceDateAllowed:bool DeliveryBasedVat:bool SalesPriceListId:uuid Iban:string
    DirectDebitCustomerSettings:object:DirectDebitCustomerSettingsApi DiscountAgreementId:uuid
    UnpaidInvoicesAmount:number`,
  ArticleApi: `
    Id:uuid IsActive:bool! Number:string<=40! Name:string<=50! NameEnglish:string<=50 NetPrice:number
    NetPriceWithDiscount:number GrossPrice:number CodingId:uuid! CodingName:string UnitId:uuid! UnitName:string
    UnitAbbreviation:string StockBalance:number StockBalanceManuallyChangedUtc:date StockBalanceReserved:number
    StockBalanceAvailable:number CreatedUtc:date ChangedUtc:date HouseWorkType:int PurchasePrice:number
    PurchasePriceManuallyChangedUtc:date SendToWebshop:bool UsesMoss:bool ArticleLabels:list:ArticleLabelApi
    MessageThreads:list:string Notes:list:string IsStock:bool ShowStockInformation:bool IsServiceArticle:bool
    StockLocationReference:string FreightCosts:number FreightCostsManuallyChangedUtc:date UpdateStockPrices:bool
    Barcodes:list:ArticleBarcodeApi StockValue:number GreenTechnologyType:int DiscountPercentage:number`,
  CustomerInvoiceDraftApi: `
    Id:uuid CustomerId:uuid! CreatedUtc:date IsCreditInvoice:bool RotReducedInvoicingType:int!
    RotReducedInvoicingPropertyName:string<=40 RotReducedInvoicingOrgNumber:string<=11
    RotReducedInvoicingAmount:number RotReducedInvoicingAutomaticDistribution:bool RotPropertyType:int
    HouseWorkOtherCosts:number Rows:list:CustomerInvoiceDraftRowApi
    Persons:list:SalesDocumentRotRutReductionPersonApi YourReference:string<=100 OurReference:string<=100
    BuyersOrderReference:string<=35 ElectronicReference:string InvoiceCustomerName:string<=50
    InvoiceAddress1:string<=50 InvoiceAddress2:string<=50 InvoicePostalCode:string<=10 InvoiceCity:string<=50
    InvoiceCountryCode:string<=2 InvoiceCurrencyCode:string DeliveryCustomerName:string<=50
    DeliveryAddress1:string<=50 DeliveryAddress2:string<=50 DeliveryPostalCode:string<=10 DeliveryCity:string<=50
    DeliveryCountryCode:string<=2 DeliveryMethodName:string<=50 DeliveryTermName:string<=50
    DeliveryMethodCode:string<=20 DeliveryTermCode:string<=20 EuThirdParty:bool! CustomerIsPrivatePerson:bool
    ReverseChargeOnConstructionServices:bool SalesDocumentAttachments:list:string MessageThreads:list:string
    Notes:list:string InvoiceDate:date DueDate:date DeliveryDate:date TotalAmount:number TotalVatAmount:number
    TotalRoundings:number TotalAmountBaseCurrency:number TotalVatAmountBaseCurrency:number CustomerNumber:string<=16
    CustomerName:string IncludesVat:bool ReplaceUnitPriceWhenZero:bool UsesGreenTechnology:bool
    ContributionMargin:object:ContributionMarginApi IsDirectDebit:bool`,
  CustomerInvoiceDraftRowApi: `
    Id:uuid LineNumber:int ArticleId:uuid IsServiceArticle:bool UnitId:uuid ArticleNumber:string IsTextRow:bool!
    Text:string<=2000 UnitPrice:number DiscountPercentage:number Quantity:number WorkCostType:int IsWorkCost:bool
    WorkHours:number MaterialCosts:number ReversedConstructionServicesVatFree:bool! CostCenterItemId1:uuid
    CostCenterItemId2:uuid CostCenterItemId3:uuid UnitAbbreviation:string UnitAbbreviationEnglish:string
    VatRateId:string UnitName:string ProjectId:uuid GreenTechnologyType:int
    ContributionMargin:object:ContributionMarginApi`,
  CustomerInvoiceDraftValidationApi: `
    TotalAmountInvoiceCurrency:number TotalVatAmountInvoiceCurrency:number TotalRoundingsInvoiceCurrency:number
    Rows:list:CustomerInvoiceDraftValidationRowApi`,
  CustomerInvoiceApi: `
    Id:uuid EuThirdParty:bool! IsCreditInvoice:bool CurrencyCode:string CurrencyRate:number CreatedByUserId:uuid
    TotalAmount:number TotalVatAmount:number TotalRoundings:number TotalAmountInvoiceCurrency:number
    TotalVatAmountInvoiceCurrency:number SetOffAmountInvoiceCurrency:number CustomerId:uuid!
    Rows:list:CustomerInvoiceRowApi! VatSpecification:list:CustomerInvoiceVatApi InvoiceDate:date DueDate:date
    DeliveryDate:date RotReducedInvoicingType:int! RotReducedInvoicingAmount:number
    RotReducedInvoicingPercent:number RotReducedInvoicingPropertyName:string RotReducedInvoicingOrgNumber:string<=11
    Persons:list:SalesDocumentRotRutReductionPersonApi RotReducedInvoicingAutomaticDistribution:bool
    ElectronicReference:string ElectronicAddress:string EdiServiceDelivererId:string<=50 OurReference:string<=100
    YourReference:string<=100 BuyersOrderReference:string<=35 InvoiceCustomerName:string InvoiceAddress1:string<=50
    InvoiceAddress2:string<=50 InvoicePostalCode:string<=50 InvoiceCity:string<=50 InvoiceCountryCode:string<=2
    DeliveryCustomerName:string<=100 DeliveryAddress1:string<=50 DeliveryAddress2:string<=50
    DeliveryPostalCode:string<=10 DeliveryCity:string<=50 DeliveryCountryCode:string<=2 DeliveryMethodName:string
    DeliveryTermName:string DeliveryMethodCode:string DeliveryTermCode:string CustomerIsPrivatePerson:bool
    TermsOfPaymentId:uuid CustomerEmail:string InvoiceNumber:int CustomerNumber:string CustomerName:string
    PaymentReferenceNumber:string RotPropertyType:int SalesDocumentAttachments:list:string
    MessageThreads:list:string Notes:list:string HasAutoInvoiceError:bool IsNotDelivered:bool
    ReverseChargeOnConstructionServices:bool WorkHouseOtherCosts:number RemainingAmount:number
    RemainingAmountInvoiceCurrency:number ReferringInvoiceId:uuid CreatedFromOrderId:uuid CreatedFromDraftId:uuid
    VoucherNumber:string VoucherId:uuid CreatedUtc:date ModifiedUtc:date ReversedConstructionVatInvoicing:bool
    IncludesVat:bool SendType:int PaymentReminderIssued:bool UsesGreenTechnology:bool IsSold:bool
    FactoringInvoiceStatus:int PaymentDate:date PaymentStatus:int CreditedBy:list:CreditedByApi
    ContributionMargin:object:ContributionMarginApi IsDirectDebit:bool`,
  CustomerInvoiceRowApi: `
    Id:uuid ArticleNumber:string ArticleId:uuid IsServiceArticle:bool AmountNoVat:number PercentVat:number
    LineNumber:int IsTextRow:bool Text:string UnitPrice:number UnitAbbreviation:string
    UnitAbbreviationEnglish:string DiscountPercentage:number Quantity:number IsWorkCost:bool IsVatFree:bool
    CostCenterItemId1:uuid CostCenterItemId2:uuid CostCenterItemId3:uuid UnitId:uuid ProjectId:uuid WorkCostType:int
    WorkHours:number MaterialCosts:number GreenTechnologyType:int ContributionMargin:object:ContributionMarginApi`,
  CreditedByApi: `
    CreditInvoiceId:uuid`,
  InvoicePaymentApi: `
    CompanyBankAccountId:uuid! PaymentDate:date! Reference:string<=100 PaymentAmount:number! PaymentCurrency:string!
    DomesticPaymentAmount:number BankFeeAmount:number PaymentType:int! FactoringFeeAmount:number
    FactoringFeeAccountNumber:int BankTransactionId:uuid`,
  InvoiceUrlApi: `
    Url:string`,
  ArticleAccountCodingAPI: `
    Id:uuid Name:string NameEnglish:string Type:string VatRate:string IsActive:bool VatRatePercent:number
    DomesticSalesSubjectToReversedConstructionVatAccountNumber:int DomesticSalesSubjectToVatAccountNumber:int
    DomesticSalesVatExemptAccountNumber:int ForeignSalesSubjectToMossAccountNumber:int
    ForeignSalesSubjectToThirdPartySalesAccountNumber:int ForeignSalesSubjectToVatWithinEuAccountNumber:int
    ForeignSalesVatExemptOutsideEuAccountNumber:int ForeignSalesVatExemptWithinEuAccountNumber:int
    DomesticSalesVatCodeExemptAccountNumber:int ChangedUtc:date`,
  TermsOfPaymentApi: `
    Id:uuid Name:string NameEnglish:string NumberOfDays:int TermsOfPaymentTypeId:int TermsOfPaymentTypeText:string
    AvailableForSales:bool AvailableForPurchase:bool`,
  UnitApi: `
    Id:uuid Name:string Code:string Abbreviation:string AbbreviationEnglish:string`,
  BankAccountApi: `
    Bank:uuid BankAccountType:int! BankAccountTypeDescription:string Bban:string<=35 Iban:string<=35
    Name:string<=200! Id:uuid IsActive:bool LedgerAccountNumber:int! HasActiveBankAgreement:bool
    IsDefaultChequeAccount:bool CurrencyCode:string ModifiedUtc:date Balance:object:BalanceAndDateApi
    BankAccountHolderName:string`,
  CompanySettingsApi: `
    Name:string<=100! Email:string<=255 Phone:string<=20! MobilePhone:string<=20 Address1:string<=40!
    Address2:string<=40 CountryCode:string<=2! PostalCode:string<=10! City:string<=40! Website:string<=255
    OurReference:string<=100 CurrencyCode:string<=3 TermsOfPaymentId:uuid CorporateIdentityNumber:string
    PeppolId:string VatCode:string BankGiro:string PlusGiro:string BankAccount:string Iban:string
    AccountNumberDigits:int AccountingLockedTo:date AccountingLockInterval:int
    TaxDeclarationDate:object:TaxDeclarationDateApi Gln:string ProductVariant:int TypeOfBusiness:int VatPeriod:int
    ActivatedModules:list:string CompanyText:object:CompanyTextsApi NextCustomerNumber:int NextSupplierNumber:int
    NextCustomerInvoiceNumber:int NextQuoteNumber:int NextOrderNumber:int NextArticleNumber:int
    ShowPricesExclVatPC:bool ShowContributionMargin:bool HasProportionalVatEnabled:bool ProportionalVatValue:int
    IsPayslipActivated:bool UsesCostCenter:bool UsesProject:bool UsesMoss:bool UsesPaymentReferenceNumber:bool
    DomesticCurrencyRounding:int AutoInvoice:object:AutoInvoiceApi ApprovalSettings:object:ApprovalSettingsApi
    UsesReverseConstructionVat:bool UsesRotReducedInvoicing:bool
    CompanyRotRutSettings:object:CompanyRotRutSettingsApi CompanyStatus:int CompanyIdentifier:string
    BankgiroNumberPrint:string KeepOriginalDraftDate:bool UsePaymentFilesForOutgoingPayments:bool
    UseAutomaticVatCalculation:bool ShowCostCenterReminder:bool ShowProjectReminder:bool UsesGreenTechnology:bool
    CompanyGreenTechnologySettings:object:CompanyGreenTechnologySettingsApi`,
  CostCenterApi: `
    Name:string<=20! Number:int IsActive:bool Items:list:CostCenterItemApi Id:uuid`,
  CostCenterItemApi: `
    CostCenterId:uuid! Id:uuid Name:string<=50! ShortName:string<=9! IsActive:bool! CreatedUtc:date`,
  ProjectApi: `
    Id:uuid Number:string<=9! Name:string<=200! StartDate:date! EndDate:date CustomerId:uuid CustomerName:string
    Notes:string<=500 Status:int ModifiedUtc:date`,
  AccountApi: `
    Name:string<=100! Number:string! VatCodeId:uuid VatCodeDescription:string FiscalYearId:uuid!
    ReferenceCode:string Type:int TypeDescription:string ModifiedUtc:date CreatedUtc:date IsActive:bool!
    IsProjectAllowed:bool IsCostCenterAllowed:bool IsBlockedForManualBooking:bool`,
  FiscalYearApi: `
    Id:uuid StartDate:date EndDate:date IsLockedForAccounting:bool BookkeepingMethod:int`,
  PaginationMetadata: `
    CurrentPage:int! PageSize:int! TotalNumberOfPages:int! TotalNumberOfResults:int! ServerTimeUtc:date!`,
};
