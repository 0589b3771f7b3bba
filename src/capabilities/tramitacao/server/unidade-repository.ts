import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

export const listUnidades = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('unidade as u')
    .selectAll('u')
    .select((eb) =>
      eb
        .selectFrom('unidade_pessoa as q')
        .innerJoin('usuario as p', 'p.id', 'q.id_usuario')
        .whereRef('q.id_unidade', '=', 'u.id')
        .select(
          sql<{ idUsuario: number; nome: string }[]>`coalesce(
            jsonb_agg(jsonb_build_object('idUsuario', p.id, 'nome', ${nomeDaPessoa('p')}) order by ${nomeDaPessoa('p')}), '[]')`.as(
            'pessoas',
          ),
        )
        .as('pessoas'),
    )
    .where('u.id_ouvidoria', '=', idOuvidoria)
    .orderBy('u.sigla')
    .execute();
