import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { prefixoDe } from './prefixo.ts';

describe('gates against floods: limits per address prefix (/64 for IPv6)', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2002:cb00:7107:1::1', '2002:cb00:7107::/48'],
    ['2002:cb00:7107:ffff::1', '2002:cb00:7107::/48'],
  ])('%s counts as %s', (address, prefixo) => expect(prefixoDe(address)).toBe(prefixo));

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'])(
    '%s is one IPv4 address, however it is written',
    (address) => expect(prefixoDe(address)).toBe('203.0.113.7'),
  );

  // They use it by `remetenteDe`, which knows who came through Tor; where Tor ends is compared with a setting, and not counted.
  it('all brakes use it: no program counts by a whole address', async () => {
    const inteiros: string[] = [];
    for await (const file of glob('src/{server,capabilities}/**/*.ts')) {
      if (file.endsWith('.test.ts') || file.includes('/testing') || file.endsWith('brake/remetente.ts'))
        continue;
      const sem = readFileSync(file, 'utf8').replaceAll('isEm(config.onionDe, request.ip)', '');
      if (/request\.ip\b|\{ ip \} = request/.test(sem)) inteiros.push(file);
    }
    expect(inteiros).toEqual([]);
  });
});
