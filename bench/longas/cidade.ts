/**
 * What a city of 50,000 people needs: the product with its own PostgreSQL, everything within the limits that `LIMITES` sets
 * (docs/scale.md says how), a mix of readings, notes and filings at some requests a second for some minutes. Prints how long it takes
 * until the first page, how fast it answers, what it holds, and what it could do at most. `node bench/longas/cidade.ts [minutos] [por s]`
 */
import { prepararMistura } from '../carga/mistura.ts';
import { capacidade, espera, oferecer, percentil } from '../carga/oferecer.ts';
import { iniciarProduto } from '../carga/produto.ts';
import { guardarFiguras, numero } from '../tudo/tabela.ts';

const MINUTOS = Number(process.argv[2] ?? 3);
/** A city files some cases a day; a second of this is more than its busiest hour. */
const POR_SEGUNDO = Number(process.argv[3] ?? 10);
const ASSENTAR_MS = 10_000;
const DE_MEDIDA_MS = 8000;

const comecou = performance.now();
const produto = await iniciarProduto({
  SEED: 'demo',
  SEGUNDO_FATOR: 'oferecido',
  REGISTROS_POR_PESSOA: '1000',
});
try {
  await fetch(`http://127.0.0.1:${produto.porta}/web/`);
  const atePrimeira = (performance.now() - comecou) / 1000;
  await espera(ASSENTAR_MS);
  const emRepouso = await produto.memoria();
  const mistura = await prepararMistura(produto.porta);
  const { respostas, erros } = await oferecer(mistura, POR_SEGUNDO, 60 * MINUTOS);
  const servidas = respostas.filter(({ status }) => status < 400);
  const ms = servidas.map((resposta) => resposta.ms);
  const noFim = await produto.memoria();
  const cabe = await capacidade(mistura, DE_MEDIDA_MS);
  const figuras = {
    limites: process.env.LIMITES ?? null,
    atePrimeira,
    emRepouso,
    noFim,
    porSegundo: POR_SEGUNDO,
    minutos: MINUTOS,
    pedidos: respostas.length,
    falhas: erros + respostas.length - servidas.length,
    mediana: percentil(ms, 0.5),
    p99: percentil(ms, 0.99),
    cabe,
  };
  console.log(`primeira página em ${numero(atePrimeira, 1)} s, banco novo com a demonstração`);
  console.log(
    `${POR_SEGUNDO} por s por ${MINUTOS} min: mediana ${numero(figuras.mediana, 1)} ms, p99 ${numero(figuras.p99, 1)} ms, ${figuras.falhas} falhas`,
  );
  console.log(`memória do processo: ${numero(emRepouso)} MB em repouso, ${numero(noFim)} MB no fim`);
  console.log(`capacidade: ${numero(cabe)} por s`);
  await guardarFiguras('cidade', figuras);
} finally {
  await produto.parar();
}
process.exit();
