import { type Account, callApiAs, expect, test } from '@husrum/e2e';
import type { APIRequestContext, Page } from '@playwright/test';

/** EXIF with the single tag Orientation 6: the viewer must rotate the image 90 degrees clockwise. */
const ORIENTATION_EXIF = Buffer.from(
  ['ffe10022', '457869660000', '4d4d002a00000008', '0001', '0112000300000001', '00060000', '00000000'].join(
    '',
  ),
  'hex',
);

/** Draws a photo like the ones that a phone takes in portrait: 4000 × 3000 pixels, with EXIF that rotates it. */
const drawPhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 4000, height: 3000 });
    const context = canvas.getContext('2d');
    for (let stripe = 0; stripe < 40; stripe += 1) {
      if (context) context.fillStyle = `hsl(${stripe * 9} 60% 50%)`;
      context?.fillRect(stripe * 100, 0, 100, 3000);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), ORIENTATION_EXIF, jpeg.subarray(2)]);
};

/** The size of the image, and whether red, green or blue dominates at a quarter and at three quarters of its height. */
const readImage = (page: Page, url: string) =>
  page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob(), { imageOrientation: 'none' });
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const getDominantColor = (y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(width / 2, Math.round(y), 1, 1).data ?? [];
      if (blue > red && blue > green) return 'blue';
      return green > red ? 'green' : 'red';
    };
    return { width, height, colors: [getDominantColor(height / 4), getDominantColor((height * 3) / 4)] };
  }, url);

const address = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());

/** Creates an activity on a property for today, and a ticket about an apartment in it that is to be resolved today. */
const createWork = async (request: APIRequestContext, account: Account) => {
  const send = callApiAs(request, account);
  const { company } = await send('POST', '/api/company', {
    company: { name: 'Åkerö AB', organisation_number: '559999-0016', ...address },
  });
  const place = { company_id: company.id, ...address };
  const property = await send('POST', '/api/entity', { name: 'Kv. Eken', entity_type_id: 1, ...place });
  const apartment = await send('POST', '/api/entity', {
    name: 'Lgh 1001',
    entity_type_id: 2,
    parent_id: property.id,
    fee: 8500,
    ...place,
    address: 'Ågatan 2',
  });
  const { tenant } = await send('POST', '/api/tenant', {
    name: 'Åsa Öberg',
    identifier: '19850412-2386',
    phone: '070-174 06 05',
    address,
  });
  const activity = await send('POST', '/api/maintenance', {
    entity_id: property.id,
    title: 'Trapphusrond',
    description: 'Gå igenom trapphuset.',
    scheduled_at: Math.floor(Date.now() / 1000),
    tasks: [{ task: 'Byt lampor' }, { task: 'Kontrollera portens stängare' }],
  });
  await send('POST', '/api/ticket', {
    entity_id: apartment.id,
    tenant_id: tenant.id,
    type: 'REPORT',
    priority: 'URGENT',
    subject: 'Droppande kran',
    description: 'Kranen i köket droppar.',
    due_at: today(),
  });
  return { activityId: activity.id, send };
};

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/ERR_FAILED .*\/api\/file/] });

test('a caretaker finishes an activity and resolves a ticket on a phone', async ({
  page,
  request,
  account,
}) => {
  const { activityId, send } = await createWork(request, account);
  const getButton = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/fieldwork');
  await expect(page.getByRole('heading', { name: 'Dagens arbete' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Storgatan 1', 'Ågatan 2']);
  await expect(page.getByRole('link', { name: 'Ring Åsa Öberg' })).toHaveAttribute('href', 'tel:0701740605');
  await expect(page.getByText(`Senast ${today()}`)).toBeVisible();

  // The activity: start, complete the tasks, take a photo while the network fails, add a note, finish.
  await page.getByRole('link', { name: /Trapphusrond/ }).click();
  await getButton('Påbörja').click();
  const lamps = getButton(/Byt lampor/);
  await lamps.click();
  await expect(lamps).toContainText('Utförd');
  expect((await lamps.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await getButton(/portens stängare/).click();
  await expect(page.getByText('2 av 2 uppgifter')).toBeVisible();

  const buffer = await drawPhoto(page);
  await page.route('**/api/file', (route) => route.abort());
  await page.getByLabel('Ta foto').setInputFiles({ name: 'trapphus.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Inget nät. Försöker igen.')).toBeVisible();
  await page.unroute('**/api/file');
  await getButton('Försök igen').click();
  await expect(page.getByText('Sparat', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Anteckning' }).fill('Två lampor bytta.');
  await expect(getButton('Slutför')).toBeInViewport();
  await getButton('Slutför').click();
  await expect(page.getByText('Aktiviteten är klar')).toBeVisible();
  await expect(page).toHaveURL(/\/fieldwork$/);
  await expect(page.getByRole('link', { name: /Trapphusrond/ })).toHaveCount(0);

  // The ticket: start, comment and resolve.
  await page.getByRole('link', { name: /Droppande kran/ }).click();
  await getButton('Påbörja').click();
  await page.getByRole('textbox', { name: 'Anteckning' }).fill('Packningen är bytt.');
  await getButton('Markera som löst').click();
  await expect(page.getByText('Inget att göra i dag')).toBeVisible();

  // One photo, scaled to 1920 pixels and rotated: the left side of the original is at the top.
  const files = await send('GET', `/api/file/maintenance/${activityId}`);
  expect(files.data).toHaveLength(1);
  const { url } = await send('GET', `/api/file/${files.data[0].id}`);
  expect(await readImage(page, url)).toEqual({ width: 1440, height: 1920, colors: ['green', 'blue'] });
  await page.goto(`/maintenance/${activityId}`);
  await expect(page.getByText('Två lampor bytta.')).toBeVisible();
  await expect(page.getByText(/^trapphus-[0-9a-f]{8}\.jpg$/).first()).toBeVisible();
});
