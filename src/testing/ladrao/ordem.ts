import pg from 'pg';
import type { Copia, Linha } from './copia.ts';
import type { CasoSelado, Verdade } from './verdade.ts';

/** The case of each row, in the order in which a copy has them. */
type Fila = readonly number[];

const linhasDe = (copia: Copia, tabela: string): readonly Linha[] => copia.tabelas.get(tabela)?.linhas ?? [];
const porNumero = (linhas: readonly Linha[]): Linha[] =>
  [...linhas].sort((a, b) => Number(a.id) - Number(b.id));

/** Office, sequence, year and check digits: the sequence of an office begins anew each year. */
const ordemDoProtocolo = ({ protocolo }: Linha): string => {
  const digitos = String(protocolo);
  return digitos.slice(11, 15) + digitos.slice(5, 11);
};

const filasDe = (copia: Copia): Readonly<Record<string, readonly Fila[]>> => {
  const casos = linhasDe(copia, 'manifestacao');
  const doOrgao = [...Map.groupBy(casos, ({ id_ouvidoria_registro }) => id_ouvidoria_registro).values()];
  const idDe = ({ id }: Linha): number => Number(id);
  return {
    ids: [porNumero(casos).map(idDe)],
    protocolos: doOrgao.map((deles) =>
      [...deles].sort((a, b) => ordemDoProtocolo(a).localeCompare(ordemDoProtocolo(b))).map(idDe),
    ),
    // What is said about cases, views aside: a person who adds to an open case in the same sitting.
    historico: [
      porNumero(linhasDe(copia, 'manifestacao_historico'))
        .filter(({ acao }) => acao !== 'Visualização')
        .map(({ id_manifestacao }) => Number(id_manifestacao)),
    ],
  };
};

/**
 * What the order of numbers tells: how often a row just before or just after one of a sealed case is of an open case of the same person,
 * and how often it would be by chance. Measured, not hidden: numbers follow the order of filing, by law the protocol too.
 */
export const medirOrdem = (copia: Copia, { seladas, abertas }: Verdade) => {
  const porId = new Map<number, CasoSelado>([...seladas, ...abertas].map((caso) => [caso.id, caso]));
  const isAberto = new Set(abertas.map(({ id }) => id));
  const comAutor = seladas.filter(({ idAutor }) => idAutor !== null);
  const medir = (filas: readonly Fila[]) => {
    const vizinhas = new Set<number>();
    let aoAcaso = 0;
    for (const fila of filas) {
      const doAutor = Map.groupBy(
        fila.filter((id) => isAberto.has(id)),
        (id) => porId.get(id)?.idAutor ?? null,
      );
      const selada = new Set<number>();
      for (const [n, id] of fila.entries()) {
        const idAutor = porId.get(id)?.idAutor ?? null;
        if (isAberto.has(id) || idAutor === null) continue;
        if (!selada.has(id)) aoAcaso += (2 * (doAutor.get(idAutor)?.length ?? 0)) / fila.length;
        selada.add(id);
        const perto = [fila[n - 1], fila[n + 1]];
        if (
          perto.some(
            (outro) => outro !== undefined && isAberto.has(outro) && porId.get(outro)?.idAutor === idAutor,
          )
        )
          vizinhas.add(id);
      }
    }
    return { vizinhasDoMesmo: vizinhas.size, aoAcaso: Math.round(aoAcaso) };
  };
  return {
    seladasComConta: comAutor.length,
    ...Object.fromEntries(Object.entries(filasDe(copia)).map(([nome, filas]) => [nome, medir(filas)])),
  };
};

const CONTAS = `
  select x.* from (
    select id_usuario as "idUsuario", xmin::text::bigint::int as transacao from sessao
    union all select id_usuario, xmin::text::bigint::int from usuario_historico
  ) x where not exists (select from usuario_perfil_ouvidoria p where p.id_usuario = x."idUsuario")`;
const REGISTROS = `
  select id_manifestacao as "idManifestacao", xmin::text::bigint::int as transacao
  from manifestacao_historico where acao = 'Cadastro'`;

/**
 * What the order of writing tells to a thief of the data directory or of its log, which a dump does not have: each row names the transaction
 * that wrote it. Guesses that a report is of the account, of nobody who works there, that left the last row before it.
 */
export const medirTransacoes = async (url: string, { seladas }: Verdade) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: contas } = await client.query<{ idUsuario: number; transacao: number }>(CONTAS);
    const { rows: registros } = await client.query<{ idManifestacao: number; transacao: number }>(REGISTROS);
    const emOrdem = contas.toSorted((a, b) => a.transacao - b.transacao);
    const escreveram = new Set(contas.map(({ idUsuario }) => idUsuario));
    const autores = new Map(seladas.map(({ id, idAutor }) => [id, idAutor]));
    let tentadas = 0;
    let acertos = 0;
    for (const { idManifestacao, transacao } of registros) {
      const idAutor = autores.get(idManifestacao) ?? null;
      const antes = emOrdem.findLast((conta) => conta.transacao < transacao);
      // The demonstration itself was written at once: of its people nobody signed in.
      if (idAutor === null || !antes || !escreveram.has(idAutor)) continue;
      tentadas += 1;
      if (antes.idUsuario === idAutor) acertos += 1;
    }
    return { tentadas, acertos, contas: escreveram.size };
  } finally {
    await client.end();
  }
};
