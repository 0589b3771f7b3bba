import { type RawBuilder, sql } from 'kysely';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { Recorte } from '../domain/arquivos.ts';
import { type NomeDeTabela, tabelas } from '../domain/conjuntos.ts';

type Trecho = RawBuilder<unknown>;

/** Where a set's rows come from, in parts: a file takes all of them, a page of the API some. */
export interface Consulta {
  readonly com?: Trecho;
  /** In the order of the set's columns. The requester's key in it never leaves the server. */
  readonly colunas: readonly Trecho[];
  readonly de: Trecho;
  readonly onde: Trecho;
  /** One or two indexed columns that identify every row. */
  readonly ordem: readonly [momento: Trecho, id: Trecho] | readonly [id: Trecho];
}

export interface Periodo {
  readonly ano: number;
  /** yyyy-mm-dd, in Brasília: the delay of open cases is counted until this day. */
  readonly hoje: string;
  readonly recorte?: Recorte | undefined;
}

const campos = (tabela: string, ...nomes: readonly string[]): Trecho[] =>
  nomes.map((nome) => sql.ref(`${tabela}.${nome}`));

const noAno = (momento: Trecho, { ano }: Periodo): Trecho =>
  sql`${momento} >= inicio_do_ano(${sql.lit(ano)}) and ${momento} < inicio_do_ano(${sql.lit(ano + 1)})`;

/** Null for a protected person. Without account or document, each case counts as one person. */
export const chaveDaPessoa = (idPessoa: Trecho, idCaso: Trecho): Trecho => sql`
  case when f.protegida then null when ${idPessoa} is not null then 'u' || ${idPessoa}
    else coalesce((select coalesce('u' || w.id_pessoa, 'd' || w.documento) from pessoa_do_caso w
      where w.id_manifestacao = ${idCaso}), 'c' || ${idCaso}) end`;

/** The person's number from the last run; the others get theirs when the rows are written. */
const numeroOuChave = (chave: Trecho): Trecho => sql`coalesce(n.id_solicitante::text, ${chave})`;
const daManifestacao = numeroOuChave(chaveDaPessoa(sql.ref('f.id_pessoa'), sql.ref('f.id')));
const doRecurso = numeroOuChave(chaveDaPessoa(sql.ref('p.id_usuario'), sql.ref('f.id_manifestacao')));
const comNumero = (idPessoa: string, { ano }: Periodo): Trecho => sql`left join solicitante_aberto n
  on n.universo = 'acesso' and n.ano = ${sql.lit(ano)} and n.id_pessoa = ${sql.ref(idPessoa)} and not f.protegida`;

/** Tags of offices: only those in wide use, and none like a personal number or address. */
const etiquetas = sql`etiqueta as materialized (
  select t.id, t.nome::text as nome from tag t where t.nome::text !~ '\\d{5}|@'
    and exists (select from manifestacao_tag x where x.id_tag = t.id offset 4))`;
const tag = sql`case when not f.protegida and not f.restrita then (
  select string_agg(e.nome, ', ' order by e.nome) from manifestacao_tag x join etiqueta e on e.id = x.id_tag
  where x.id_manifestacao = f.id) end`;

/** Channels 13 (site), 5 (application), 7 (chat) and 8 (program): nobody stood at a desk. */
const origem = sql`case when f.id_canal_entrada in (13, 5, 7, 8) then 'Internet' else 'Balcão SIC' end`;
const restricao = sql`coalesce(to_char(f.restrita_ate, 'DD/MM/YYYY'),
  case when f.restricao_permanente then 'Sem data para terminar' end)`;

/** Existing programs look for this one under the old system's name. */
const especificacao = sql`case when f.id_especificacao_decisao = 1 then 'Resposta solicitada inserida no Fala.Br'
  else f.especificacao_decisao end`;

const PEDIDO = sql`f.id_tipo_formulario = 3`;

const pedidos = (periodo: Periodo): Consulta => ({
  com: etiquetas,
  colunas: [
    ...campos('f', 'id', 'protocolo', 'esfera', 'uf', 'municipio', 'orgao', 'situacao', 'dia_registro'),
    ...campos('f', 'prazo', 'prorrogada', 'encaminhada', 'modo_resposta'),
    origem,
    daManifestacao,
    ...campos('f', 'assunto', 'subassunto'),
    tag,
    ...campos('f', 'dia_resposta', 'decisao'),
    especificacao,
    ...campos('f', 'detalhamento_decisao', 'motivo_negativa'),
    restricao,
  ],
  de: sql`fato_manifestacao f ${comNumero('f.id_pessoa', periodo)}`,
  onde: sql`${PEDIDO} and ${noAno(sql.ref('f.registrada_em'), periodo)}`,
  ordem: [sql.ref('f.registrada_em'), sql.ref('f.id')],
});

