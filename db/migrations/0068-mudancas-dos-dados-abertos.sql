-- What changed in the open data of access to information from one run to the next (Decreto 8.777/2016, art. 3, III): which row
-- was written otherwise or left out, and on which day. Never of ouvidoria (docs/adr/0008). Nothing of the row itself stands here;
-- of what left publication only the key does, for as long as the files of changes have it.
create table linha_aberta (
  conjunto text not null check (conjunto in ('pedidos', 'recursos', 'cumprimento', 'pedidos-publicos', 'recursos-publicos')),
  id integer not null,
  ano integer not null,                      -- of the files that have the row
  digital bytea,                             -- of the row as last written, without who asked; null once it left
  mudou_em date not null,
  primary key (conjunto, id)
);
create index linha_aberta_por_ano on linha_aberta (conjunto, ano);
create index linha_aberta_por_mudanca on linha_aberta (mudou_em);

-- Since when there are changes to tell: rows that the first run finds are no news.
create table linha_aberta_inicio (
  unica boolean primary key default true check (unica),
  dia date not null
);

-- The zips of texts get two members more. They count as withdrawn and are made anew within minutes, those of years in which cases
-- were destroyed by law too, whose other files stay as they were published.
insert into texto_retirado (ano) select distinct a.ano from arquivo_aberto a where a.retiradas is not null;
