import { type Mostra, mostraDe } from './mostra.ts';
import { comMemoria, type Motor } from './motor.ts';
import { type CausaDaRecusa, PdfRecusado } from './pdf-recusado.ts';
import { comTrailer } from './sem-trailer.ts';
import { readUnidades } from './unidades.ts';

export type { Motor } from './motor.ts';
export { type CausaDaRecusa, PdfRecusado } from './pdf-recusado.ts';

/** Its size as displayed, in points (`mostra.ts`). */
export interface PaginaAberta {
  readonly largura: number;
  readonly altura: number;
  /** Points per unit of the page. */
  readonly unidade: number;
}

export interface DocumentoAberto {
  readonly motor: Motor;
  readonly doc: number;
  readonly paginas: readonly PaginaAberta[];
  /** The end of the file is missing, and perhaps more. */
  readonly isSemFim: boolean;
  fechar(): void;
}

const FORMATO = 3;
const SENHA = 4;
const SEGURANCA = 5;
const ASSINATURA = [0x25, 0x50, 0x44, 0x46] as const;
/** Readers look for the header within this many bytes (ISO 32000-1, annex H, 3.4.1). */
const CABECALHO = 1024;

export const isPdf = (bytes: Uint8Array): boolean => {
  const fim = Math.min(CABECALHO, bytes.length - ASSINATURA.length);
  for (let at = 0; at <= fim; at++) if (ASSINATURA.every((byte, n) => bytes[at + n] === byte)) return true;
  return false;
};

const causaDe = (erro: number): CausaDaRecusa =>
  erro === SENHA || erro === SEGURANCA ? 'protegido' : 'danificado';

interface Carregado {
  readonly doc: number;
  readonly endereco: number;
  readonly isSemFim: boolean;
}

const tentar = (
  motor: Motor,
  bytes: Uint8Array,
  isSemFim: boolean,
): Carregado | { readonly erro: number } => {
  const endereco = motor.pdfium.wasmExports.malloc(bytes.length);
  if (endereco === 0) throw new PdfRecusado('danificado');
  motor.pdfium.HEAPU8.set(bytes, endereco);
  const doc = motor.FPDF_LoadMemDocument(endereco, bytes.length, '');
  if (doc !== 0) return { doc, endereco, isSemFim };
  const erro = motor.FPDF_GetLastError();
  motor.pdfium.wasmExports.free(endereco);
  return { erro };
};

const carregar = (motor: Motor, bytes: Uint8Array): Carregado => {
  const carregado = tentar(motor, bytes, false);
  if ('doc' in carregado) return carregado;
  const consertado = carregado.erro === FORMATO ? comTrailer(bytes) : undefined;
  const segundo = consertado ? tentar(motor, consertado, true) : carregado;
  if ('doc' in segundo) return segundo;
  throw new PdfRecusado(causaDe(carregado.erro));
};

const tamanhosDe = (motor: Motor, doc: number, bytes: Uint8Array): PaginaAberta[] => {
  const unidadeDa = readUnidades(motor, doc, bytes);
  return comMemoria(motor, 8, (saida) =>
    Array.from({ length: motor.FPDF_GetPageCount(doc) }, (_, pagina) => {
      if (!motor.FPDF_GetPageSizeByIndexF(doc, pagina, saida)) return { largura: 0, altura: 0, unidade: 1 };
      const [largura = 0, altura = 0] = motor.pdfium.HEAPF32.subarray(saida >> 2, (saida >> 2) + 2);
      const unidade = unidadeDa(pagina, largura, altura);
      return { largura: largura * unidade, altura: altura * unidade, unidade };
    }),
  );
};

/**
 * Also opens files that have only an owner password. PDFium repairs broken tables by itself; for a
 * lost end it needs our help.
 */
export const abrirPdf = (motor: Motor, bytes: Uint8Array): DocumentoAberto => {
  if (!isPdf(bytes)) throw new PdfRecusado(bytes.length === 0 ? 'vazio' : 'danificado');
  const { doc, endereco, isSemFim } = carregar(motor, bytes);
  const paginas = tamanhosDe(motor, doc, bytes);
  let aberto = true;
  const fechar = (): void => {
    if (!aberto) return;
    aberto = false;
    motor.FPDF_CloseDocument(doc);
    motor.pdfium.wasmExports.free(endereco);
  };
  if (paginas.length === 0) {
    fechar();
    throw new PdfRecusado('vazio');
  }
  return { motor, doc, paginas, isSemFim, fechar };
};

export interface PaginaEmUso {
  readonly pagina: number;
  readonly mostra: Mostra;
}

/** Opens a page of PDFium, uses it and closes it. */
export const comPagina = <R>(
  { motor, doc, paginas }: DocumentoAberto,
  numero: number,
  usar: (emUso: PaginaEmUso) => R,
): R => {
  const { unidade } = paginas[numero] ?? {};
  const pagina = unidade === undefined ? 0 : motor.FPDF_LoadPage(doc, numero);
  if (pagina === 0) throw new PdfRecusado('danificado');
  try {
    const caixa = comMemoria(motor, 16, (saida) => {
      motor.FPDF_GetPageBoundingBox(pagina, saida);
      const [esquerda = 0, topo = 0, direita = 0, base = 0] = motor.pdfium.HEAPF32.slice(
        saida >> 2,
        (saida >> 2) + 4,
      );
      return { esquerda, topo, direita, base };
    });
    return usar({ pagina, mostra: mostraDe(caixa, motor.FPDFPage_GetRotation(pagina), unidade) });
  } finally {
    motor.FPDF_ClosePage(pagina);
  }
};
