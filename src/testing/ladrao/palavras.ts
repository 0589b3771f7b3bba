import { linhasDoCaso } from './alcance.ts';
import { type Copia, type LinhaDe, valoresDe } from './copia.ts';
import type { Verdade } from './verdade.ts';

const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const soDigitos = (texto: string): string => texto.replace(/\D/g, '');

const textoDe = (linhas: readonly LinhaDe[]) =>
  linhas.flatMap(valoresDe).flatMap(([onde, valor]) => {
    if (typeof valor === 'string') return [{ onde, texto: simples(valor), digitos: soDigitos(valor) }];
    if (!Buffer.isBuffer(valor)) return [];
    const texto = simples(valor.toString('latin1'));
    return [{ onde, texto, digitos: '' }];
  });

const isNumero = (palavra: string): boolean => /^[\d().\s+-]{8,}$/.test(palavra);

/** Looks for the author's name, document, e-mail and telephone in everything that belongs to a sealed case. */
export const tentarPalavras = (copia: Copia, { seladas }: Verdade) => {
  const achados = new Map<string, number>();
  let procuradas = 0;
  for (const { id, palavras } of seladas) {
    const textos = textoDe(linhasDoCaso(copia, id));
    for (const palavra of new Set(palavras)) {
      procuradas += textos.length;
      const alvo = simples(palavra);
      const numero = isNumero(palavra) ? soDigitos(palavra) : null;
      for (const { onde, texto, digitos } of textos) {
        if (texto.includes(alvo) || (numero && digitos.includes(numero)))
          achados.set(onde, (achados.get(onde) ?? 0) + 1);
      }
    }
  }
  return { procuradas, achados };
};

/** Accounts' documents and e-mails, wherever they stand in the open. */
export const tentarContas = (copia: Copia, segredos: readonly string[], menos: readonly string[] = []) => {
  const achados = new Map<string, number>();
  for (const { nome, linhas } of copia.tabelas.values()) {
    if (menos.includes(nome)) continue;
    for (const { onde, texto, digitos } of textoDe(linhas.map((linha) => ({ tabela: nome, linha })))) {
      const tem = segredos.some((segredo) =>
        isNumero(segredo) ? digitos.includes(soDigitos(segredo)) : texto.includes(simples(segredo)),
      );
      if (tem) achados.set(onde, (achados.get(onde) ?? 0) + 1);
    }
  }
  return achados;
};
