-- The assistant keeps no conversation. Of a question that found nothing it keeps the words, with personal data masked, and
-- how often it came (Lei 13.709/2018, art. 6, III); who asked is nowhere.
create table assistente_sem_resposta (
  id integer primary key generated always as identity,
  chave text not null unique,                               -- the words that tell it from others, without accents or endings
  texto text not null check (texto <> ''),
  vezes integer not null default 1 check (vezes > 0),
  primeira_em timestamptz not null,
  ultima_em timestamptz not null,
  tratada_em timestamptz,                                   -- asked again after that, it is open anew
  id_responsavel integer references usuario (id),
  responsavel text,
  constraint tratada_por_alguem check (num_nonnulls(tratada_em, id_responsavel, responsavel) in (0, 3))
);
create index assistente_sem_resposta_por_vezes on assistente_sem_resposta (vezes desc, id desc);

-- Thumbs: counts of a day, by what was asked for and the source that answered; nobody's opinion is a row.
create table assistente_avaliacao (
  dia date not null,
  intencao text not null,
  fonte text not null,                                      -- address of the first source; empty without one
  uteis integer not null default 0,
  inuteis integer not null default 0,
  primary key (dia, intencao, fonte)
);