/** Every text comes from what passed the publication gate, never from the case itself. */
const pedidosPublicos = (periodo: Periodo): Consulta => ({
  com: etiquetas,
  colunas: [
    ...campos('f', 'id', 'protocolo', 'esfera', 'orgao', 'situacao', 'dia_registro'),
    ...campos('t', 'resumo', 'texto'),
    ...campos('f', 'prazo', 'prorrogada', 'encaminhada', 'modo_resposta'),
    origem,
    daManifestacao,
    ...campos('f', 'assunto', 'subassunto'),
    tag,
    sql.ref('f.dia_resposta'),
    sql.ref('t.resposta'),
    sql.ref('f.decisao'),
    especificacao,
    ...campos('f', 'detalhamento_decisao', 'motivo_negativa'),
    restricao,
  ],
  de: sql`pedido_publico t join fato_manifestacao f on f.id = t.id_manifestacao ${comNumero('f.id_pessoa', periodo)}`,
  onde: sql`${PEDIDO} and not f.sigilosa and not f.restrita and ${noAno(sql.ref('t.registrado_em'), periodo)}`,
  ordem: [sql.ref('t.registrado_em'), sql.ref('t.id_manifestacao')],
});

const COM_MANIFESTANTE = sql`left join manifestante p on p.id_manifestacao = f.id_manifestacao`;
const DO_SISTEMA = sql`'Internet'`;
const { deferido, parcialmenteDeferido } = TipoRespostaRecurso;
const concedida = sql`case when f.respondido
  then f.id_tipo_resposta in (${sql.lit(deferido)}, ${sql.lit(parcialmenteDeferido)}) end`;

const recursos = (periodo: Periodo): Consulta => ({
  colunas: [
    ...campos('f', 'id', 'id_recurso_precedente', 'id_manifestacao'),
    doRecurso,
    ...campos('f', 'protocolo', 'esfera', 'uf', 'municipio', 'orgao_julgador', 'instancia', 'situacao'),
    ...campos('f', 'dia_registro', 'prazo'),
    DO_SISTEMA,
    ...campos('f', 'tipo_recurso', 'dia_resposta', 'tipo_resposta', 'especificacao', 'detalhamento'),
    concedida,
    sql.ref('f.orgao'),
  ],
  de: sql`fato_recurso f ${COM_MANIFESTANTE} ${comNumero('p.id_usuario', periodo)}`,
  onde: sql`${PEDIDO} and ${noAno(sql.ref('f.registrado_em'), periodo)}`,
  ordem: [sql.ref('f.registrado_em'), sql.ref('f.id')],
});

const recursosPublicos = (periodo: Periodo): Consulta => ({
  colunas: [
    ...campos('f', 'id', 'id_recurso_precedente'),
    sql.ref('t.recurso'),
    sql.ref('f.id_manifestacao'),
    doRecurso,
    ...campos('f', 'protocolo', 'orgao_julgador', 'instancia', 'situacao', 'dia_registro', 'prazo'),
    DO_SISTEMA,
    ...campos('f', 'tipo_recurso', 'dia_resposta'),
    sql.ref('t.decisao'),
    ...campos('f', 'tipo_resposta', 'orgao'),
  ],
  de: sql`decisao_publica t join fato_recurso f on f.id = t.id_recurso ${COM_MANIFESTANTE}
    ${comNumero('p.id_usuario', periodo)}`,
  onde: sql`${PEDIDO} and ${noAno(sql.ref('f.registrado_em'), periodo)}`,
  ordem: [sql.ref('f.registrado_em'), sql.ref('f.id')],
});

const cumprimento = (periodo: Periodo): Consulta => ({
  colunas: [
    ...campos('f', 'id', 'id_manifestacao', 'protocolo', 'esfera', 'uf', 'municipio', 'orgao'),
    ...campos('f', 'origem', 'instancia', 'situacao', 'dia_promessa', 'prazo_original', 'prazo'),
    ...campos('f', 'dia_entrega', 'dentro_do_prazo', 'contestada', 'por_silencio'),
  ],
  de: sql`fato_promessa f`,
  onde: sql`${PEDIDO} and ${noAno(sql.ref('f.prometida_em'), periodo)}`,
  ordem: [sql.ref('f.prometida_em'), sql.ref('f.id')],
});

