-- What rarely changes is kept in the memory of each process (src/server/db/memoria). Every process hears, on commit, that a
-- table it reads from changed, whoever changed it.
create function avisar_mudanca() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', tg_table_name);
  return null;
end $$;

do $$
declare
  tabela text;
begin
  foreach tabela in array array[
    'assunto', 'canal_entrada', 'codigo_decisao', 'configuracao', 'email_modelo', 'email_modelo_versao',
    'especificacao_decisao', 'esfera', 'feriado', 'funcao_envolvido', 'item_interface_perfil', 'modo_resposta', 'municipio',
    'ouvidoria', 'perfil', 'situacao_manifestacao', 'subtipo_formulario', 'tipo_formulario', 'tipo_identificacao',
    'tipo_manifestacao', 'tipo_resposta', 'uf'
  ] loop
    execute format('create trigger avisar_mudanca after insert or update or delete or truncate on %I
      for each statement execute function avisar_mudanca()', tabela);
  end loop;
end $$;
