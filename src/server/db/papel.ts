import type pg from 'pg';
import { SettingError } from '../config.ts';

interface Papel {
  readonly nome: string;
  readonly superusuario: boolean;
  /** Of the schema, or of anything in it. */
  readonly dono: boolean;
  readonly cria: boolean;
}

const SCHEMAS = ['public', 'graphile_worker'];

const readPapel = async (pool: pg.Pool): Promise<Papel> => {
  const { rows } = await pool.query<Papel>(
    `with esquema as (select oid, nspname, nspowner from pg_namespace where nspname = any($1))
     select current_user::text as nome,
       -- Being able to become one is as good as being one.
       exists (select from pg_roles where (rolsuper or rolname in ('pg_execute_server_program', 'pg_write_server_files'))
         and pg_has_role(current_user, oid, 'member')) as superusuario,
       exists (select from esquema where pg_has_role(current_user, nspowner, 'member'))
         or exists (select from pg_class join esquema on relnamespace = esquema.oid
           where pg_has_role(current_user, relowner, 'member')) as dono,
       exists (select from esquema where has_schema_privilege(current_user, esquema.oid, 'create')) as cria`,
    [SCHEMAS],
  );
  const [papel] = rows;
  if (!papel) throw new Error('PostgreSQL did not say who is connected');
  return papel;
};

const problemaDe = ({ superusuario, dono, cria }: Papel): string | null => {
  if (superusuario) return 'é (ou pode tornar-se) superusuário do PostgreSQL';
  if (dono) return 'é dono das tabelas';
  return cria ? 'pode criar tabelas e funções' : null;
};

/**
 * The server only needs rows. A role that can also change tables, functions or triggers could undo the log's protections;
 * whoever breaks into the server would have it too.
 */
export const assertPapelDoServidor = async (pool: pg.Pool, ajuste: string): Promise<void> => {
  const papel = await readPapel(pool);
  const problema = problemaDe(papel);
  if (problema)
    throw new SettingError(
      `o usuário '${papel.nome}' de ${ajuste} ${problema}, e em produção o servidor só pode ler e gravar linhas. ` +
        "Crie os dois usuários com 'npm run db:papeis', use o do servidor em DATABASE_URL e o outro em DATABASE_URL_MIGRACOES.",
    );
};
