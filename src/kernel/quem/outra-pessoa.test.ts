import { describe, expect, it } from 'vitest';
import { isOutraPessoa, temTempoDeCasa } from './outra-pessoa.ts';

describe('Decreto 10.153/2019, art. 6º: one person with two accounts is not two people', () => {
  const quem = { idUsuario: 2, temTempoDeCasa: true, ligados: [7] };

  it('a second person is not who asked, has been there for some time, and neither gave the other a profile', () => {
    expect(isOutraPessoa(quem, 1)).toBe(true);
    expect(isOutraPessoa(quem, 2)).toBe(false);
    expect(isOutraPessoa({ ...quem, temTempoDeCasa: false }, 1)).toBe(false);
    expect(isOutraPessoa(quem, 7)).toBe(false);
  });

  it('of an account that is gone anybody who has been there for some time is another', () => {
    expect(isOutraPessoa(quem, null)).toBe(true);
    expect(isOutraPessoa({ ...quem, temTempoDeCasa: false }, null)).toBe(false);
  });

  it('the time in the office counts in whole days; with 0 nobody waits; who is not there has none', () => {
    const dia = 86_400_000;
    const desde = new Date(0);
    expect(temTempoDeCasa(desde, new Date(30 * dia), 30)).toBe(true);
    expect(temTempoDeCasa(desde, new Date(30 * dia - 1), 30)).toBe(false);
    expect(temTempoDeCasa(desde, desde, 0)).toBe(true);
    expect(temTempoDeCasa(null, new Date(30 * dia), 0)).toBe(false);
  });
});
