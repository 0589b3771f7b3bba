import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { desistirEmParte as ato } from '../domain/desistir-em-parte.ato.ts';
import { guardarDesistencia } from './guardar-desistencia.ts';

/** The person gives up a part and says which; the rest goes on, and the office is told. */
export const desistirEmParte = faz(ato, async (noAto, dito) => ({
  informacoes: 'Quem registrou desistiu de uma parte da manifestação. O resto continua.',
  detalhes: {
    idDesistencia: await guardarDesistencia(noAto, dito),
    ...(dito.motivo && guardarPalavras(noAto.caso.cofre, 'motivo', noAto.caso.emAberto(dito.motivo))),
  },
  avisos: [{ evento: 'manifestacao.desistencia-em-parte' }],
  resultado: undefined,
}));
