import {
  avisoDaReabertura,
  closeComplementacaoAberta,
  faz,
} from '#capabilities/manifestacao/server/index.ts';
import { arquivarPorDesistencia as ato } from '../domain/arquivar-por-desistencia.ato.ts';
import { decidir } from './decidir.ts';

export const arquivarPorDesistencia = faz(ato, async (noAto, { justificativa }) => {
  await closeComplementacaoAberta(noAto.tx, noAto.caso.row.id, noAto.agora);
  return {
    ...(await decidir(noAto, 'arquivada', justificativa)),
    avisos: [
      {
        evento: 'manifestacao.desistencia-decidida',
        variaveis: avisoDaReabertura(noAto.caso, noAto.agora),
      },
    ],
    informacoes: 'O órgão aceitou a desistência e arquivou a denúncia.',
  };
});
