import { sql } from 'kysely';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

/** People who work in the office today with one of these profiles; also, if asked, those who never used their invitation. */
export const listPessoasDoOrgao = (
  db: Db,
  {
    idOuvidoria,
    perfis,
    hoje,
    comConvidados,
  }: { idOuvidoria: number; perfis: readonly IdPerfil[]; hoje: string; comConvidados: boolean },
) =>
  db
    .selectFrom('usuario as u')
    .innerJoin('usuario_perfil_ouvidoria as p', 'p.id_usuario', 'u.id')
    .innerJoin('perfil as n', 'n.id', 'p.id_perfil')
    .select(['u.id', nomeDaPessoa('u').as('nome')])
    .select(sql<string[]>`array_agg(n.descricao order by n.id)`.as('perfis'))
    .where('p.id_ouvidoria', '=', idOuvidoria)
    .where('p.id_perfil', 'in', perfis)
    .where('p.encerrado_em', 'is', null)
    .where('p.a_confirmar_desde', 'is', null)
    .where('p.a_aceitar_desde', 'is', null)
    .where(({ or, eb }) => or([eb('p.validade', 'is', null), eb('p.validade', '>=', hoje)]))
    .where('u.excluido_em', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .$if(!comConvidados, (q) => q.where('u.ativado_em', 'is not', null))
    .groupBy(['u.id', 'u.nome', 'u.nome_social'])
    .orderBy('nome')
    .execute();
