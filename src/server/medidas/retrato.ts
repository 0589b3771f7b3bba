import { BALDES, MEDIDAS, type NomeDaMedida, nomesDasMedidas } from './definicoes.ts';

/**
 * Figures as they are at one moment: of each measure its series, by their labels as they are written. A counter or gauge is one number;
 * a histogram has one for each bucket, one for the rest, and last the sum. Plain objects: processes send them to each other.
 */
export type Retrato = { readonly [N in NomeDaMedida]?: Readonly<Record<string, readonly number[]>> };
export type RetratoAberto = { [N in NomeDaMedida]?: Record<string, number[]> };

const escapar = (valor: string): string =>
  valor.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Labels in the order of their definition, without braces. */
export const rotulosDe = (nome: NomeDaMedida, valores: readonly (string | number)[]): string => {
  const { rotulos } = MEDIDAS[nome];
  if (rotulos.length !== valores.length) throw new Error(`${nome} wants ${rotulos.length} labels`);
  return rotulos.map((rotulo, n) => `${rotulo}="${escapar(String(valores[n]))}"`).join(',');
};

export const porNoRetrato = (
  retrato: RetratoAberto,
  nome: NomeDaMedida,
  valor: number,
  ...valores: readonly (string | number)[]
): void => {
  const series = retrato[nome] ?? {};
  retrato[nome] = series;
  series[rotulosDe(nome, valores)] = [valor];
};

const somarSerie = (a: readonly number[] | undefined, b: readonly number[]): number[] =>
  a ? b.map((valor, n) => valor + (a[n] ?? 0)) : [...b];

/** Number by number: right for counters and histograms, and for gauges that are parts of a whole or have their process as a label. */
export const somar = (retratos: readonly Retrato[]): Retrato => {
  const soma: RetratoAberto = {};
  for (const retrato of retratos)
    for (const nome of nomesDasMedidas)
      for (const [rotulos, valores] of Object.entries(retrato[nome] ?? {})) {
        const series = soma[nome] ?? {};
        soma[nome] = series;
        series[rotulos] = somarSerie(series[rotulos], valores);
      }
  return soma;
};

/** What remains true of a process that is gone: what it has counted. */
export const soOContado = (retrato: Retrato): Retrato =>
  Object.fromEntries(
    nomesDasMedidas.flatMap((nome) =>
      MEDIDAS[nome].tipo !== 'gauge' && retrato[nome] ? [[nome, retrato[nome]]] : [],
    ),
  );

const linhaDe = (nome: string, rotulos: string, valor: number): string =>
  `${nome}${rotulos && `{${rotulos}}`} ${valor}\n`;

const comRotulo = (rotulos: string, outro: string): string => (rotulos ? `${rotulos},${outro}` : outro);

/** Each bucket counts all that are below its end. */
const linhasDoHistograma = (nome: string, rotulos: string, valores: readonly number[]): string => {
  let ate = 0;
  let texto = '';
  for (const [n, fim] of [...BALDES, Number.POSITIVE_INFINITY].entries()) {
    ate += valores[n] ?? 0;
    const le = fim === Number.POSITIVE_INFINITY ? '+Inf' : fim;
    texto += linhaDe(`${nome}_bucket`, comRotulo(rotulos, `le="${le}"`), ate);
  }
  texto += linhaDe(`${nome}_sum`, rotulos, valores[BALDES.length + 1] ?? 0);
  return texto + linhaDe(`${nome}_count`, rotulos, ate);
};

export const TIPO_DO_TEXTO = 'text/plain; version=0.0.4; charset=utf-8';

/** Prometheus' text format, version 0.0.4. */
export const escreverRetrato = (retrato: Retrato): string => {
  let texto = '';
  for (const nome of nomesDasMedidas) {
    const series = Object.entries(retrato[nome] ?? {});
    if (series.length === 0) continue;
    const { tipo, ajuda } = MEDIDAS[nome];
    texto += `# HELP ${nome} ${ajuda.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${nome} ${tipo}\n`;
    for (const [rotulos, valores] of series)
      texto +=
        tipo === 'histogram'
          ? linhasDoHistograma(nome, rotulos, valores)
          : linhaDe(nome, rotulos, valores[0] ?? 0);
  }
  return texto;
};
