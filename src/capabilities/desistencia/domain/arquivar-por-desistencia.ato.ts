import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  comDesistenciaInteira,
  comDesistenciaPedida,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { apenas } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { justificativa, quemDecideADesistencia } from './desistencia.ts';

export const arquivarPorDesistencia = ato('arquivarPorDesistencia', {
  lei: 'Lei 9.784/1999, art. 51',
  de: abertas,
  para: Situacao.arquivada,
  quem: quemDecideADesistencia,
  quando: [trabalhaNoOrgao, comDesistenciaPedida, comDesistenciaInteira],
  rota: {
    chave: 'POST /app-web/v1/tratamento/arquivar-por-desistencia',
    variosCasos: true,
    acesso: apenas(...quemDecideADesistencia),
    resumo: 'Decide, com justificativa, arquivar a denúncia de que a pessoa desistiu.',
  },
  entrada: z.strictObject({ justificativa }),
  historico: anotacoes.decisaoDaDesistencia,
  avisa: ['manifestacao.desistencia-decidida'],
  naTelaDe: 'prosseguirAposDesistencia',
  ensaio: {
    corpo: { justificativa: 'Não há elementos que peçam apuração sem quem contou.' },
    com: { tipo: TipoManifestacao.denuncia, desistenciaPedida: 'inteira' },
    efeito: () => ({ desistenciaPedida: null, vence: { complementacao: null } }),
  },
});
