import { describe, expect, it } from 'vitest';
import { escreverFiltro, quantosFiltros, readFiltro, semFiltro } from './filtro-do-endereco.ts';

const ler = (texto: string) => readFiltro(new URLSearchParams(texto));

describe('the filter of the address', () => {
  it('reads back what it wrote', () => {
    const filtro = ler(
      'busca=buraco&tipos=2,5&situacoes=6&idOuvidoria=6&de=2026-01-01&ate=2026-03-31&prazo=vencido&ordem=prazo',
    );
    expect(filtro).toEqual({
      busca: 'buraco',
      tipos: [2, 5],
      situacoes: [6],
      idOuvidoria: 6,
      de: '2026-01-01',
      ate: '2026-03-31',
      prazo: 'vencido',
      ordem: 'prazo',
    });
    expect(ler(new URLSearchParams(escreverFiltro(filtro)).toString())).toEqual(filtro);
  });

  it('takes nonsense as nothing chosen', () => {
    expect(
      ler('tipos=x&situacoes=-1&idOuvidoria=abc&de=2026-02-31&ate=ontem&prazo=sempre&ordem=azul'),
    ).toEqual(semFiltro);
  });

  it('leaves out what was not chosen, and the order that is the usual one', () => {
    expect(escreverFiltro(semFiltro)).toEqual({});
  });

  it('does not count the order as a filter', () => {
    expect(quantosFiltros({ ...semFiltro, ordem: 'prazo', busca: 'x', tipos: [2, 3] })).toBe(2);
  });
});
