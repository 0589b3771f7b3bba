import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diferencas } from './conferir-caso.ts';
import { ModeloDoCaso } from './modelo-do-caso.ts';
import { Orgaos } from './registro.ts';

const calendario = criarCalendario([]);
const calendarios = new Map([
  [Orgaos.cgu, calendario],
  [Orgaos.ifce, calendario],
]);
const momento = (dia: string) => Date.parse(`${dia}T10:00:00-03:00`);
const umCaso = () => new ModeloDoCaso(TipoManifestacao.reclamacao, 1, momento('2026-03-02'), calendarios);

/** Acts that do not exist: the model learns what they do from their declarations alone. */
const suspender = ato('suspender', {
  lei: 'Lei 1, art. 2',
  de: comOrgao,
  quem: [Perfil.gestor],
  quando: [trabalhaNoOrgao],
  historico: anotacoes.analise,
  entrada: z.strictObject({ restringe: z.boolean() }),
  ensaio: {
    corpo: { restringe: true },
    efeito: ({ restringe }) => ({ restrita: restringe, prazo: 'para', vence: { complementacao: 5 } }),
    recusa: (_, { restrita }) => (restrita ? 'suspensao.so-uma-vez' : null),
  },
});
const retomar = ato('retomar', {
  lei: 'Lei 1, art. 3',
  de: comOrgao,
  para: Situacao.complementada,
  quem: [Perfil.gestor],
  historico: anotacoes.analise,
  ensaio: { corpo: {}, dentroDe: 'complementacao', efeito: () => ({ prazo: 'volta' }) },
});

describe('the model of a case', () => {
  it('learns from a declaration which facts an act changes and what becomes of the term', () => {
    const modelo = umCaso();
    const antes = toIsoDate(modelo.prazo.vencimento());
    expect(modelo.preve(suspender, 'gestor', { restringe: true }, momento('2026-03-03'))).toBe(true);
    modelo.fez(suspender, { restringe: true }, momento('2026-03-03'));
    expect(modelo.fatos('gestor')).toMatchObject({ restrita: true, prazoParado: true });
    expect(toIsoDate(modelo.prazo.vencimento())).toBe(antes);
    modelo.fez(retomar, {}, momento('2026-03-06'));
    expect(modelo).toMatchObject({ situacao: Situacao.complementada, versao: 3, linhas: 3 });
    expect(modelo.fatos('gestor').prazoParado).toBe(false);
    expect(toIsoDate(modelo.prazo.vencimento()) > antes).toBe(true);
  });

  it('learns from it what the act refuses besides its conditions, and by when it must be done', () => {
    const modelo = umCaso();
    modelo.fez(suspender, { restringe: true }, momento('2026-03-03'));
    const corpo = { restringe: true };
    expect(modelo.preve(suspender, 'gestor', corpo, momento('2026-03-04'))).toBe('suspensao.so-uma-vez');
    expect(modelo.preve(suspender, 'outroOrgao', corpo, momento('2026-03-04'))).toBe(false);
    expect(modelo.preve(retomar, 'gestor', {}, momento('2026-03-04'))).toBe(true);
    expect(modelo.preve(retomar, 'gestor', {}, momento('2026-04-04'))).toBe('complementacao.fora-do-prazo');
  });

  it('says where to write what a declaration forgot', () => {
    const esperado = { situacao: 1, restrita: false };
    expect(diferencas({ situacao: 1, restrita: false, outra: 3 }, esperado, 'x')).toBeNull();
    expect(diferencas({ situacao: 1, restrita: true }, esperado, 'restringir by gestor, move 3')).toBe(
      "After restringir by gestor, move 3: restrita is true and must be false. If the server is right, say it in `ensaio.efeito` of the act's declaration (*.ato.ts)",
    );
  });
});
