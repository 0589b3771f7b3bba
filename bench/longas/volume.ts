/**
 * What a work costs where there are a million cases, beside ten thousand, and beside ten million bare rows of the tables that
 * grow. Goals: at most 1.3 times (searches 2 times), and with the bare rows at most 1.6 times for list, case and filing.
 * `npm run bench:volume -- [casos] [linhas]`, by default 1000000 and 10000000 (0: without the bare rows); also writes bench/plans
 * and bench/figuras/volume.json. Needs some 60 GB for a while, and hours on a small machine.
 */
import { iniciarProduto, type Produto } from '../carga/produto.ts';
import { abrirBancos, type Bancos } from '../tudo/banco.ts';
import { type Cena, prepararCena } from '../tudo/cena.ts';
import { abrirGravador, usar } from '../tudo/gravador.ts';
import { multiplicarLinhas } from '../tudo/linhas-nuas.ts';
import { medirTrabalho } from '../tudo/medir.ts';
import { escreverPlanos } from '../tudo/planos.ts';
import { guardarFiguras, numero } from '../tudo/tabela.ts';
import { PESSOAS, TRABALHOS } from '../tudo/trabalhos.ts';

const POUCOS = 10_000;
const [muitos = '1000000', linhas = '10000000'] = process.argv.slice(2);
const MUITOS = Number(muitos);
const LINHAS = Number(linhas);
const SEGUNDOS = Number(process.env.SEGUNDOS ?? 3);
const RODADAS = Number(process.env.RODADAS ?? 3);
const META = 1.3;
const METAS: Readonly<Record<string, number>> = { 'busca pública': 2 };
const META_DAS_LINHAS = 1.6;
const MEDIDOS = TRABALHOS.filter(({ leitura, nome }) => leitura || nome.startsWith('registrar'));
const COM_LINHAS = MEDIDOS.filter(({ nome }) => /^(?:lista|abrir|registrar)/.test(nome));

interface Lado {
  readonly nome: string;
  readonly url: string;
  readonly cena: Cena;
  readonly env: Readonly<Record<string, string>>;
}

const preparar = async (bancos: Bancos, nome: string, casos: number): Promise<Lado> => {
  const comecou = performance.now();
  const url = await bancos.criar(nome);
  const env = {
    DATABASE_URL: url,
    DATA_DIR: bancos.dataDir,
    SEED: String(casos),
    REGISTROS_POR_PESSOA: '1000',
    RETENCAO_CHAVES: 'nao',
    PROXY_CONFIAVEL: '1',
    PROCESSOS: '1',
  };
  const enchendo = await iniciarProduto(env);
  await enchendo.parar();
  const cena = await usar(await abrirGravador(url, env), (gravador) =>
    prepararCena(url, gravador, PESSOAS, 0),
  );
  await bancos.executar(nome, 'vacuum analyze');
  console.log(`${nome}: ${numero(casos)} casos em ${numero((performance.now() - comecou) / 1000)} s`);
  return { nome, url, cena, env };
};

const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

/** In turns, so that a busy machine slows both alike. */
const comparar = async (
  lados: readonly [Lado, Lado],
  trabalhos: typeof TRABALHOS,
  meta: (nome: string) => number,
) => {
  const produtos: Produto[] = [];
  const figuras: object[] = [];
  let dentro = true;
  try {
    for (const { env } of lados) produtos.push(await iniciarProduto(env));
    for (const trabalho of trabalhos) {
      const medidos: number[][] = [[], []];
      for (let rodada = 0; rodada < RODADAS; rodada += 1)
        for (const [n, { cena }] of lados.entries()) {
          const origem = `http://127.0.0.1:${produtos[n]?.porta}`;
          const limitado = { ...trabalho, ...(!trabalho.leitura && { maximo: 300 }) };
          medidos[n]?.push((await medirTrabalho(origem, limitado, cena, SEGUNDOS)).mediana);
        }
      const [poucos = 0, muitos = 0] = medidos.map(mediana);
      const vezes = muitos / poucos;
      const isDentro = vezes <= meta(trabalho.nome);
      dentro &&= isDentro;
      figuras.push({ trabalho: trabalho.nome, poucos, muitos, vezes, meta: meta(trabalho.nome) });
      console.log(
        `| ${trabalho.nome} | ${numero(poucos, 1)} | ${numero(muitos, 1)} | ${numero(vezes, 2)} | ${isDentro ? '✓' : `meta ${numero(meta(trabalho.nome), 1)}`} |`,
      );
    }
  } finally {
    for (const produto of produtos) await produto.parar();
  }
  return { dentro, figuras };
};

const bancos = await abrirBancos();
try {
  const poucos = await preparar(bancos, 'poucos', POUCOS);
  const muitos = await preparar(bancos, 'muitos', MUITOS);
  const titulo = (outros: string) =>
    `\n| trabalho | ${numero(POUCOS)} casos, ms | ${outros}, ms | vezes | |\n| --- | --- | --- | --- | --- |`;
  console.log(titulo(`${numero(MUITOS)} casos`));
  const casos = await comparar([poucos, muitos], MEDIDOS, (nome) => METAS[nome] ?? META);
  const inteiras = await escreverPlanos(muitos.url, muitos.env, MUITOS);
  for (const inteira of inteiras) console.log(`LIDA INTEIRA: ${inteira}`);
  let nuas: Awaited<ReturnType<typeof comparar>> | null = null;
  if (LINHAS > MUITOS) {
    await multiplicarLinhas(muitos.url, Math.round(LINHAS / MUITOS));
    console.log(titulo(`${numero(LINHAS)} linhas`));
    nuas = await comparar([poucos, muitos], COM_LINHAS, () => META_DAS_LINHAS);
  }
  await guardarFiguras('volume', {
    casos: MUITOS,
    linhas: LINHAS,
    crescimento: casos.figuras,
    comLinhasNuas: nuas?.figuras ?? [],
  });
  process.exitCode = casos.dentro && inteiras.length === 0 && (nuas?.dentro ?? true) ? 0 : 1;
} finally {
  await bancos.fechar();
}
process.exit();
