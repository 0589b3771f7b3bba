import { describe, expect, it } from 'vitest';
import type { DetalheDaManifestacao } from './detalhe.ts';
import { respostasMostradas } from './respostas-mostradas.ts';

const uma = (idResposta: number, idTipoResposta: number, registradaEm: string) => ({
  idResposta,
  idTipoResposta,
  registradaEm,
  descTipoResposta: 'Resposta',
  texto: 'Segue.',
  decisao: null,
  especificacaoDecisao: null,
  responsavel: 'CGU',
  anexos: [],
});

const pedidoDeComplementacao = uma(1, 1, '2026-03-03T13:00:00Z');
const intermediaria = uma(2, 2, '2026-03-04T13:00:00Z');
const conclusiva = uma(3, 3, '2026-03-09T13:00:00Z');

describe('the answers that are shown', () => {
  it('are the newest first, without what was only asked of the person', () => {
    const respostas = [pedidoDeComplementacao, intermediaria, conclusiva];
    expect(respostasMostradas({ respostas })).toEqual([conclusiva, intermediaria]);
  });

  it('leave the case as it was read', () => {
    const caso: Pick<DetalheDaManifestacao, 'respostas'> = { respostas: [intermediaria, conclusiva] };
    respostasMostradas(caso);
    expect(caso.respostas).toEqual([intermediaria, conclusiva]);
  });
});
