import { celulaCsv } from '#kernel/arquivo/csv.ts';
import { type Escritor, MARCA_DE_ORDEM, type ValorDaCelula } from '#kernel/arquivo/escritor.ts';

/** A column of a file. */
export interface ColunaDoArquivo {
  readonly rotulo: string;
  readonly como: 'texto' | 'dia' | 'numero';
  /** Width in a sheet. */
  readonly largura: number;
}

const simOuNao = (valor: boolean): string => (valor ? 'Sim' : 'Não');
const diaEscrito = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;

/** A cell as people read it; numbers have a decimal comma, as Brazilian sheets expect. */
export const celulaEscrita = (valor: ValorDaCelula, como: ColunaDoArquivo['como']): string => {
  if (valor === null) return '';
  if (typeof valor === 'boolean') return simOuNao(valor);
  if (typeof valor === 'number') return Number.isInteger(valor) ? `${valor}` : `${valor}`.replace('.', ',');
  return como === 'dia' ? diaEscrito(valor) : valor;
};

export const csvDoRelatorio = (colunas: readonly ColunaDoArquivo[]): Escritor => ({
  inicio: `${MARCA_DE_ORDEM}${colunas.map(({ rotulo }) => celulaCsv(rotulo)).join(';')}\r\n`,
  linha: (linha) => {
    let texto = '';
    for (let i = 0; i < colunas.length; i += 1) {
      const como = colunas[i]?.como ?? 'texto';
      const escrita = celulaEscrita(linha[i] ?? null, como);
      if (i > 0) texto += ';';
      // Only free text can hold a separator or look like a formula.
      texto += como === 'texto' ? celulaCsv(escrita) : escrita;
    }
    return `${texto}\r\n`;
  },
  fim: '',
});
