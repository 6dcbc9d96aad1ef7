import { createServer } from 'node:http';
import { ServiceError } from '../service-client';
import { failureOf } from './visma.test-data';
import { isServiceFileUrl, readServiceFile } from './visma-pdf';

const API = 'https://eaccountingapi.vismaonline.com/v2';

test.each([
  ['https://eaccountingapi.vismaonline.com/files/1.pdf', API, true],
  ['https://files.vismaonline.com/1.pdf', API, true],
  ['http://files.vismaonline.com/1.pdf', API, false],
  ['https://vismaonline.com.example.org/1.pdf', API, false],
  ['https://169.254.169.254/latest', API, false],
  ['https://user@files.vismaonline.com/1.pdf', API, false],
  ['file:///etc/passwd', API, false],
  ['no address', API, false],
  ['http://127.0.0.1:4014/files/1.pdf', 'http://127.0.0.1:4014/v2', true],
  ['http://127.0.0.1:5432/', 'http://127.0.0.1:4014/v2', false],
])('whether a file at %s belongs to the service at %s: %s', (url, baseUrl, isServiceFile) => {
  expect(isServiceFileUrl(url, baseUrl)).toBe(isServiceFile);
});

test('a file that is too big is not read to its end', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(1024 * 1024);
    const write = (): void => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const failure = await failureOf(readServiceFile(`${url}/1.pdf`, url, 5000));
  expect(failure instanceof ServiceError && failure.message).toBe('Spiris sent a file that is too big');
  server.closeAllConnections();
  server.close();
});
