import { abrirPdf } from '../domain/pdf/documento.ts';
import { readLetras } from '../domain/pdf/letras.ts';
import type { Motor } from '../domain/pdf/motor.ts';
import type { Retangulo } from '../domain/retangulo.ts';

/** One mark over each occurrence of the text, as the screen would draw it. */
export const marcarTexto = (motor: Motor, bytes: Uint8Array, procurado: string): Retangulo[] => {
  const aberto = abrirPdf(motor, bytes);
  try {
    return [...aberto.paginas.keys()].flatMap((pagina) => {
      const { texto, caixas } = readLetras(aberto, pagina);
      const marcas: Retangulo[] = [];
      for (let at = texto.indexOf(procurado); at >= 0; at = texto.indexOf(procurado, at + 1)) {
        const letras = Array.from({ length: procurado.length }, (_, n) =>
          caixas.subarray((at + n) * 4, (at + n) * 4 + 4),
        );
        const visiveis = letras.filter((caixa) => (caixa[2] ?? 0) > 0);
        const x = Math.min(...visiveis.map((caixa) => caixa[0] ?? 0));
        const y = Math.min(...visiveis.map((caixa) => caixa[1] ?? 0));
        const direita = Math.max(...visiveis.map((caixa) => (caixa[0] ?? 0) + (caixa[2] ?? 0)));
        const base = Math.max(...visiveis.map((caixa) => (caixa[1] ?? 0) + (caixa[3] ?? 0)));
        marcas.push({ pagina, x, y, largura: direita - x, altura: base - y });
      }
      return marcas;
    });
  } finally {
    aberto.fechar();
  }
};