const recortes: Readonly<Record<Recorte, Trecho>> = {
  'com-pedido': sql`and s.com_pedido`,
  'com-recurso': sql`and s.com_recurso`,
  'com-publico': sql`and s.com_publico`,
};

const NI = sql`'Não Informado'`;
const daEmpresa = sql`s.tipo_pessoa = 'Pessoa Jurídica'`;
const soDePessoas = (coluna: string): Trecho =>
  sql`case when ${daEmpresa} then null else ${sql.ref(`s.${coluna}`)} end`;

const solicitantes = ({ ano, recorte }: Periodo): Consulta => ({
  colunas: [
    ...campos('s', 'id_solicitante', 'tipo_pessoa'),
    sql`null::date`,
    ...['genero', 'escolaridade', 'profissao'].map(soDePessoas),
    sql`case when ${daEmpresa} then ${NI} end`,
    sql`case when s.uf = 'NI' then ${NI} else 'Brasil' end`,
    ...campos('s', 'uf', 'municipio'),
  ],
  de: sql`solicitante_aberto s`,
  onde: sql`s.universo = 'acesso' and s.ano = ${sql.lit(ano)} ${recorte ? recortes[recorte] : sql``}`,
  ordem: [sql.ref('s.id_solicitante')],
});

/** The last edition that each office published of the year's list. */
const classificadas = ({ ano }: Periodo): Consulta => ({
  colunas: [
    ...campos('l', 'ano', 'edicao'),
    sql`o.sigla || ' – ' || o.nome`,
    ...campos('i', 'situacao', 'codigo', 'assunto', 'categoria', 'grau', 'fundamento'),
    ...campos('i', 'data_producao', 'data_classificacao', 'termo', 'desclassificada_em'),
  ],
  de: sql`lista_classificadas_item i join lista_classificadas l on l.id = i.id_lista
    join ouvidoria o on o.id = l.id_ouvidoria`,
  onde: sql`l.ano = ${sql.lit(ano)} and not exists (select from lista_classificadas n
    where n.id_ouvidoria = l.id_ouvidoria and n.ano = l.ano and n.edicao > l.edicao)`,
  ordem: [sql.ref('i.id')],
});

const nomeados = (trechos: readonly Trecho[], letra: string): Trecho =>
  sql.join(trechos.map((trecho, i) => sql`${trecho} as ${sql.ref(`${letra}${i}`)}`));

/** Everything but what is sealed: a row of its own day. */
const manifestacoesAbertas = (periodo: Periodo): Trecho[] => {
  const dito = (coluna: string, falta: Trecho = NI): Trecho =>
    sql`coalesce(${sql.ref(`s.${coluna}`)}, ${falta})`;
  const ouNi = (coluna: string): Trecho => sql`coalesce(${sql.ref(`f.${coluna}`)}, ${NI})`;
  return [
    sql.ref('f.dia_registro'),
    sql`case when f.id_situacao <> 5 then f.prazo end`,
    sql.ref('f.dia_resposta'),
    ...['faixa_etaria', 'raca_cor', 'genero', 'municipio'].map((coluna) => dito(coluna)),
    dito('uf', sql`'NI'`),
    ouNi('municipio'),
    sql`coalesce(f.uf, 'NI')`,
    ...campos('f', 'tipo', 'id_orgao_siorg', 'orgao_sigla'),
    sql`coalesce(f.orgao_siorg_nome, f.orgao_nome)`,
    ouNi('municipio'),
    sql`coalesce(f.uf, 'NI')`,
    ouNi('assunto'),
    sql.ref('f.dias_para_resolucao'),
    sql`case when f.prazo_corre then dias_de_atraso(f.prazo, ${sql.lit(periodo.hoje)}::date)
      else f.dias_de_atraso end`,
    ...campos('f', 'formulario', 'situacao', 'esfera'),
    ouNi('servico'),
    NI,
    ouNi('demanda_atendida'),
    ouNi('satisfacao'),
  ];
};

const lugarDaSigilosa: readonly Trecho[] = [
  sql`case when f.acompanhada then coalesce(f.municipio, ${NI}) else ${NI} end`,
  sql`case when f.acompanhada then coalesce(f.uf, 'NI') else 'NI' end`,
];

