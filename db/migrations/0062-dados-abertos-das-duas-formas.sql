-- The newer layout of the ouvidoria's open data names the office by its sigla, too; the denúncias' view gets it as its last column.
create or replace view fato_sigilosa_fechada as
select
  x.numero,
  x.mes,
  x.mes::timestamp at time zone 'America/Sao_Paulo' as inicio_do_mes,
  x.id_ouvidoria,
  coalesce(g.nome, o.nome) as orgao_siorg_nome,
  o.id_orgao_siorg,
  o.id_esfera,
  e.descricao as esfera,
  case when o.id_esfera <> 1 then o.uf end as uf,
  case when o.id_esfera = 3 then c.nome end as municipio,
  x.id_tipo,
  t.descricao as tipo,
  f.descricao as formulario,
  x.id_situacao,
  s.descricao as situacao,
  x.acompanhada,
  x.id_assunto,
  a.descricao as assunto,
  x.mes_resposta,
  x.dentro_do_prazo,
  x.atrasada,
  o.sigla as orgao_sigla
from sigilosa_fechada x
left join ouvidoria o on o.id = x.id_ouvidoria
left join orgao_siorg g on g.id = o.id_orgao_siorg
left join esfera e on e.id = o.id_esfera
left join municipio c on c.id = o.id_municipio
left join tipo_manifestacao t on t.id = x.id_tipo
left join tipo_formulario f on f.id = x.id_tipo_formulario
left join situacao_manifestacao s on s.id = x.id_situacao
left join assunto a on a.id = x.id_assunto;

-- Made with fewer columns and other names of members: made anew when the server starts.
delete from arquivo_aberto;
