import { describe, expect, it } from 'vitest';
import { Procura } from '../texto/procura.ts';
import { isEnderecoClaro } from './endereco-claro.ts';

const procura = new Procura(['Joaquina Segredo, CPF 529.982.247-25']);

describe('the address of a link', () => {
  it.each([
    'https://www.gov.br/',
    'https://www.gov.br/acessoainformacao/pt-br',
    'http://exemplo.gov.br/guias/2024/manual_do_cidadao.pdf',
    'https://falabr.cgu.gov.br/web/home',
  ])('stays where it is plain: %s', (uri) => {
    expect(isEnderecoClaro(uri, procura)).toBe(true);
  });

  it.each([
    'mailto:joaquina@exemplo.br',
    'https://joaquina@exemplo.br/',
    'https://exemplo.br:8080/',
    'https://exemplo.br/?c=1',
    'https://exemplo.br/#parte',
    'https://exemplo.br/%4Aoaquina',
    'https://exemplo.br/&#74;oaquina',
    'https://exemplo.br/Sm9hcXVpbmE',
    'https://exemplo.br/4a6f617175696e61',
    'https://exemplo.br/deadbeef',
    'https://exemplo.br/52998224725',
    'https://exemplo.br/52/99/82/24',
    'https://exemplo.br/j.o.a.q.u.i.n.a',
    'https://exemplo.br/joaquinasegredo',
    'https://exemplo.br/odergesaniuqaoj',
    'https://segredo.exemplo.br/',
    'https://192.168.10.20/',
    'javascript:alert',
    `https://exemplo.br/${'palavra/'.repeat(40)}`,
  ])('goes where it could carry anything: %s', (uri) => {
    expect(isEnderecoClaro(uri, procura)).toBe(false);
  });
});
