import { sql } from 'kysely';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

/** People who work in the office today with one of these profiles. */
export const listPessoasDoOrgao = (
  db: Db,
  { idOuvidoria, perfis, hoje }: { idOuvidoria: number; perfis: readonly IdPerfil[]; hoje: string },
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
    .groupBy(['u.id', 'u.nome', 'u.nome_social'])
    .orderBy('nome')
    .execute();
