-- Names that differ only in case or accents are the same to who chooses from a list: of two saved at once, the second is
-- refused. What stands twice already keeps its cases, and the later one gets its number.
update assunto a set descricao = a.descricao || ' (nº ' || a.id || ')'
  where exists (select from assunto b where b.id < a.id and sem_acento(b.descricao) = sem_acento(a.descricao));
create unique index assunto_um_nome on assunto (sem_acento(descricao));

update subassunto s set descricao = s.descricao || ' (nº ' || s.id || ')'
  where exists (select from subassunto d where d.id < s.id and d.id_assunto = s.id_assunto
    and d.id_ouvidoria is not distinct from s.id_ouvidoria and sem_acento(d.descricao) = sem_acento(s.descricao));
drop index subassunto_uma_vez;
create unique index subassunto_uma_vez on subassunto (id_assunto, coalesce(id_ouvidoria, 0), sem_acento(descricao));

update unidade u set sigla = left(u.sigla, 12) || '-' || u.id
  where exists (select from unidade v where v.id < u.id and v.id_ouvidoria = u.id_ouvidoria
    and sem_acento(v.sigla) = sem_acento(u.sigla));
create unique index unidade_uma_sigla on unidade (id_ouvidoria, sem_acento(sigla));
