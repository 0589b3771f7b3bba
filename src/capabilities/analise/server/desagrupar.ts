import { faz } from '#capabilities/manifestacao/server/index.ts';
import { desagrupar as ato } from '../domain/desagrupar.ato.ts';

/** The case is answered on its own again; the principal may leave only when no others remain. */
export const desagrupar = faz(ato, async () => ({
  informacoes: 'A manifestação voltou a ser respondida separadamente.',
  mudancas: { id_grupo: null },
  resultado: undefined,
}));
