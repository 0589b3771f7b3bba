import { faz } from '#capabilities/manifestacao/server/index.ts';
import { prosseguirAposDesistencia as ato } from '../domain/prosseguir-apos-desistencia.ato.ts';
import { decidir } from './decidir.ts';

/** The public interest asks that the denúncia goes on, whatever became of who told it. */
export const prosseguirAposDesistencia = faz(ato, async (noAto, { justificativa }) => ({
  ...(await decidir(noAto, 'prossegue', justificativa)),
  avisos: [{ evento: 'manifestacao.desistencia-nao-aceita' }],
  informacoes: 'O órgão decidiu continuar com a denúncia, no interesse público, apesar da desistência.',
}));
