import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { pedirDesistencia as ato } from '../domain/pedir-desistencia.ato.ts';
import { guardarDesistencia } from './guardar-desistencia.ts';

/** A denúncia stays where it is, marked, until the office decides (Lei 9.784/1999, art. 51 §2). */
export const pedirDesistencia = faz(ato, async (noAto, dito) => ({
  informacoes:
    'Quem denunciou pediu para desistir. A denúncia continua como está até o órgão decidir se a arquiva.',
  detalhes: {
    idDesistencia: await guardarDesistencia(noAto, dito, true),
    ...(dito.motivo && guardarPalavras(noAto.caso.cofre, 'motivo', noAto.caso.emAberto(dito.motivo))),
  },
  avisos: [{ evento: 'manifestacao.desistencia-pedida' }],
  resultado: undefined,
}));
