import { describe, expect, it } from 'vitest';
import { CLASSES, classeDe, isDeGraca, VEZES } from './classe.ts';

const pedido = (method: string, url: string, rota: string | undefined = url) => ({ method, url, rota });
const CASOS = '/api/app-web/v1/manifestacoes';

describe('whose turn comes first', () => {
  it("is the office's acts, then acts of people with an account, then those of anybody and what people with an account read, then what anybody reads", () => {
    expect(CLASSES).toEqual([
      classeDe(pedido('POST', CASOS), 'equipe'),
      classeDe(pedido('POST', CASOS), 'conta'),
      classeDe(pedido('POST', CASOS), 'ninguem'),
      classeDe(pedido('GET', CASOS), 'equipe'),
      classeDe(pedido('GET', CASOS), 'ninguem'),
    ]);
    expect(classeDe(pedido('GET', CASOS), 'conta')).toBe('leitura-com-conta');
  });

  it('L11 a thousand posts of a stranger do not come before what the office reads: their turn is the same', () => {
    expect(VEZES.flat()).toEqual([...CLASSES]);
    const vez = VEZES.find((classes) => classes.includes('ato-sem-conta'));
    expect(vez).toContain('leitura-com-conta');
  });

  it('what a browser reports about itself comes last', () => {
    expect(classeDe(pedido('POST', '/relatos-do-navegador'), 'equipe')).toBe('leitura-anonima');
  });
});

describe('what is always answered', () => {
  it.each([
    ['/web/', '/web/*'],
    ['/web', '/web'],
    ['/web/manifestacao/consultar?x=1', '/web/*'],
    ['/web/assets/x.js', '/web/assets/x.js'],
    ['/', '/'],
    ['/saude/viva', '/saude/viva'],
    ['/metrics', '/metrics'],
    ['/saude/pronta', '/saude/pronta'],
    ['/nada', undefined],
  ])('%s, which comes from memory or is a probe', (url, rota) => {
    expect(isDeGraca({ url, rota })).toBe(true);
  });

  it.each([
    ['/web/busca/pedidos/00106000001202699', '/web/*'],
    ['/web/perguntas-frequentes', '/web/*'],
    ['/web/perguntas-frequentes/prazo?x=1', '/web/*'],
    ['/api/ufs', '/api/ufs'],
    ['/sem-javascript/denuncia', '/sem-javascript/denuncia'],
  ])('but not %s, which asks the database', (url, rota) => {
    expect(isDeGraca({ url, rota })).toBe(false);
  });
});
