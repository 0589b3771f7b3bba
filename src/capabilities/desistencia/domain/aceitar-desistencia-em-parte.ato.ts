import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  comDesistenciaEmParte,
  comDesistenciaPedida,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { apenas } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { justificativa, quemDecideADesistencia } from './desistencia.ts';

export const aceitarDesistenciaEmParte = ato('aceitarDesistenciaEmParte', {
  lei: 'Lei 9.784/1999, art. 51 § 2º',
  de: abertas,
  quem: quemDecideADesistencia,
  quando: [trabalhaNoOrgao, comDesistenciaPedida, comDesistenciaEmParte],
  rota: {
    chave: 'POST /app-web/v1/tratamento/aceitar-desistencia-em-parte',
    variosCasos: true,
    acesso: apenas(...quemDecideADesistencia),
    resumo: 'Aceita, com justificativa, a desistência de uma parte da denúncia; o resto continua.',
  },
  entrada: z.strictObject({ justificativa }),
  historico: anotacoes.decisaoDaDesistencia,
  avisa: ['manifestacao.desistencia-nao-aceita'],
  naTelaDe: 'prosseguirAposDesistencia',
  ensaio: {
    corpo: { justificativa: 'Nada mais se apura no segundo posto, que fechou.' },
    com: { tipo: TipoManifestacao.denuncia, desistenciaPedida: 'em-parte' },
    efeito: () => ({ desistenciaPedida: null }),
  },
});
