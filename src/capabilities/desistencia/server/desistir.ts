import { closeComplementacaoAberta, faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { desistir as ato } from '../domain/desistir.ato.ts';
import { guardarDesistencia } from './guardar-desistencia.ts';

/** The person who filed withdraws: the case is archived and the office told. */
export const desistir = faz(ato, async (noAto, dito) => {
  const { tx, caso, agora } = noAto;
  await closeComplementacaoAberta(tx, caso.row.id, agora);
  const idDesistencia = await guardarDesistencia(noAto, dito);
  return {
    informacoes: 'Quem registrou desistiu da manifestação, que foi arquivada.',
    detalhes: {
      idDesistencia,
      ...(dito.motivo && guardarPalavras(caso.cofre, 'motivo', caso.emAberto(dito.motivo))),
    },
    avisos: [{ evento: 'manifestacao.desistencia' }],
    resultado: undefined,
  };
});
