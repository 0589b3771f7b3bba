import type { PlainDate } from '#kernel/prazo/data.ts';
import { nomeDeHomem, nomeDeMulher } from './pessoas.ts';
import type { Sorte } from './sorte.ts';
import { bairros, cidades, empresas, meses, ruas } from './textos-comuns.ts';

/** Puts each word in braces in its place; the same word is the same thing all through a case. */
export type Preencher = (texto: string) => string;

const mesEm = (registro: PlainDate, distancia: number): string =>
  meses[(registro.month - 1 + distancia + 12) % 12] ?? '';

export const criarPreencher = (sorte: Sorte, registro: PlainDate, sigla: string): Preencher => {
  const palavras: Readonly<Record<string, string>> = {
    bairro: sorte.um(bairros),
    rua: sorte.um(ruas),
    cidade: sorte.um(cidades),
    empresa: sorte.um(empresas),
    mulher: nomeDeMulher(sorte),
    homem: nomeDeHomem(sorte),
    mes: mesEm(registro, -sorte.inteiro(1, 4)),
    proximoMes: mesEm(registro, sorte.inteiro(2, 4)),
    ano: String(registro.year - (registro.month <= 4 ? 1 : 0)),
    anoAnterior: String(registro.year - (registro.month <= 4 ? 2 : 1)),
    hora: `${sorte.inteiro(6, 9)}h${sorte.um(['', '15', '30', '40'])}`,
    pouco: String(sorte.inteiro(3, 9)),
    dias: String(sorte.inteiro(12, 58)),
    muito: String(sorte.inteiro(64, 190)),
    idade: String(sorte.inteiro(68, 91)),
    numero: String(sorte.inteiro(1042, 9876)),
    valor: `R$ ${sorte.inteiro(180, 1900)},${sorte.um(['00', '50', '90'])}`,
    sigla,
  };
  return (texto) =>
    texto.replace(/\{(\w+)\}/g, (_, palavra: string) => {
      const valor = palavras[palavra];
      if (valor === undefined) throw new RangeError(`Unknown word {${palavra}}`);
      return valor;
    });
};
