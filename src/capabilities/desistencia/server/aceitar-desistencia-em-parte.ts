import { faz } from '#capabilities/manifestacao/server/index.ts';
import { aceitarDesistenciaEmParte as ato } from '../domain/aceitar-desistencia-em-parte.ato.ts';
import { decidir } from './decidir.ts';

/** The office leaves that part alone; the rest goes on in its own term. */
export const aceitarDesistenciaEmParte = faz(ato, async (noAto, { justificativa }) => ({
  ...(await decidir(noAto, 'parte-aceita', justificativa)),
  avisos: [{ evento: 'manifestacao.desistencia-nao-aceita' }],
  informacoes: 'O órgão aceitou a desistência de uma parte da denúncia. O resto continua.',
}));