/** Denúncias and comunicações as the last closing of a month left them (docs/adr/0008). */
const manifestacoesSigilosas: readonly Trecho[] = [
  sql.ref('f.mes'),
  sql`null::date`,
  sql.ref('f.mes_resposta'),
  ...[NI, NI, NI, NI, sql`'NI'`],
  ...lugarDaSigilosa,
  ...campos('f', 'tipo', 'id_orgao_siorg', 'orgao_sigla', 'orgao_siorg_nome'),
  ...lugarDaSigilosa,
  sql`coalesce(f.assunto, ${NI})`,
  sql`null::integer`,
  // Whether it was in time, not by how much: days would give the day of one end to who knows the other.
  sql`case when f.dentro_do_prazo then 0 when f.atrasada or not f.dentro_do_prazo then 1 end`,
  ...campos('f', 'formulario', 'situacao', 'esfera'),
  ...[NI, NI, NI, NI],
];

const comoColunas = (trechos: readonly Trecho[]): Trecho => nomeados(trechos, 'm');

/**
 * Sealed ones come before everything else of their month, in no order of their own: between two rows of a day they would
 * be of that day.
 */
const manifestacoes = (periodo: Periodo): Consulta => ({
  colunas: manifestacoesSigilosas.map((_, i) => sql.ref(`x.m${i}`)),
  de: sql`(
    select f.registrada_em as momento, f.id as lugar, ${comoColunas(manifestacoesAbertas(periodo))}
    from fato_manifestacao f left join solicitante_aberto s
      on s.universo = 'ouvidoria' and s.ano = ${sql.lit(periodo.ano)} and s.id_pessoa = f.id_pessoa
    where f.id_tipo_formulario <> 3 and not f.sigilosa and ${noAno(sql.ref('f.registrada_em'), periodo)}
    union all
    select f.inicio_do_mes, f.numero::bigint - 2147483648, ${comoColunas(manifestacoesSigilosas)}
    from fato_sigilosa_fechada f where ${noAno(sql.ref('f.inicio_do_mes'), periodo)}) x`,
  onde: sql`true`,
  ordem: [sql.ref('x.momento'), sql.ref('x.lugar')],
});

/** No file passes the publication gate: there is nothing to link to. */
const semLinhas = (tabela: NomeDeTabela) => (): Consulta => ({
  colunas: tabelas[tabela].colunas.map(() => sql`null`),
  de: sql`pedido_publico t`,
  onde: sql`false`,
  ordem: [sql.ref('t.id_manifestacao')],
});

export const consultas: Readonly<Record<NomeDeTabela, (periodo: Periodo) => Consulta>> = {
  pedidos,
  recursos,
  solicitantes,
  'pedidos-publicos': pedidosPublicos,
  'recursos-publicos': recursosPublicos,
  cumprimento,
  'informacoes-classificadas': classificadas,
  manifestacoes,
  'pedidos-link-arquivo': semLinhas('pedidos-link-arquivo'),
  'recursos-link-arquivo': semLinhas('recursos-link-arquivo'),
};

/** All rows in order: a statement without parameters, for a cursor. */
export const consultaInteira = ({ com, colunas, de, onde, ordem }: Consulta): Trecho => sql`
  ${com ? sql`with ${com}` : sql``} select ${nomeados(colunas, 'c')} from ${de} where ${onde}
  order by ${sql.join(ordem)}`;

/** The rows after a position; each row comes with its own position, to the microsecond. */
export const consultaDePagina = (
  { com, colunas, de, onde, ordem }: Consulta,
  depoisDe: readonly (string | number)[] | undefined,
  limite: number,
): RawBuilder<Record<string, unknown>> => {
  const lugar = ordem.map((trecho) => sql`${trecho}::text`);
  const tipos = ordem.length === 2 ? ['timestamptz', 'bigint'] : ['bigint'];
  const depois = depoisDe
    ? sql`and (${sql.join(ordem)}) > (${sql.join(depoisDe.map((valor, i) => sql`${valor}::text::${sql.raw(tipos[i] ?? 'bigint')}`))})`
    : sql``;
  return sql`
    ${com ? sql`with ${com}` : sql``} select ${nomeados(colunas, 'c')}, ${nomeados(lugar, 'o')} from ${de}
    where ${onde} ${depois} order by ${sql.join(ordem)} limit ${sql.lit(limite)}`;
};
