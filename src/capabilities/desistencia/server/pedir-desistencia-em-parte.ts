import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { pedirDesistenciaEmParte as ato } from '../domain/pedir-desistencia-em-parte.ato.ts';
import { guardarDesistencia } from './guardar-desistencia.ts';

/** The whole denúncia stays as it is, marked, until the office decides about the part (Lei 9.784/1999, art. 51 § 2º). */
export const pedirDesistenciaEmParte = faz(ato, async (noAto, dito) => ({
  informacoes:
    'Quem denunciou pediu para desistir de uma parte. A denúncia inteira continua como está até o órgão decidir.',
  detalhes: {
    idDesistencia: await guardarDesistencia(noAto, dito, true),
    ...(dito.motivo && guardarPalavras(noAto.caso.cofre, 'motivo', noAto.caso.emAberto(dito.motivo))),
  },
  avisos: [{ evento: 'manifestacao.desistencia-pedida' }],
  resultado: undefined,
}));
