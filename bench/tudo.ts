/**
 * What the main works cost, side by side in one run: the product over HTTP with four sign-ins on four connections, the same
 * statements as bare SQL, and a route with a single select. Ratios count, not figures: machines differ.
 * `node bench/tudo.ts [casos …]`, by default 10000 and 100000; with `--json` the table also goes to bench/tudo.json.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { newDataDir, removeDataDir, startServer, stopServer } from '../scripts/lib/proof-server.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { Ligacao, type Medida, repetir } from './tudo/carga.ts';
import { abrirGravador } from './tudo/gravador.ts';
import { createSqlPuro } from './tudo/sql-puro.ts';
import { type Cena, conferir, TRABALHOS, type Trabalho } from './tudo/trabalhos.ts';

const LIGACOES = 4;
const SEGUNDOS = Number(process.env.SEGUNDOS ?? 5);
const RODADA = { ao: LIGACOES, aquecer: 20, segundos: SEGUNDOS };
/** How many different requests the bare statements are taken from. */
const AMOSTRAS = 20;
const CGU = 6;

interface Linha {
  readonly casos: number;
  readonly trabalho: string;
  readonly porSegundo: number;
  readonly mediana: number;
  readonly p99: number;
  /** Of the bare statements' rate; null where they are not replayed. */
  readonly doSqlPuro: number | null;
  readonly comandos: number | null;
  readonly doUmSelect: number;
}

const lerCena = async (pool: pg.Pool): Promise<Cena> => {
  const ids = async (sql: string, ...valores: unknown[]): Promise<number[]> =>
    (await pool.query<{ id: number }>(sql, valores)).rows.map(({ id }) => id);
  return {
    casosDaEquipe: await ids(
      'select id from manifestacao where id_ouvidoria = $1 and id_tipo = 2 order by id desc limit 200',
      CGU,
    ),
    casosDaPessoa: await ids(
      `select p.id_manifestacao as id from manifestante p join usuario u on u.id = p.id_usuario
        where u.login = 'maria.cidada' order by 1 limit 20`,
    ),
    orgaos: await ids(
      `select o.id from ouvidoria o where o.inativada_em is null and o.id_esfera = 1 order by o.id limit 50`,
    ),
  };
};

const medirUmSelect = async (url: string, cena: Cena): Promise<Medida> => {
  const processo = fork(path.join(import.meta.dirname, 'tudo/um-select.ts'), {
    env: { ...process.env, DATABASE_URL: url },
  });
  try {
    const [porta] = (await once(processo, 'message')) as [number];
    const ligacoes = Array.from({ length: LIGACOES }, (_, n) => new Ligacao(`http://127.0.0.1:${porta}`, n));
    const medida = await repetir(async (trabalhador, vez) => {
      const id = cena.casosDaEquipe[Math.abs(vez) % cena.casosDaEquipe.length];
      await ligacoes[trabalhador]?.pedir({ path: `/caso/${id}` });
    }, RODADA);
    for (const ligacao of ligacoes) ligacao.fechar();
    return medida;
  } finally {
    processo.kill();
  }
};

const medirTrabalho = async (
  origem: string,
  { quem, pedido, maximo }: Trabalho,
  cena: Cena,
): Promise<Medida> => {
  const ligacoes = await Promise.all(
    quem.map(async (login, n) => {
      const ligacao = new Ligacao(origem, n);
      return login === null ? ligacao : ligacao.entrar(login);
    }),
  );
  try {
    return await repetir(
      async (trabalhador, vez) => {
        const ligacao = ligacoes[trabalhador];
        if (ligacao) await conferir(ligacao, pedido(cena, vez));
      },
      { ...RODADA, ...(maximo !== undefined && { aquecer: 5, maximo }) },
    );
  } finally {
    for (const ligacao of ligacoes) ligacao.fechar();
  }
};

const numero = (valor: number | null, casas = 0): string =>
  valor === null
    ? '–'
    : valor.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas });

const dizer = ({ trabalho, porSegundo, mediana, p99, doSqlPuro, comandos, doUmSelect }: Linha): void =>
  console.log(
    `| ${trabalho} | ${numero(porSegundo)} | ${numero(mediana, 1)} | ${numero(p99, 1)} | ${numero(comandos)} | ${numero(doSqlPuro, 2)} | ${numero(doUmSelect, 2)} |`,
  );

const medirCom = async (casos: number): Promise<Linha[]> => {
  const dataDir = await newDataDir('bench');
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SEED: String(casos),
    REGISTROS_POR_PESSOA: '1000',
    PROXY_CONFIAVEL: '1',
  };
  const server = await startServer(dataDir, env);
  const pool = new pg.Pool({ connectionString: postgres.url, max: LIGACOES });
  const puro = createSqlPuro(postgres.url, LIGACOES);
  const gravador = await abrirGravador(postgres.url, env);
  const linhas: Linha[] = [];
  try {
    await pool.query('vacuum analyze');
    const cena = await lerCena(pool);
    const umSelect = await medirUmSelect(postgres.url, cena);
    console.log(
      `\n${numero(casos)} casos; uma rota com um select: ${numero(umSelect.porSegundo)} por segundo\n`,
    );
    console.log('| trabalho | por s | mediana, ms | p99, ms | comandos | do SQL puro | de um select |');
    console.log('|---|---|---|---|---|---|---|');
    for (const trabalho of TRABALHOS) {
      const medida = await medirTrabalho(server.address, trabalho, cena);
      let sql: Medida | null = null;
      let comandos: number | null = null;
      if (trabalho.leitura) {
        const [login] = trabalho.quem;
        if (login) await gravador.entrar(login);
        const amostras = [];
        for (let vez = 0; vez < AMOSTRAS; vez += 1)
          amostras.push(await gravador.gravar(trabalho.pedido(cena, vez).path));
        comandos = amostras[0]?.length ?? 0;
        sql = await repetir((_, vez) => puro.fazer(amostras[Math.abs(vez) % AMOSTRAS] ?? []), RODADA);
      }
      const linha = {
        casos,
        trabalho: trabalho.nome,
        porSegundo: medida.porSegundo,
        mediana: medida.mediana,
        p99: medida.p99,
        comandos,
        doSqlPuro: sql && medida.porSegundo / sql.porSegundo,
        doUmSelect: medida.porSegundo / umSelect.porSegundo,
      };
      linhas.push(linha);
      dizer(linha);
    }
    return linhas;
  } finally {
    await gravador.fechar();
    await puro.fechar();
    await pool.end();
    await stopServer(server);
    await postgres.stop();
    await removeDataDir(dataDir);
  }
};

const pedidos = process.argv.slice(2).filter((texto) => /^\d+$/.test(texto));
const todas: Linha[] = [];
for (const casos of pedidos.length > 0 ? pedidos : ['10000', '100000'])
  todas.push(...(await medirCom(Number(casos))));
if (process.argv.includes('--json'))
  await writeFile(path.join(import.meta.dirname, 'tudo.json'), `${JSON.stringify(todas, null, 2)}\n`);
