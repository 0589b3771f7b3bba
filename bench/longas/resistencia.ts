/**
 * What a day's work does to the memory: a mix of readings, notes and filings at 70 % of what the machine can do, for some minutes.
 * Prints each minute what was served, how fast, and what each process holds. Goals: 220 MB at rest, 350 MB at the end, and flat in
 * the second half. `npm run bench:soak -- [minutos]`, by default 15; the figures also go to bench/figuras/resistencia.json.
 */
import pg from 'pg';
import type { Resposta } from '../carga/mistura.ts';
import { prepararMistura } from '../carga/mistura.ts';
import { capacidade, espera, oferecer, percentil } from '../carga/oferecer.ts';
import { iniciarProduto, type Produto } from '../carga/produto.ts';
import { abrirBancos } from '../tudo/banco.ts';
import { criarPessoas } from '../tudo/cena.ts';
import { guardarFiguras, numero } from '../tudo/tabela.ts';

const MINUTOS = Number(process.argv[2] ?? 15);
const PARTE_DA_CAPACIDADE = 0.7;
const EM_REPOUSO_MB = 220;
const NO_FIM_MB = 350;
/** How much larger the last quarter may be than the one before: beyond, it grows. */
const PLANA = 1.05;
const ASSENTAR_MS = 20_000;
const AQUECER_MS = 5000;
const DE_MEDIDA_MS = 10_000;
/** An account may file a thousand times in an hour, and one request of ten is a filing. */
const PEDIDOS_POR_CONTA = 9000;
/** More than this nobody expects two cores to do. */
const MAXIMO_POR_SEGUNDO = 800;

interface Minuto {
  readonly minuto: number;
  readonly porSegundo: number;
  readonly mediana: number;
  readonly p99: number;
  readonly recusadas: number;
  readonly falhas: number;
  readonly memorias: readonly number[];
}

const dizer = ({ minuto, porSegundo, mediana, p99, recusadas, falhas, memorias }: Minuto): void =>
  console.log(
    `| ${minuto} | ${numero(porSegundo)} | ${numero(mediana, 1)} | ${numero(p99, 1)} | ${recusadas} | ${falhas} | ${memorias.map((mb) => numero(mb)).join(' · ')} |`,
  );

const resumir = (
  minuto: number,
  respostas: readonly Resposta[],
  memorias: readonly number[],
  falhas: number,
): Minuto => {
  const servidas = respostas.filter(({ status }) => status < 400);
  const ms = servidas.map((resposta) => resposta.ms);
  const recusadas = respostas.filter(({ status }) => status === 503).length;
  return {
    minuto,
    porSegundo: servidas.length / 60,
    mediana: percentil(ms, 0.5),
    p99: percentil(ms, 0.99),
    recusadas,
    falhas: falhas + respostas.length - servidas.length - recusadas,
    memorias,
  };
};

const media = (valores: readonly number[]): number =>
  valores.reduce((soma, valor) => soma + valor, 0) / Math.max(1, valores.length);

/** The mean of each quarter's largest process. */
const quartos = (minutos: readonly Minuto[]): readonly number[] =>
  [0, 1, 2, 3].map((n) => {
    const [de, ate] = [n, n + 1].map((cada) => Math.floor((cada * minutos.length) / 4));
    return media(
      minutos.slice(de, Math.max(ate ?? 0, (de ?? 0) + 1)).map(({ memorias }) => Math.max(...memorias)),
    );
  });

const medir = async (produto: Produto, contas: readonly string[]): Promise<boolean> => {
  await espera(ASSENTAR_MS);
  const emRepouso = await produto.memorias();
  console.log(`em repouso: ${emRepouso.map((mb) => numero(mb)).join(' · ')} MB (meta: ${EM_REPOUSO_MB})`);
  const mistura = await prepararMistura(produto.porta, contas);
  await capacidade(mistura, AQUECER_MS);
  const cabe = await capacidade(mistura, DE_MEDIDA_MS);
  const taxa = Math.min(cabe * PARTE_DA_CAPACIDADE, MAXIMO_POR_SEGUNDO);
  console.log(`capacidade ${numero(cabe)} por s; oferecidas ${numero(taxa)} por s por ${MINUTOS} min\n`);
  console.log(
    '| minuto | servidas por s | mediana, ms | p99, ms | recusadas | falhas | MB de cada processo |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  const minutos: Minuto[] = [];
  for (let minuto = 1; minuto <= MINUTOS; minuto += 1) {
    const { respostas, erros } = await oferecer(mistura, taxa, 60);
    const este = resumir(minuto, respostas, await produto.memorias(), erros);
    minutos.push(este);
    dizer(este);
  }
  const [, , terceiro = 0, ultimo = 0] = quartos(minutos);
  const noFim = Math.max(...(minutos.at(-1)?.memorias ?? [0]));
  const isPlana = ultimo <= terceiro * PLANA;
  const dentro = Math.max(...emRepouso) <= EM_REPOUSO_MB && noFim <= NO_FIM_MB && isPlana;
  console.log(`\nno fim: ${numero(noFim)} MB (meta: ${NO_FIM_MB})`);
  console.log(`segunda metade: ${numero(terceiro)} → ${numero(ultimo)} MB: ${isPlana ? 'plana' : 'CRESCE'}`);
  await espera(ASSENTAR_MS);
  const depois = await produto.memorias();
  console.log(`de novo em repouso: ${depois.map((mb) => numero(mb)).join(' · ')} MB`);
  await guardarFiguras('resistencia', { cabe, taxa, emRepouso, minutos, terceiro, ultimo, depois });
  return dentro;
};

const contas = Array.from(
  { length: Math.ceil((MINUTOS * 60 * MAXIMO_POR_SEGUNDO) / 10 / (PEDIDOS_POR_CONTA / 10)) + 1 },
  (_, n) => `medida${n + 1}`,
);
const bancos = await abrirBancos();
try {
  const url = await bancos.criar('medida');
  const produto = await iniciarProduto({
    DATABASE_URL: url,
    SEED: 'demo',
    SEGUNDO_FATOR: 'oferecido',
    REGISTROS_POR_PESSOA: '1000',
    RETENCAO_CHAVES: 'nao',
    PROCESSOS: process.env.PROCESSOS ?? '',
  });
  try {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await criarPessoas(pool, contas);
    await pool.end();
    console.log((await medir(produto, contas)) ? 'dentro da meta' : 'FORA DA META');
  } finally {
    await produto.parar();
  }
} finally {
  await bancos.fechar();
}
process.exit();
