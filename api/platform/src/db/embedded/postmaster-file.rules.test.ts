import { parsePostmasterFile } from './postmaster-file.rules';

const file = (status: string) =>
  ['4711', '/srv/data', '1795939200', '5432', '/srv/run', '', ' 5432001 3', status, ''].join('\n');

it('reads where a running PostgreSQL answers', () => {
  expect(parsePostmasterFile(file('ready   '))).toEqual({ pid: 4711, port: 5432, host: '/srv/run' });
});

it('takes the address where there is no socket', () => {
  const text = ['4711', 'C:/data', '1795939200', '55432', '', '127.0.0.1', '', 'ready   '].join('\n');
  expect(parsePostmasterFile(text)).toEqual({ pid: 4711, port: 55432, host: '127.0.0.1' });
});

it.each(['starting', 'stopping', 'standby ', ''])('does not use one that says %j', (status) => {
  expect(parsePostmasterFile(file(status))).toBeUndefined();
});

it('does not use one that is still writing the file', () => {
  expect(parsePostmasterFile('4711\n/srv/data\n')).toBeUndefined();
});
