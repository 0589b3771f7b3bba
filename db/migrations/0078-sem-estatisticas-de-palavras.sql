-- The planner's statistics keep samples of a column, also of rows that are gone: after a case is sealed they would still hold its
-- words and its author. No query is planned by words, so none are sampled. What was sampled before is cleared where PostgreSQL can
-- (18); earlier versions need a superuser once (docs/threat-model.md).
do $$
declare
  c record;
begin
  for c in select * from (values
    ('achado_pessoal', 'motivo'), ('anexo', 'nome'), ('anexo', 'alertas'), ('arquivamento', 'justificativa'),
    ('ciencia', 'observacao'), ('complementacao', 'texto'), ('complementacao', 'novidade'),
    ('denuncia_descumprimento', 'texto'), ('denuncia_descumprimento', 'resposta'), ('desistencia', 'justificativa'),
    ('desistencia', 'motivo'), ('desistencia', 'ameaca'), ('email_saida', 'assunto'), ('email_saida', 'texto'),
    ('email_saida', 'html'), ('email_saida', 'ultimo_erro'), ('encaminhamento', 'texto_destinatario'),
    ('encaminhamento', 'texto_solicitante'), ('entrega', 'texto'), ('impedimento', 'motivo'),
    ('incidente_correcao', 'texto'), ('incidente_correcao', 'motivo'), ('incidente_correcao', 'resposta'),
    ('incidente_correcao', 'justificativa_prorrogacao'), ('manifestacao', 'teor'), ('manifestacao', 'busca'),
    ('manifestacao_historico', 'detalhes'), ('manifestacao_historico', 'informacoes'), ('manifestante', 'dados'),
    ('mensagem', 'texto'), ('nota_interna', 'texto'), ('pedido_impedimento', 'texto'), ('pedido_reabertura', 'texto'),
    ('pedido_reabertura', 'justificativa'), ('pesquisa_satisfacao', 'comentario'), ('processo_do_caso', 'numero'),
    ('promessa', 'texto'), ('prorrogacao', 'justificativa'), ('recurso', 'texto'), ('representacao', 'dados'),
    ('resposta', 'texto'), ('resposta', 'detalhes'), ('resposta_recurso', 'texto'), ('tramitacao', 'mensagem'),
    ('tramitacao', 'contribuicao'), ('tramitacao', 'prazo_motivo'), ('tramitacao', 'prazo_recusa')
  ) as coluna (tabela, nome) loop
    execute format('alter table %I alter column %I set statistics 0', c.tabela, c.nome);
    if to_regproc('pg_catalog.pg_clear_attribute_stats') is not null then
      execute format('select pg_clear_attribute_stats(schemaname => %L, relname => %L, attname => %L, inherited => false)',
        'public', c.tabela, c.nome);
    end if;
  end loop;
end $$;

-- Whose case it is stands in columns that queries are planned by: these are sampled anew right after a case was sealed or destroyed.
-- With the owner's rights, because the server's role owns nothing.
create function esquecer_estatisticas() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze manifestacao;
  analyze manifestante;
  analyze pessoa_do_caso;
end $$;
revoke execute on function esquecer_estatisticas() from public;
