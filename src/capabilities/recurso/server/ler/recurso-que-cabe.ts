import type { Caso } from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import type { Db } from '#server/db/database.ts';
import { fraseDoRecursoQueCabe } from '../../domain/frases-do-recurso.ts';
import { julgadoraDe } from '../interpor/julgadora.ts';
import { findOrgaos } from './visto-repository.ts';

/** Who decides at an instance of this case: 'A autoridade máxima de CGU – …'. */
export const quemDecideNa = async (db: Db, row: Caso['row'], instancia: IdInstancia): Promise<string> => {
  const julgadora = julgadoraDe(row, instancia);
  const daqui = { sigla: row.sigla_ouvidoria, nome: row.nome_ouvidoria };
  const [orgao] = julgadora === row.id_ouvidoria ? [daqui] : await findOrgaos(db, [julgadora]);
  return orgao ? quemDecide(instancia, `${orgao.sigla} – ${orgao.nome}`) : '';
};

/**
 * Whether the last decision on a request may be appealed, until when and to whom, or why not: as the
 * remedies of the case say. A decision whose sending tells nobody (`isSabida`) has no last day yet.
 */
export const recursoQueCabe = async (
  db: Db,
  { row, remedios }: Pick<Caso, 'row' | 'remedios'>,
  isSabida = true,
): Promise<string> => {
  if (!remedios) return '';
  const { verdict, instancia, janela } = remedios.recorrer;
  if (!verdict.allowed) return verdict.error.message;
  if (!instancia) return '';
  const ultimoDia = ultimoDiaDito(isSabida && janela ? janela.fecha : null, DIAS_PARA_RECORRER);
  return fraseDoRecursoQueCabe(ultimoDia, await quemDecideNa(db, row, instancia));
};
