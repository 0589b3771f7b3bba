import { describe, expect, it } from 'vitest';
import { aprenderAosPoucos, type Ensinado, parecidosCom } from './aprender.ts';
import { juntarOrdens } from './juntar-ordens.ts';

const TEXTOS: readonly Ensinado[] = [
  {
    chave: 'comprovante',
    formas: ['Recebo um comprovante?', 'onde baixo o recibo', 'como provo que reclamei', 'recibo em pdf'],
  },
  {
    chave: 'senha',
    formas: ['Esqueci minha senha', 'nao lembro a senha', 'como troco a senha', 'perdi minha senha'],
  },
  {
    chave: 'codigo',
    formas: ['Perdi o código de acesso', 'nao anotei o codigo da denuncia', 'sumiu o papel com o codigo'],
  },
];

const aprendido = (textos: readonly Ensinado[]) => {
  const passos = aprenderAosPoucos(textos);
  for (;;) {
    const passo = passos.next();
    if (passo.done) return passo.value;
  }
};
const primeiro = (pergunta: string, textos = TEXTOS) => parecidosCom(aprendido(textos), pergunta).chaves[0];

describe('what the ways of asking teach', () => {
  it.each([
    ['me mandem o recibo da minha reclamação', 'comprovante'],
    ['não sei mais qual é a senha', 'senha'],
    ['joguei fora o papel do código', 'codigo'],
  ])("'%s' is for '%s'", (pergunta, chave) => expect(primeiro(pergunta)).toBe(chave));

  it('is not stopped by accents, capitals or a letter that is wrong', () => {
    expect(primeiro('ESQESSI A SENIA')).toBe('senha');
    expect(primeiro('CODIGOO')).toBe('codigo');
  });

  it('grows with each way of asking that somebody adds', () => {
    const pergunta = 'a chave secreta que apareceu no final';
    const ensinados = TEXTOS.map((texto) =>
      texto.chave === 'codigo'
        ? { ...texto, formas: [...texto.formas, 'chave secreta que me deram no final'] }
        : texto,
    );
    expect(primeiro(pergunta, ensinados)).toBe('codigo');
  });

  it('is sure of what is asked in its words, and not of what is foreign', () => {
    const certeza = (pergunta: string) => parecidosCom(aprendido(TEXTOS), pergunta).certeza;
    expect(certeza('perdi minha senha')).toBeGreaterThan(3 * certeza('bolo de cenoura com chocolate'));
    expect(certeza('onde baixo o recibo')).toBeGreaterThan(certeza('onde baixo o filme dublado'));
  });

  it('stops after each text, so that others are answered meanwhile', () => {
    const passos = aprenderAosPoucos(TEXTOS);
    let paradas = 0;
    while (!passos.next().done) paradas += 1;
    expect(paradas).toBe(2 * TEXTOS.length);
  });
});

describe('one order out of two', () => {
  const achados = ['a', 'b', 'c', 'orgao'].map((chave) => ({ chave }));
  const ordem = (porParecidos: readonly string[]) =>
    juntarOrdens(achados, porParecidos).map(({ chave }) => chave);

  it('leaves what both put first, first', () => expect(ordem(['a', 'b', 'c'])[0]).toBe('a'));
  it('lets what was learned decide between neighbours', () => expect(ordem(['b', 'a', 'c'])[0]).toBe('b'));
  it('keeps a text without ways of asking in its place', () =>
    expect(ordem(['a', 'b', 'c'])[3]).toBe('orgao'));
  it('shows nothing that the search did not find', () =>
    expect(ordem(['nunca achada', 'a'])).not.toContain('nunca achada'));
});
