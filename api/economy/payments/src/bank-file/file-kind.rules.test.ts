import { describeTitles } from './file-kind.rules';
import { readBankFile } from './read-bank-file.rules';

test.each([
  ['a PDF', '%PDF-1.7\n%âãÏÓ', 'en PDF'],
  ['an old Excel sheet', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'i ett äldre format'],
  ['a picture', '\u0089PNG\r\n', 'en bild'],
  ['a RAR', 'Rar!\u001a\u0007', 'packad på ett annat sätt'],
  ['a page of the web', '<!DOCTYPE html>\n<html><body><table>', 'en webbsida'],
  [
    'a table that a bank calls Excel',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel">',
    'en webbsida',
  ],
  ['a SIE file', '#FLAGGA 0\n#PROGRAM "Husrum" 1', 'en SIE-fil'],
  ['MT940', ':20:STARTUMS\n:25:1234', 'MT940'],
  ['OFX', 'OFXHEADER:100\nDATA:OFXSGML', 'OFX eller QIF'],
  ['JSON', '{"payments": []}', 'JSON'],
  ['an e-invoice', '<?xml version="1.0"?><Invoice xmlns="urn:oasis"><ID>1</ID></Invoice>', 'en e-faktura'],
  ['a payment order', '<Document><CstmrCdtTrfInitn><GrpHdr/></CstmrCdtTrfInitn></Document>', 'utbetalningar'],
  [
    'our own list of invoices',
    'Referens;Slag;Hyresgäst;Från;Förfaller;Att betala;Kvar att betala\n100247;Hyra;Bo Östlund;2026-12-01;2026-11-30;8500,00;8500,00',
    'Husrums egen lista',
  ],
  ['a letter', 'Hej!\nHär kommer filen.', 'ingen bankfil som Husrum kan läsa'],
])('%s is named, with what to do', (_name, content, text) => {
  expect(() => readBankFile(Buffer.from(content, 'latin1'))).toThrow(text);
  expect(() => readBankFile(Buffer.from(content, 'latin1'))).toThrow(/Hämta|spara|läs in/);
});

test('what comes before it in a bank file is no other kind', () => {
  expect(() => readBankFile(Buffer.from('<Rapport/>'))).toThrow('XML-fil av ett annat slag');
});

test('a file of the bank may have one of the titles of our own list', () => {
  expect(describeTitles(['Datum', 'förfaller'])).toBeNull();
  expect(describeTitles(['hyresgäst', 'förfaller', 'kvar att betala'])).toContain('Husrums egen lista');
});
