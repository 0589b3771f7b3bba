import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { grupoDoTipo, MINIMO_DE_RESPOSTAS, tempoDe, tempoEmPalavras } from './tempo-de-resposta.ts';

const MUITAS = { respondidas: MINIMO_DE_RESPOSTAS, pessoas: 5 };
const umPorDia = (ate: number) => Array.from({ length: ate }, (_, dias) => ({ dias: dias + 1, total: 1 }));

describe('how long an office usually takes', () => {
  it('is the median, and the days of seven in ten', () => {
    expect(tempoDe(umPorDia(20), MUITAS)).toEqual({ mediana: 11, de: 3, ate: 17, casos: 20 });
  });

  it('is hidden where fewer than twenty were answered, or fewer than five people are behind it', () => {
    expect(tempoDe(umPorDia(20), { respondidas: MINIMO_DE_RESPOSTAS - 1, pessoas: 19 })).toBeNull();
    expect(tempoDe(umPorDia(20), { respondidas: 20, pessoas: 4 })).toBeNull();
    expect(tempoDe([], MUITAS)).toBeNull();
  });

  it('holds at least seven in ten between its ends, and the median among them', () => {
    const contados = fc.array(fc.record({ dias: fc.nat(400), total: fc.integer({ min: 1, max: 50 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(contados, (lista) => {
        const tempo = tempoDe(lista, MUITAS);
        if (!tempo) throw new Error('enough were answered');
        const dentro = lista.filter(({ dias }) => dias >= tempo.de && dias <= tempo.ate);
        const soma = (quais: typeof lista) => quais.reduce((total, cada) => total + cada.total, 0);
        expect(soma(dentro)).toBeGreaterThanOrEqual(0.7 * soma(lista) - 1e-9);
        expect(tempo.mediana).toBeGreaterThanOrEqual(tempo.de);
        expect(tempo.mediana).toBeLessThanOrEqual(tempo.ate);
      }),
    );
  });

  it('is told of requests and of the ouvidoria apart, and never of a denúncia', () => {
    expect(grupoDoTipo(TipoManifestacao.acessoAInformacao)).toBe('acesso');
    expect(grupoDoTipo(TipoManifestacao.reclamacao)).toBe('ouvidoria');
    expect(grupoDoTipo(TipoManifestacao.denuncia)).toBeNull();
    expect(grupoDoTipo(TipoManifestacao.comunicacao)).toBeNull();
  });

  it.each([
    [14, 8, 21, 'em 14 dias. De cada 10 casos do último ano, 7 esperaram de 8 a 21 dias.'],
    [1, 1, 1, 'em 1 dia. De cada 10 casos do último ano, 7 esperaram 1 dia.'],
    [0, 0, 0, 'no mesmo dia. De cada 10 casos do último ano, 7 foram respondidos no mesmo dia.'],
    [0, 0, 2, 'no mesmo dia. De cada 10 casos do último ano, 7 esperaram de 0 a 2 dias.'],
  ])('says %d days, from %d to %d, in words', (mediana, de, ate, frase) => {
    expect(tempoEmPalavras({ mediana, de, ate, casos: 40 })).toBe(`Este órgão costuma responder ${frase}`);
  });
});
