import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { secretName } from './secret-cookie.ts';
import { isSecure, veioPeloTor } from './secure.ts';

const ONION = `${'a'.repeat(56)}.onion`;

describe('whether cookies are only for https', () => {
  it.each([
    ['https://escuta.example', 'http', true],
    ['https://escuta.example', 'https', true],
    [undefined, 'https', true],
    [undefined, 'http', false],
    ['http://escuta.example', 'http', false],
  ] as const)('PUBLIC_URL %s and a request by %s: %s', (publicUrl, protocol, expected) => {
    const headers = { host: 'escuta.example' };
    expect(isSecure({ publicUrl, onionUrl: undefined }, { protocol, headers })).toBe(expected);
  });

  it('not by the onion address, whose browser need not take such a cookie over http', () => {
    const addresses = { publicUrl: 'https://escuta.example', onionUrl: `http://${ONION}` };
    const onion = { protocol: 'http', headers: { host: ONION } } as const;
    expect(isSecure(addresses, onion)).toBe(false);
    expect(isSecure({ ...addresses, onionUrl: `https://${ONION}` }, onion)).toBe(true);
    expect(isSecure(addresses, { protocol: 'http', headers: { host: 'escuta.example' } })).toBe(true);
  });

  it('and then no neighbour of our domain can plant one of our secrets', () => {
    expect(secretName(true, 'sessao')).toBe('__Host-sessao');
    expect(secretName(false, 'sessao')).toBe('sessao');
  });
});

describe('who came through Tor', () => {
  const config = { onionUrl: `http://${ONION}`, onionDe: ['127.0.0.1'], onionPorta: undefined };
  const raw = {} as IncomingMessage;
  it.each([
    ['by the onion address from where Tor ends', ONION, '127.0.0.1', true],
    ['not from elsewhere, whatever the header says', ONION, '203.0.113.7', false],
    ['not by the open address', 'escuta.example', '127.0.0.1', false],
  ])('%s', (_caso, host, ip, expected) => {
    expect(veioPeloTor(config, { headers: { host }, ip, raw })).toBe(expected);
  });

  it('not by another port than Tor’s, where it has one', () => {
    const request = { headers: { host: ONION }, ip: '127.0.0.1', raw };
    expect(veioPeloTor({ ...config, onionPorta: 3001 }, request)).toBe(false);
  });
});
