import { acharEmails } from './email.ts';
import { acharEnderecos } from './endereco/achar-enderecos.ts';
import { acharNomes } from './nomes/achar-nomes.ts';
import { normalizar } from './normalizar.ts';
import { type Anotar, acharNumeros } from './numeros/achar-numeros.ts';
import { criarMesa, readPalavras } from './palavras.ts';
import type { Dado, TipoDeDado } from './tipos.ts';

/** Which of two overlapping finds wins: a form of its own before a mere word. */
const PESO: Readonly<Record<TipoDeDado, number>> = {
  email: 0,
  cpf: 1,
  cnpj: 1,
  pis: 1,
  cartao: 1,
  titulo_eleitor: 1,
  data_nascimento: 1,
  conta_bancaria: 2,
  rg: 2,
  telefone: 2,
  cep: 2,
  placa: 2,
  endereco: 3,
  nome: 4,
};

/** Long texts are read in pieces, so that memory does not grow with them. */
const PEDACO = 1 << 16;
const PROCURA = 4096;

const fimDoPedaco = (texto: string, inicio: number): number => {
  const alvo = inicio + PEDACO;
  if (alvo >= texto.length) return texto.length;
  const trecho = texto.slice(alvo, alvo + PROCURA);
  for (const quebra of ['\n\n', '\n', '. ', ' ']) {
    const lugar = trecho.indexOf(quebra);
    if (lugar >= 0) return alvo + lugar + quebra.length;
  }
  return Math.min(texto.length, alvo + PROCURA);
};

const semSobrepor = (dados: Dado[]): Dado[] => {
  const escolhidos: Dado[] = [];
  for (const dado of dados.sort(
    (a, b) => a.inicio - b.inicio || PESO[a.tipo] - PESO[b.tipo] || b.fim - a.fim,
  )) {
    const anterior = escolhidos.at(-1);
    if (!anterior || dado.inicio >= anterior.fim) escolhidos.push(dado);
    else if (PESO[dado.tipo] < PESO[anterior.tipo]) {
      escolhidos[escolhidos.length - 1] = {
        ...dado,
        inicio: Math.min(dado.inicio, anterior.inicio),
        fim: Math.max(dado.fim, anterior.fim),
      };
    }
  }
  return escolhidos;
};

/**
 * Personal data in a text (Lei 13.709/2018, art. 5, I), by position in the original text, sorted
 * and not overlapping. Linear in the length of the text, whatever it contains. It pauses after each
 * piece, so that the caller may do something else in between.
 */
export function* analisarAosPoucos(bruto: string): Generator<undefined, Dado[]> {
  const { texto, original } = normalizar(bruto);
  const dados: Dado[] = [];
  const mesa = criarMesa(Math.min(texto.length, PEDACO + PROCURA));
  let base = 0;
  const anotar: Anotar = (inicio, fim, tipo) => dados.push({ inicio: inicio + base, fim: fim + base, tipo });
  while (base < texto.length) {
    const fim = fimDoPedaco(texto, base);
    const pedaco = base === 0 && fim === texto.length ? texto : texto.slice(base, fim);
    const palavras = readPalavras(pedaco, mesa);
    acharEmails(pedaco, anotar);
    acharNumeros(palavras, anotar);
    acharEnderecos(palavras, anotar);
    acharNomes(palavras, anotar);
    base = fim;
    if (base < texto.length) yield;
  }
  return semSobrepor(dados).map(({ inicio, fim, tipo }) => ({
    inicio: original(inicio),
    fim: original(fim - 1) + 1,
    tipo,
  }));
}

export const analisar = (texto: string): Dado[] => {
  const leitura = analisarAosPoucos(texto);
  let passo = leitura.next();
  while (!passo.done) passo = leitura.next();
  return passo.value;
};
