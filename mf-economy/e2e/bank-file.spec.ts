import { buildPath, type ResponseOf } from '@husrum/contract/core';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { type Account, callApiAs, createApartmentLease, expect, expectAccessible, test } from '@husrum/e2e';
import { today } from '@husrum/format';
import type { APIRequestContext, Page } from '@playwright/test';
import { createReadyInvoice } from './create-ready-invoice';
import { getButton, getDialog } from './invoice-page';

interface Payment {
  readonly ocrs: readonly string[];
  readonly amount: number;
  readonly payer: string;
}

/** A notification with the bank's number of each payment, or a statement with only those of its entries. */
const createFile = (format: 'camt.054' | 'camt.053', payments: readonly Payment[], summary = ''): string => {
  const [root, report] =
    format === 'camt.054' ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] : ['BkToCstmrStmt', 'Stmt'];
  const entries = payments.map(({ ocrs, amount, payer }, index) => {
    const [entryNumber, number] =
      format === 'camt.054'
        ? ['', `<Refs><AcctSvcrRef>D${index}</AcctSvcrRef></Refs>`]
        : [`<AcctSvcrRef>E${index}</AcctSvcrRef>`, ''];
    const references = ocrs.map((ocr) => `<Strd><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd>`).join('');
    return `<Ntry><Amt Ccy="SEK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>${today(new Date())}</Dt></BookgDt>${entryNumber}<NtryDtls><TxDtls>${number}<Amt Ccy="SEK">${amount}</Amt>
      <RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties><RmtInf>${references}</RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<Document><${root}><${report}><Acct><Id><Othr><Id>9912346</Id></Othr></Id></Acct>${summary}${entries.join('')}</${report}></${root}></Document>`;
};

const uploadFile = async (page: Page, name: string, text: string, mimeType = 'application/xml') => {
  await page.goto(routes.bankFile.overview());
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
};

/** An invoice of 8 500 that is marked as sent, of a tenant of its own. Returns its numbers. */
const createInvoiceOf = async (
  request: APIRequestContext,
  account: Account,
  tenant: { identifier: string; apartment: string },
) => {
  const { lease } = await createApartmentLease(request, account, tenant);
  const id = await createReadyInvoice(request, account, lease);
  const send = callApiAs(request, account);
  await send('POST', buildPath(invoiceActionCalls.markSent.path, { type: 'manual', id }), {});
  const { ocr, reference }: ResponseOf<typeof invoiceCalls.detail> = await send(
    'GET',
    buildPath(invoiceCalls.detail.path, { id }),
  );
  return { id, ocr: ocr ?? '', reference: reference ?? '' };
};

// The file that lost entries is refused, and so is a CSV file until its columns are chosen.
test.use({ expectedErrors: [/status of 422/] });

test('refuses a file that lost entries, divides a payment for two tenants, and asks about one that another file has', async ({
  page,
  request,
  account,
}) => {
  const first = await createInvoiceOf(request, account, {
    identifier: '19850412-2386',
    apartment: 'Lgh 1001',
  });
  const second = await createInvoiceOf(request, account, {
    identifier: '19920730-2390',
    apartment: 'Lgh 1002',
  });
  const third = await createInvoiceOf(request, account, {
    identifier: '19640823-2384',
    apartment: 'Lgh 1003',
  });
  const ofBoth: Payment = { ocrs: [first.ocr, second.ocr], amount: 17_000, payer: 'SOCIALFÖRVALTNINGEN' };
  const part: Payment = { ocrs: [third.ocr], amount: 4000, payer: 'ÖSTLUND BO' };

  const summary =
    '<TxsSummry><TtlNtries><NbOfNtries>5</NbOfNtries><Sum>99000.00</Sum></TtlNtries></TxsSummry>';
  await uploadFile(page, 'avkortad.xml', createFile('camt.054', [ofBoth, part], summary));
  await expect(
    page.getByText(/den anger 5 poster om 99\s000\skr, men filen har 2 poster om 21\s000\skr/),
  ).toBeVisible();

  await uploadFile(page, 'avisering.xml', createFile('camt.054', [ofBoth, part]));
  await expect(page.getByText('Delas på 2 avier, med en betalning på varje')).toBeVisible();
  await expectAccessible(page);
  await getButton(page, /^Registrera 2 betalningar/).click();
  await getDialog(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(page.getByText('Delad, och registrerad på varje avi')).toBeVisible();

  await uploadFile(page, 'kontoutdrag.xml', createFile('camt.053', [part]));
  await expect(
    page.getByText(/^En lika stor betalning de närmaste dagarna finns i en annan fil/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'avisering.xml' })).toBeVisible();
  await expect(getButton(page, /^Registrera \d/)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(routes.invoice.detail({ id: second.id }));
  await expect(page.getByText(`Delad med avi ${first.reference}`)).toBeVisible();
  await getButton(page, /^Ångra betalning 8/).click();
  await expect(getDialog(page).getByText(`även på avi ${first.reference}`)).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Ångra betalning' }).click();
  await expect(page.getByText('Betalningen är ångrad')).toBeVisible();
  await page.goto(routes.invoice.detail({ id: first.id }));
  await expect(page.getByText(/^Ångrad: betalning 8\s500\skr/)).toBeVisible();
});

test('chooses the columns of a CSV file that no bank writes, proposes the invoice, and knows the columns of the next file', async ({
  page,
  request,
  account,
}) => {
  const { ocr, reference } = await createInvoiceOf(request, account, {
    identifier: '19850412-2386',
    apartment: 'Lgh 1001',
  });
  const day = today(new Date());
  const createCsv = (amount: string) =>
    `Händelsedag;Vem;Kronor;Saldo\n${day};Hyra ${ocr};${amount};9 000,00\n`;
  await uploadFile(page, 'konto.csv', createCsv('8 500,00'), 'text/csv');
  const dialog = getDialog(page);
  await expect(dialog.getByRole('columnheader', { name: 'Kronor Belopp' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Läs in filen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'konto.csv' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Avi ${reference}` })).toBeVisible();
  await expect(page.getByText('Förslag efter belopp, namn eller meddelande')).toBeVisible();

  await uploadFile(page, 'nästa.csv', createCsv('8 400,00'), 'text/csv');
  await expect(page.getByRole('heading', { level: 1, name: 'nästa.csv' })).toBeVisible();
});
