import pg from 'pg';

/** Everyday words, the most common first: their frequency falls with their rank. */
const COMUNS =
  `informações solicitação servidores públicos contratos licitações dados valores pagamentos saúde processos
  municípios educação hospitais despesas relatórios escolas professores obras vacinas diárias medicamentos transparência
  concursos orçamento auditoria estradas universidades convênios merenda aposentadorias fiscalização ambulâncias creches
  multas energia passagens imóveis combustíveis dengue`.split(/\s+/);

const SILABAS =
  'ba ce di fo gu la me ni po ru sa te vi xo za cre bri tro pla flu nha lhe que gui cho dra fri glo pre sta';

const VOCABULARIO = 20_000;
const FRASES = 20_000;
const PALAVRAS_POR_FRASE = 12;
const ORGAOS = 200;
/** Answers are spread over ten years. */
const DIAS = 3650;

/** A pseudo-random number from 0 to 1 that depends only on n: every run has the same data. */
const sorte = (n: string, k: number): string => `(abs(hashint4extended(${n}, ${k}) % 1000003) / 1000003.0)`;

/** Each half of the rows is written by its own connection. */
const inserir = (de: number, ate: number): string => `
  insert into pedido_publico (id_manifestacao, protocolo, esfera_do_protocolo, id_ouvidoria, id_esfera, uf, id_assunto,
    id_codigo_decisao, registrado_em, respondido_em, ano, resumo, texto, resposta, publicado_em, atualizado_em)
  select n, lpad(n::text, 17, '0'), 1, orgao, 1 + orgao % 3, (array['CE','SP','RJ','MG','BA','RS','PA','AM'])[1 + orgao % 8],
    case when ${sorte('n', 11)} < 0.9 then a.ids[1 + (${sorte('n', 12)} * 20)::int] end,
    1 + (power(${sorte('n', 13)}, 3) * 6)::int, quando - interval '15 days', quando,
    extract(year from quando - interval '15 days')::int, f1.texto, f2.texto || ' ' || f3.texto,
    f4.texto || '. ' || f5.texto || '. ' || f6.texto || ' termo' || n % 400000, quando, quando
  from (select n, 1 + (power(${sorte('n', 1)}, 2) * ${ORGAOS - 1})::int as orgao,
      timestamptz '2026-03-10' - ((1 - n / $1::numeric) * ${DIAS}) * interval '1 day' as quando
    from generate_series(${de}, ${ate}) n) p
  cross join (select array(select id from assunto order by id limit 21) as ids) a
  ${[1, 2, 3, 4, 5, 6].map((f) => `join frase f${f} on f${f}.id = 1 + (${sorte('n', 20 + f)} * ${FRASES - 1})::int`).join('\n  ')}`;

const execute = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const casos = (total: number): readonly string[] => [
  `insert into ouvidoria (id, nome, sigla, id_esfera, prefixo_protocolo)
    select n, 'Órgão da medida ' || n, 'OM' || n, 1, lpad(n::text, 5, '0') from generate_series(1, ${ORGAOS}) n`,
  // The cases only exist for the requests to refer to. Their references all point to the same rows
  // and are not checked a million times.
  `set session_replication_role = replica; insert into manifestacao (id, protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao,
      id_tipo_identificacao, id_canal_entrada, teor, codigo_acesso_hash, envio_hash, registrada_em, registro_contado,
      prazo_original, prazo, atualizada_em, publicada_em)
    select n, lpad(n::text, 17, '0'), 1, 1, 8, 3, 6, 4, (select min(id) from canal_entrada), '{}',
      decode(md5(n::text), 'hex'), decode(md5('e' || n), 'hex'), now(), now(), now(), now(), now(), now()
    from generate_series(1, ${total}) n; reset session_replication_role; analyze manifestacao`,
  `create table frase as
    with silaba as (select string_to_array('${SILABAS}', ' ') as s),
    comum as (select '{${COMUNS.join(',')}}'::text[] as c),
    palavra as materialized (select r as posto, case when r <= ${COMUNS.length} then c[r]
        else s[1 + r % 30] || s[1 + r / 30 % 30] || s[1 + r / 900 % 30] || s[1 + r * 7 % 30] end as palavra
      from generate_series(1, ${VOCABULARIO}) r, silaba, comum)
    select f.id, string_agg(p.palavra, ' ' order by f.j) as texto
    from (select id, j, floor(exp(${sorte('id * 100 + j', 5)} * ln(${VOCABULARIO})))::int as posto
      from generate_series(1, ${FRASES}) id, generate_series(1, ${PALAVRAS_POR_FRASE}) j) f
    join palavra p using (posto) group by f.id`,
  `create unique index on frase (id); analyze frase`,
];

const INDICES = `select i.relname as nome, pg_get_indexdef(i.oid) as definicao
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where x.indrelid in ('pedido_publico'::regclass, 'manifestacao'::regclass) and not x.indisunique`;

/**
 * Fills an empty database with public requests. Nothing bypasses the publication gate: each request
 * has its concluded case, and the trigger checks each one. Indexes are created afterwards, which is
 * several times faster.
 */
export const encher = async (url: string, total: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ nome: string; definicao: string }>(INDICES);
    for (const { nome } of rows) await client.query(`drop index ${nome}`);
    await execute(url, ...casos(total));
    const meio = Math.floor(total / 2);
    const metade = (de: number, ate: number) =>
      execute(url, inserir(de, ate).replaceAll('$1', String(total)));
    await Promise.all([metade(1, meio), metade(meio + 1, total)]);
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { definicao } of rows) await client.query(definicao);
    await client.query('drop table frase');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};
