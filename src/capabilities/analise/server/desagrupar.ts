import { faz } from '#capabilities/manifestacao/server/index.ts';
import { desagrupar as ato } from '../domain/desagrupar.ato.ts';
import { principalComOutras, semGrupo } from '../domain/grupo.ts';
import { casosDoGrupo } from './grupo-repository.ts';

/** The case is answered on its own again; the principal may leave only when no others remain. */
export const desagrupar = faz(ato, async ({ tx, caso: { row } }) => {
  if (row.id_grupo === null) throw semGrupo();
  if (row.id_grupo === row.id && (await casosDoGrupo(tx, row.id)).length > 0) throw principalComOutras();
  return {
    informacoes: 'A manifestação voltou a ser respondida separadamente.',
    mudancas: { id_grupo: null },
    resultado: undefined,
  };
});
