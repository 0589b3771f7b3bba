/**
 * What happens when three times as much comes as can be done: the capacity for a mix of readings, notes and filings is measured,
 * then three times that is offered for some seconds, whether or not the earlier ones were answered. Goals: who is sent away knows
 * it within 50 ms (p99) and when to come back, at least 90 % of the capacity is still served, the staff's acts before anonymous
 * readings, memory does not grow, and 5 s later everything is as before. Starts the product, with its demonstration, on a
 * temporary database and removes it. `node bench/sobrecarga.ts [segundos de sobrecarga]`
 */
import { type Mistura, type Parte, prepararMistura, type Resposta } from './carga/mistura.ts';
import { capacidade, espera, oferecer, percentil } from './carga/oferecer.ts';
import { iniciarProduto, type Produto } from './carga/produto.ts';

const SEGUNDOS = Number(process.argv[2] ?? 10);
const DE_MEDIDA_MS = 8000;
const AQUECER_MS = 4000;
const VEZES = 3;
const PARTES: readonly Parte[] = ['ato-da-equipe', 'ato', 'leitura-com-conta', 'leitura-anonima'];

/** How long until five in a row are as fast as before. */
const recuperar = async ({ uma }: Mistura, antes: number): Promise<number> => {
  const inicio = performance.now();
  for (let boas = 0; boas < 5; ) {
    const { status, ms } = await uma('leitura-com-conta');
    boas = status === 200 && ms <= Math.max(2 * antes, 50) ? boas + 1 : 0;
    if (performance.now() - inicio > 60_000) return Number.POSITIVE_INFINITY;
    await espera(20);
  }
  return (performance.now() - inicio) / 1000;
};

const contarPartes = (respostas: readonly Resposta[]): void => {
  for (const parte of PARTES) {
    const desta = respostas.filter((resposta) => resposta.parte === parte);
    const servidas = desta.filter(({ status }) => status < 400);
    const outras = desta.filter(({ status }) => status >= 400 && status !== 503);
    const ms = servidas.map((resposta) => resposta.ms);
    console.log(
      `  ${parte.padEnd(18)} oferecidas ${String(desta.length).padStart(6)}  servidas ${((100 * servidas.length) / Math.max(1, desta.length)).toFixed(0).padStart(3)} %` +
        `  em ${percentil(ms, 0.5).toFixed(0)} ms (mediana), ${percentil(ms, 0.99).toFixed(0)} ms (p99)` +
        `${outras.length > 0 ? `  outras respostas: ${outras.length} (${outras[0]?.status})` : ''}`,
    );
  }
};

const medir = async (produto: Produto): Promise<void> => {
  const mistura = await prepararMistura(produto.porta);
  await capacidade(mistura, AQUECER_MS);
  const cabe = await capacidade(mistura, DE_MEDIDA_MS);
  const sozinhas: number[] = [];
  for (let n = 0; n < 20; n += 1) sozinhas.push((await mistura.uma('leitura-com-conta')).ms);
  const antes = percentil(sozinhas, 0.5);
  const memoriaAntes = await produto.memoria();
  console.log(
    `capacidade ${cabe.toFixed(0)} por s; oferecidas ${(VEZES * cabe).toFixed(0)} por s por ${SEGUNDOS} s`,
  );
  const { respostas, erros, segundos } = await oferecer(mistura, VEZES * cabe, SEGUNDOS);
  const recuperou = await recuperar(mistura, antes);
  const memoriaDepois = await produto.memoria();
  const recusadas = respostas.filter(({ status }) => status === 503);
  const servidas = respostas.filter(({ status }) => status < 400).length / segundos;
  const ms = recusadas.map((resposta) => resposta.ms);
  contarPartes(respostas);
  const semHora = recusadas.filter(({ retryAfter }) => retryAfter === undefined).length;
  console.log(`servido: ${((100 * servidas) / cabe).toFixed(0)} % da capacidade (meta: 90 %)`);
  console.log(
    `recusadas ${recusadas.length} em ${percentil(ms, 0.5).toFixed(1)} ms (mediana), ${percentil(ms, 0.99).toFixed(1)} ms (p99; meta: 50); sem Retry-After: ${semHora}; conexões perdidas: ${erros}`,
  );
  console.log(`memória: ${memoriaAntes.toFixed(0)} MB antes, ${memoriaDepois.toFixed(0)} MB depois`);
  console.log(`de volta ao normal em ${recuperou.toFixed(2)} s (meta: 5)`);
};

const produto = await iniciarProduto({
  SEED: 'demo',
  SEGUNDO_FATOR: 'oferecido',
  REGISTROS_POR_PESSOA: '1000',
});
try {
  await medir(produto);
} finally {
  await produto.parar();
}
process.exit();
