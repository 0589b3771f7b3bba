-- What the database itself does with words: comparing without accents, and the forms that the searches look for.
create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists pgcrypto;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and indexes need IMMUTABLE.
create function sem_acento(texto text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent', texto)) $$;

-- A text as the search compares it. The stemmer knows Portuguese only with its accents, and people type without: so both
-- sides lose them, plurals and feminines that it does not know are brought to one form, and the one ending it needs an
-- accent for gets it back. Ordered as the words ask for; proved on a list of words in src/capabilities/busca/server.
create function forma_de_busca(texto text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      -- The state, before it becomes the preposition.
      sem_acento(regexp_replace(texto, '\mpará\M', 'estadopara', 'gi')),
      '\m(?:nao|ate|tambem|ja|so|voces?|ha|sera|serao|estao|mais|depois)\M', ' ', 'g'),
      '\m(cidad|irm|alem|crist|orf|campe|artes)as?\M', '\1ao', 'g'),
      '\m(portugu|ingl|franc|chin|japon|holand|irland|escoc|noruegu|dinamarqu|fregu|campon|burgu)es(?:es|as?)\M',
        '\1es', 'g'),
      '\m(fac|dific|ut|inut|fert|hab|ag|frag|doc|miss|foss|text|rept|projet|volat|versat|ester|deb)eis\M', '\1il', 'g'),
      '\mpais(?:es)?\M', 'paix', 'g'),
      '\m(mae|lei|rei|boi|heroi|poi|doi|demai|jamai|sei|cai)s\M', '\1', 'g'),
      '\m(mes|gas|tres)\M', '\1e', 'g'),
      -- Otherwise the stem of 'médico'.
      '\mmedicament', 'medicamnt', 'g'),
      '(?:oes|aes|aos)\M', 'ao', 'g'),
      'ais\M', 'al', 'g'),
      'eis\M', 'el', 'g'),
      'ois\M', 'ol', 'g'),
      'uis\M', 'ul', 'g'),
      '([bcdfgjlmnprstvz])is\M', '\1il', 'g'),
      'ns\M', 'm', 'g'),
      -- 'solicitamos' stays a verb.
      '([ae]m)os\M', '\1', 'g'),
      'res\M', 'r', 'g'),
      's\M', '', 'g'),
      '([ae]r)ia\M', '\1io', 'g'),
      'cao\M', 'ção', 'g');

create function palavras_de_busca(texto text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('portuguese', forma_de_busca(left(texto, 200000)));

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

-- The heading, the other words for it, and the text: A, B and C.
create function palavras_de_ajuda(titulo text, sinonimos text[], texto text) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('simple', radicais_de_ajuda(titulo)), 'A')
    || setweight(to_tsvector('simple', radicais_de_ajuda(array_to_string(coalesce(sinonimos, '{}'), ' . '))), 'B')
    || setweight(to_tsvector('simple', radicais_de_ajuda(coalesce(texto, ''))), 'C');

-- Each way of asking on its own: one that says the whole question is worth more than three that say a third each. Each is
-- brought to its stems once: they are most of what loading the help takes at a first start.
create function frases_de_ajuda(titulo text, sinonimos text[]) returns tsvector[]
  language sql immutable parallel safe
  return array(
    select distinct palavras
    from unnest(array[titulo] || coalesce(sinonimos, '{}')) frase
    -- The offset keeps the planner from writing the call out again wherever its result is named.
    cross join lateral (select strip(to_tsvector('simple', radicais_de_ajuda(frase))) as palavras offset 0) radical
    where palavras <> ''::tsvector);
