/**
 * What the main works cost, side by side in one run: the product over HTTP with four sign-ins on four connections, the same
 * statements as bare SQL, a route with a single select, and Request Tracker where `RT_URL` says where it is. Ratios count, not
 * figures: machines differ. `npm run bench -- [casos …]`, by default 10000 and 100000; the figures also go to
 * bench/figuras/tudo.json. `SEGUNDOS` of each measure (5), `PROCESSOS` of the product (as it decides by itself), `OUVINTES` of
 * live events (500).
 */
import { iniciarProduto } from '../carga/produto.ts';
import { pedidoGet, repetir as repetirPagina } from '../carga/repetir.ts';
import { medirAoVivo } from '../tudo/ao-vivo.ts';
import { abrirBancos, type Bancos } from '../tudo/banco.ts';
import type { Medida } from '../tudo/carga.ts';
import { prepararCena } from '../tudo/cena.ts';
import { abrirGravador, usar } from '../tudo/gravador.ts';
import { type Gravacao, gravarTrabalho, medirNoSql, medirTrabalho, medirUmSelect } from '../tudo/medir.ts';
import { medirRequestTracker } from '../tudo/request-tracker.ts';
import { CABECALHO, comoLinha, guardarFiguras, type Linha, numero } from '../tudo/tabela.ts';
import {
  META_DA_ESCRITA,
  META_DA_LEITURA,
  PESSOAS,
  PREPARADOS,
  TRABALHOS,
  type Trabalho,
} from '../tudo/trabalhos.ts';

const SEGUNDOS = Number(process.env.SEGUNDOS ?? 5);
const OUVINTES = Number(process.env.OUVINTES ?? 500);
const ATOS_AO_VIVO = 5;
/** How many writings of each work are replayed as bare SQL. */
const GRAVADAS = 300;
const CONEXOES_DA_PAGINA = 16;

const ambienteDe = (bancos: Bancos, url: string, casos: number) => ({
  DATA_DIR: bancos.dataDir,
  DATABASE_URL: url,
  SEED: String(casos),
  REGISTROS_POR_PESSOA: '1000',
  RETENCAO_CHAVES: 'nao',
  PROXY_CONFIAVEL: '1',
  PROCESSOS: process.env.PROCESSOS ?? '',
});

/** Filled by the product itself, then copied twice: one to write down on, one to replay on. */
const encher = async (bancos: Bancos, casos: number) => {
  const medida = `medida_${casos}`;
  const url = await bancos.criar(medida);
  const env = ambienteDe(bancos, url, casos);
  const enchendo = await iniciarProduto({ ...env, PROCESSOS: '1' });
  await enchendo.parar();
  console.error(`${numero(casos)} casos no banco; preparando o que os trabalhos pedem…`);
  const cena = await usar(await abrirGravador(url, env), (gravador) =>
    prepararCena(url, gravador, PESSOAS, PREPARADOS),
  );
  console.error('copiando o banco duas vezes…');
  await bancos.executar(medida, 'vacuum analyze');
  const gravacao = await bancos.copiar(`gravacao_${casos}`, medida);
  const replica = await bancos.copiar(`replica_${casos}`, medida);
  return { env, url, cena, gravacao, replica };
};

const semComparar = { comandos: null, idas: null, doSqlPuro: null, meta: null, vezesRequestTracker: null };

const medirPagina = async (porta: number): Promise<number> => {
  const pedido = pedidoGet('/web/', { 'accept-encoding': 'br' });
  const rodada = { porta, pedido, conexoes: CONEXOES_DA_PAGINA, ms: 1000 * SEGUNDOS };
  await repetirPagina({ ...rodada, ms: 1000 });
  return repetirPagina(rodada);
};

const comparar = (
  casos: number,
  trabalho: Trabalho,
  [medida, sql, umSelect, doRt]: readonly [Medida, Medida | null, Medida, Medida | undefined],
  { vezes }: Gravacao,
): Linha => {
  const uma = [...vezes.values()].at(-1) ?? [];
  return {
    casos,
    trabalho: trabalho.nome,
    porSegundo: medida.porSegundo,
    mediana: medida.mediana,
    p99: medida.p99,
    comandos: uma.length,
    idas: uma.filter(({ junto }) => !junto).length,
    doSqlPuro: sql && medida.porSegundo / sql.porSegundo,
    meta: sql && (trabalho.leitura ? META_DA_LEITURA : META_DA_ESCRITA),
    doUmSelect: medida.porSegundo / umSelect.porSegundo,
    vezesRequestTracker: doRt ? medida.porSegundo / doRt.porSegundo : null,
  };
};

/** Works that neither repeat what stands in the database nor compare with it. */
const medirDemais = async (porta: number, casos: number): Promise<Linha[]> => {
  const base = { casos, ...semComparar, doUmSelect: null };
  const paginas = await medirPagina(porta);
  const aoVivo = await medirAoVivo(`http://127.0.0.1:${porta}`, OUVINTES, ATOS_AO_VIVO);
  return [
    { ...base, trabalho: 'página inicial, HTML', porSegundo: paginas, mediana: null, p99: null },
    { ...base, trabalho: `eventos ao vivo, ${OUVINTES} ouvindo`, ...aoVivo },
  ];
};

const medirCom = async (bancos: Bancos, casos: number): Promise<Linha[]> => {
  const { env, url, cena, gravacao, replica } = await encher(bancos, casos);
  const doRt = casos === 10_000 ? await medirRequestTracker(SEGUNDOS) : new Map<string, Medida>();
  const gravador = await abrirGravador(gravacao, env);
  const comecou = performance.now();
  const produto = await iniciarProduto(env);
  console.log(
    `\n${numero(casos)} casos; início de novo: ${numero((performance.now() - comecou) / 1000, 1)} s`,
  );
  const origem = `http://127.0.0.1:${produto.porta}`;
  const linhas: Linha[] = [];
  const dizer = (linha: Linha): void => {
    linhas.push(linha);
    console.log(comoLinha(linha));
  };
  try {
    const umSelect = await medirUmSelect(url, cena, SEGUNDOS);
    console.log(`uma rota com um select: ${numero(umSelect.porSegundo)} por segundo\n\n${CABECALHO}`);
    for (const trabalho of TRABALHOS) {
      const gravado = await gravarTrabalho(gravador, trabalho, cena, trabalho.gravadas ?? GRAVADAS);
      const medida = await medirTrabalho(origem, trabalho, cena, SEGUNDOS);
      const temComandos = [...gravado.vezes.values()].some((enviados) => enviados.length > 0);
      const sql = temComandos ? await medirNoSql(replica, trabalho, gravado, SEGUNDOS) : null;
      dizer(comparar(casos, trabalho, [medida, sql, umSelect, doRt.get(trabalho.nome)], gravado));
    }
    for (const linha of await medirDemais(produto.porta, casos)) dizer(linha);
    console.log(
      `memória de cada processo: ${(await produto.memorias()).map((mb) => numero(mb)).join(', ')} MB`,
    );
    return linhas;
  } finally {
    await gravador.fechar();
    await produto.parar();
  }
};

const pedidos = process.argv.slice(2).filter((texto) => /^\d+$/.test(texto));
const bancos = await abrirBancos();
const linhas: Linha[] = [];
try {
  for (const casos of pedidos.length > 0 ? pedidos : ['10000', '100000'])
    linhas.push(...(await medirCom(bancos, Number(casos))));
} finally {
  await bancos.fechar();
}
await guardarFiguras('tudo', { segundos: SEGUNDOS, linhas });
process.exit();
