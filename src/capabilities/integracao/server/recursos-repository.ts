import { sql } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { foraDosImpedidos } from '#server/db/fora-dos-impedidos.ts';
import { alcance } from './lista-repository.ts';

export interface FiltroDosRecursos {
  readonly NumProtocolo?: string | undefined;
  readonly DataAberturaInicio?: string | undefined;
  readonly DataAberturaFim?: string | undefined;
}

/** The matching appeals, oldest first, each with its case and the total that matches. */
export const listRecursosEncontrados = (
  db: Db,
  quem: UsuarioAtual,
  { NumProtocolo, DataAberturaInicio, DataAberturaFim }: FiltroDosRecursos,
  limite: number,
) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
    .innerJoin('canal_entrada as c', 'c.id', 'm.id_canal_entrada')
    .select(['r.id', 'r.id_manifestacao', 'c.descricao as canal', sql<number>`count(*) over ()`.as('total')])
    .where(
      quem.idPerfil === Perfil.webServiceRespondente
        ? sql<boolean>`(${alcance(quem)} or r.id_ouvidoria_julgadora = ${quem.idOuvidoria})`
        : alcance(quem),
    )
    .where(foraDosImpedidos('m.id', quem))
    .$if(NumProtocolo !== undefined, (q) => q.where('m.protocolo', '=', NumProtocolo ?? ''))
    .$if(DataAberturaInicio !== undefined, (q) =>
      q.where(
        sql<boolean>`r.registrado_em >= (${DataAberturaInicio ?? ''}::timestamp at time zone 'America/Sao_Paulo')`,
      ),
    )
    .$if(DataAberturaFim !== undefined, (q) =>
      q.where(
        sql<boolean>`r.registrado_em < ((${DataAberturaFim ?? ''}::date + 1)::timestamp at time zone 'America/Sao_Paulo')`,
      ),
    )
    .orderBy('r.registrado_em')
    .orderBy('r.id')
    .limit(limite)
    .execute();
