import { classeDoArquivo } from '#server/crypto/texto-selado.ts';
import { linhasDoCaso } from './alcance.ts';
import { type Copia, valoresDe } from './copia.ts';
import type { Verdade } from './verdade.ts';

/** Keys, marks and hashes always have the same length. */
const FIXOS = new Set([16, 32, 60]);
const SELO = 28;
const isClasse = (bytes: number): boolean => bytes >= 256 && Number.isInteger(Math.log2(bytes));

/** Lengths of everything sealed, and sizes written as numbers: each must be that of a class. */
export const tentarTamanhos = (copia: Copia, { seladas }: Verdade) => {
  const achados = new Map<string, number>();
  const classes = new Map<number, number>();
  let medidos = 0;
  const anotar = (onde: string) => achados.set(onde, (achados.get(onde) ?? 0) + 1);
  for (const { id } of seladas) {
    for (const { tabela, linha } of linhasDoCaso(copia, id)) {
      for (const [onde, valor] of valoresDe({ tabela, linha })) {
        if (!/cifrado$/i.test(onde) || typeof valor !== 'string') continue;
        medidos += 1;
        if (!isClasse(Buffer.from(valor, 'base64').length - SELO)) anotar(onde);
      }
      for (const [coluna, valor] of Object.entries(linha)) {
        if (Buffer.isBuffer(valor) && !FIXOS.has(valor.length)) {
          medidos += 1;
          classes.set(valor.length, (classes.get(valor.length) ?? 0) + 1);
          if (!isClasse(valor.length - SELO)) anotar(`${tabela}.${coluna}`);
        }
        if (tabela === 'anexo' && ['tamanho', 'recebido'].includes(coluna) && linha.nome_cifrado) {
          medidos += 1;
          if (classeDoArquivo(Number(valor)) !== valor) anotar(`${tabela}.${coluna}`);
        }
      }
    }
  }
  return { medidos, classes, achados };
};
