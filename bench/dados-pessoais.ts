/**
 * What the personal-data scan finds, what it misses and how fast it reads, on texts written for the
 * purpose (bench/dados-pessoais/). `node bench/dados-pessoais.ts [erros]` prints the figures;
 * 'erros' also lists what was missed or wrongly found among the templates it was tuned with. The
 * reserved ones are only counted, never shown.
 */

import { analisar } from '../src/capabilities/dados-pessoais/domain/analisar.ts';
import { nomeDoDado } from '../src/capabilities/dados-pessoais/domain/tipos.ts';
import { textosLimpos } from './dados-pessoais/limpos.ts';
import { falsosPorMil, type Medida, medir, revocacao } from './dados-pessoais/medir.ts';
import { type Documento, montarCorpus } from './dados-pessoais/montar.ts';

const corpus = montarCorpus();
const limpos = textosLimpos();
const ajuste = corpus.filter(({ reservado }) => !reservado);
const reserva = corpus.filter(({ reservado }) => reservado);

const porCento = (parte: number): string => `${(100 * parte).toFixed(1).replace('.', ',')} %`;

const imprimir = (titulo: string, medida: Medida): void => {
  const itens = medida.porTipo.reduce((total, { itens: quantos }) => total + quantos, 0);
  console.log(`\n${titulo}: ${itens} dados em ${medida.palavras} palavras`);
  for (const cada of medida.porTipo) {
    console.log(
      `  ${nomeDoDado[cada.tipo].padEnd(24)} ${String(cada.achados).padStart(5)} de ${String(cada.itens).padStart(5)}  ${porCento(revocacao(cada)).padStart(8)}`,
    );
  }
  console.log(
    `  alarmes falsos: ${medida.falsos.length} (${falsosPorMil(medida).toFixed(2)} por mil palavras)`,
  );
};

const medidaDoAjuste = medir(ajuste);
imprimir('Modelos de ajuste', medidaDoAjuste);
imprimir('Modelos reservados', medir(reserva));
const medidaDosLimpos = medir(limpos);
imprimir('Textos sem dados pessoais', medidaDosLimpos);

if (process.argv[2] === 'erros') {
  for (const { tipo, trecho, em } of medidaDoAjuste.perdidos)
    console.log('perdido', tipo, JSON.stringify(trecho), JSON.stringify(em));
  for (const { tipo, trecho, em } of [...medidaDoAjuste.falsos, ...medidaDosLimpos.falsos])
    console.log('falso', tipo, JSON.stringify(trecho), JSON.stringify(em));
}

const BYTES = 4_000_000;
const VOLTAS = 8;

const segundosDoProcessador = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The best of several rounds, in processor time: the machine may be doing something else. */
const velocidade = (documentos: readonly Documento[]): number => {
  const junto = documentos.map(({ texto }) => texto).join('\n\n');
  const texto = junto.repeat(Math.ceil(BYTES / junto.length));
  const megas = Buffer.byteLength(texto) / 1e6;
  let melhor = 0;
  for (let volta = 0; volta < VOLTAS; volta++) {
    const inicio = segundosDoProcessador();
    analisar(texto);
    melhor = Math.max(melhor, megas / (segundosDoProcessador() - inicio));
  }
  return melhor;
};

console.log(
  `\nLeitura: ${velocidade([...limpos, ...corpus]).toFixed(1)} MB/s em textos misturados, ${velocidade(limpos).toFixed(1)} MB/s em textos sem dados pessoais`,
);
