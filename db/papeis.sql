-- The two roles of an installation, for the database one is connected to; `npm run db:papeis -- postgres://…` runs this file
-- and gives both a password. It may be run again. Whoever runs it is a superuser, or created this database.
--
--   escuta_migracoes  owns schema, tables and functions; migrates (DATABASE_URL_MIGRACOES), and nothing else uses it
--   escuta_servidor   reads and writes rows (DATABASE_URL): owns nothing, creates nothing, drops nothing
--
-- What escuta_servidor may do with each table is granted by every migration anew (src/server/db/permissoes.ts).
do $$
declare
  papel text;
  coisa record;
begin
  foreach papel in array array['escuta_migracoes', 'escuta_servidor'] loop
    if not exists (select from pg_roles where rolname = papel) then
      execute format('create role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', papel);
    end if;
  end loop;
  -- Who is no superuser gives ownership away only to a role it belongs to.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant escuta_migracoes to %I', current_user);
  end if;

  execute format('revoke all on database %I from public', current_database());
  -- CREATE: the extensions and the schema of the jobs are made by migrations.
  execute format('grant connect, create, temporary on database %I to escuta_migracoes', current_database());
  execute format('grant connect on database %I to escuta_servidor', current_database());
  alter schema public owner to escuta_migracoes;
  revoke all on schema public from public;

  -- What an installation with a single role had already made. What belongs to an extension stays with it.
  if exists (select from pg_namespace where nspname = 'graphile_worker') then
    alter schema graphile_worker owner to escuta_migracoes;
  end if;
  for coisa in
    select case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end as tipo, c.oid::regclass as nome
    from pg_class c
    where c.relnamespace::regnamespace::text in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'S')
      -- A column's own sequence follows its table, and an extension's things its extension.
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'a', 'i')
        and d.classid = 'pg_class'::regclass and (d.deptype = 'e' or c.relkind = 'S'))
    order by c.relkind = 'S'
  loop
    execute format('alter %s %s owner to escuta_migracoes', coisa.tipo, coisa.nome);
  end loop;
  for coisa in
    select p.oid::regprocedure as nome from pg_proc p
    where p.pronamespace::regnamespace::text in ('public', 'graphile_worker')
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  loop
    execute format('alter routine %s owner to escuta_migracoes', coisa.nome);
  end loop;
  for coisa in
    select t.oid::regtype as nome from pg_type t
    where t.typnamespace::regnamespace::text in ('public', 'graphile_worker') and t.typelem = 0
      and (t.typtype in ('d', 'e') or (t.typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c')))
      and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')
  loop
    execute format('alter type %s owner to escuta_migracoes', coisa.nome);
  end loop;
  for coisa in
    select c.oid::regconfig as nome from pg_ts_config c where c.cfgnamespace::regnamespace::text = 'public'
  loop
    execute format('alter text search configuration %s owner to escuta_migracoes', coisa.nome);
  end loop;
end $$;
