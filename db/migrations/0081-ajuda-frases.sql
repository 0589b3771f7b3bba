-- Help is found by each single way of asking, however it is spelled.

-- A text as the help compares it: without accents, without the words that only begin questions, with letters that sound alike
-- written alike ('reclamasao', 'emcaminhar', 'recorer'), and each word without its ending. Both sides of every comparison pass
-- through it, so it need not be right Portuguese: only the same for who types well and who does not.
create function radicais_de_ajuda(texto text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      sem_acento(left(texto, 200000)),
      '\mgov[. ]?br\M', 'govbr', 'g'),
      '\me-?mails?\M', 'email', 'g'),
      '[^a-z0-9]+', ' ', 'g'),
      ('\m(?:as?|os?|um|uma|uns|umas|d[eao]s?|em|n[ao]s?|por|pr[ao]s?|para|com|sem|sob|que|q|quant[ao]s?|qual|quais|quem|como|onde|quando|e|ou|se|'
        || 'eu|ele|ela|eles|elas|nos|voces?|vcs?|me|mim|meus?|minhas?|seus?|suas?|isso|isto|ess[ea]s?|est[ea]s?|aquel[ea]s?|ai|la|aqui|'
        || 'ja|so|tb|tambem|mas|nem|muito|mais|menos|bem|ta|to|tou|estou|estava|sou|sao|ser|foi|fui|era|eh|ha|tem|tenho|ter|tinha|'
        || 'vai|vou|vao|ir|fazer|faco|faz|fez|fiz|quer|quero|queria|posso|pode|podem|consigo|consegue|devo|deve|saber|sei|sabe|'
        || 'oi|ola|favor|gente|alguem|ninguem|nada|tudo|tod[ao]s?|sobre|ate|depois|antes|agora|entao|nao|n|sim|pois|porque|pq|'
        || 'cada|aos?|pel[ao]s?|nums?|numa|del[ea]s?|outr[ao]s?|algum|alguma|vez|vezes|coisa)\M'), ' ', 'g'),
      -- 'lojinha' is a 'loja'.
      '\m([a-z]{3,}?)z?inh[ao]s?\M', '\1a', 'g'),
      '[cs]h', 'x', 'g'),
      -- 'senia' is 'senha', 'trabalio' is 'trabalho'.
      '([nl])i(?=[aeou])|h', '\1', 'g'),
      'g(?=[ei])', 'j', 'g'),
      'gu(?=[ei])', 'g', 'g'),
      'qu(?=[ei])|q', 'k', 'g'),
      '[sx]c(?=[ei])|[cz]', 's', 'g'),
      'm(?![aeiou])', 'n', 'g'),
      '([a-z])\1+', '\1', 'g'),
      'eir', 'er', 'g'),
      '(?:oes|aos|aes)\M', 'ao', 'g'),
      '([aeou])is\M', '\1l', 'g'),
      'ns\M', 'n', 'g'),
      '([a-z]{2}r)es\M', '\1', 'g'),
      '((?![aei]mos)[a-z]{3})s\M', '\1', 'g'),
      ('\m([a-z]{3,}?)(?:asao|amente|mente|amento|imento|adora?|edora?|idora?|ansia|ensia|ante|ente|avel|ivel|idade|ista|ivo|iva|'
        || 'ad[ao]|id[ao]|ando|endo|indo|aran?|eran?|iran?|avan?|asen?|esen?|isen?|os[ao]|[aei]mos|aria|eria|iria|'
        || 'ei|ou|eu|iu|ar|er|ir|an|en|[aeio])\M'), '\1', 'g'),
      '\s+', ' ', 'g');

create or replace function palavras_de_ajuda(titulo text, sinonimos text[], texto text) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('simple', radicais_de_ajuda(titulo)), 'A')
    || setweight(to_tsvector('simple', radicais_de_ajuda(array_to_string(coalesce(sinonimos, '{}'), ' . '))), 'B')
    || setweight(to_tsvector('simple', radicais_de_ajuda(coalesce(texto, ''))), 'C');

-- Each way of asking on its own: one that says the whole question is worth more than three that say a third each.
create function frases_de_ajuda(titulo text, sinonimos text[]) returns tsvector[]
  language sql immutable parallel safe
  return array(
    select distinct strip(to_tsvector('simple', radicais_de_ajuda(frase)))
    from unnest(array[titulo] || coalesce(sinonimos, '{}')) frase
    where to_tsvector('simple', radicais_de_ajuda(frase)) <> ''::tsvector);

-- What is stored was made with the words of before.
alter table pergunta_frequente drop column busca;
alter table ajuda_texto drop column busca;
alter table ouvidoria drop column busca_de_ajuda;
alter table servico_orgao drop column busca_de_ajuda;

alter table pergunta_frequente
  add column busca tsvector not null generated always as (palavras_de_ajuda(pergunta, sinonimos, resposta)) stored,
  add column frases tsvector[] not null generated always as (frases_de_ajuda(pergunta, sinonimos)) stored;
alter table ajuda_texto
  add column busca tsvector not null generated always as (palavras_de_ajuda(titulo, sinonimos, texto)) stored,
  add column frases tsvector[] not null generated always as (frases_de_ajuda(titulo, sinonimos)) stored;
alter table ouvidoria add column busca_de_ajuda tsvector
  generated always as (palavras_de_ajuda(sigla || ' ' || nome, array[competencia], null)) stored;
alter table servico_orgao add column busca_de_ajuda tsvector
  generated always as (palavras_de_ajuda(nome, array[descricao], null)) stored;

create index pergunta_frequente_por_busca on pergunta_frequente using gin (busca);
create index ajuda_texto_por_busca on ajuda_texto using gin (busca);
create index ouvidoria_por_ajuda on ouvidoria using gin (busca_de_ajuda) where inativada_em is null;
create index servico_orgao_por_ajuda on servico_orgao using gin (busca_de_ajuda) where ativo;
