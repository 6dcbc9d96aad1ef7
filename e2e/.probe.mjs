import { chromium } from 'playwright';
import { control, start } from '/tmp/pf/server.mjs';

const s = await start(4101);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const c = await b.newContext({
  locale: 'sv-SE',
  timezoneId: 'Europe/Stockholm',
  viewport: { width: 1440, height: 900 },
});
await c.addInitScript(() => localStorage.setItem('husrum.token', 't'));
const p = await c.newPage();
p.on('console', (m) => {
  if (m.type() !== 'debug') console.log('[' + m.type() + ']', m.text().slice(0, 600));
});
p.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 800)));
try {
  await (await import(process.argv[2])).default({ p, c, b, control });
} catch (e) {
  console.log('FAIL', e.message.slice(0, 1500));
  await p.screenshot({ path: '/tmp/pf/fail.png' });
}
await b.close();
s.close();
process.exit(0);
