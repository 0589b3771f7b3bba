import { comPagina, type DocumentoAberto } from './documento.ts';
import { type Caixa, type CaixaMostrada, type Mostra, mostrar } from './mostra.ts';
import { comMemoria, direta, type Motor } from './motor.ts';

export interface Letras {
  readonly texto: string;
  /** Four numbers (x, y, largura, altura) per UTF-16 unit, as displayed; empty for line breaks. */
  readonly caixas: Float32Array;
}

const IMAGEM = 3;
const FORMULARIO = 5;
const NIVEIS = 8;
/** If the font's box is this many times taller than the ink, it is wrong and the ink counts. */
const MAIOR_QUE_A_TINTA = 8;

const perguntasDe = (motor: Motor, texto: number, saida: number) => {
  const unicode = direta(motor, 'FPDFText_GetUnicode');
  const solta = direta(motor, 'FPDFText_GetLooseCharBox');
  const tinta = direta(motor, 'FPDFText_GetCharBox');
  return {
    codigo: (letra: number): number => unicode(texto, letra) >>> 0,
    solta: (letra: number): Caixa | undefined => {
      if (!solta(texto, letra, saida)) return undefined;
      const { HEAPF32 } = motor.pdfium;
      const at = saida >> 2;
      return caixa(HEAPF32[at], HEAPF32[at + 3], HEAPF32[at + 2], HEAPF32[at + 1]);
    },
    tinta: (letra: number): Caixa | undefined => {
      if (!tinta(texto, letra, saida, saida + 8, saida + 16, saida + 24)) return undefined;
      const { HEAPF64 } = motor.pdfium;
      const at = saida >> 3;
      return caixa(HEAPF64[at], HEAPF64[at + 2], HEAPF64[at + 1], HEAPF64[at + 3]);
    },
  };
};

const caixa = (esquerda = 0, base = 0, direita = 0, topo = 0): Caixa => ({ esquerda, base, direita, topo });

const isVazia = ({ esquerda, direita, base, topo }: Caixa): boolean => direita <= esquerda || topo <= base;

const juntar = (a: Caixa, b: Caixa): Caixa => ({
  esquerda: Math.min(a.esquerda, b.esquerda),
  base: Math.min(a.base, b.base),
  direita: Math.max(a.direita, b.direita),
  topo: Math.max(a.topo, b.topo),
});

const SEM_LUGAR: CaixaMostrada = { x: 0, y: 0, largura: 0, altura: 0 };

/** Joins the font's box, as tall as the line, and the box of the ink. */
const caixaDaLetra = (tinta: Caixa | undefined, solta: Caixa | undefined, mostra: Mostra): CaixaMostrada => {
  const temTinta = tinta !== undefined && !isVazia(tinta);
  const isSoltaBoa =
    solta !== undefined &&
    !isVazia(solta) &&
    (!temTinta || solta.topo - solta.base <= MAIOR_QUE_A_TINTA * Math.max(1, tinta.topo - tinta.base));
  const inteira = temTinta && isSoltaBoa ? juntar(tinta, solta) : isSoltaBoa ? solta : tinta;
  return inteira ? mostrar(mostra, inteira) : SEM_LUGAR;
};

const QUEBRA = 10;
const RETORNO = 13;
const ULTIMO = 0x10ffff;

const readTexto = (motor: Motor, texto: number, mostra: Mostra): Letras =>
  comMemoria(motor, 32, (saida) => {
    const quantas = Math.max(0, motor.FPDFText_CountChars(texto));
    const perguntas = perguntasDe(motor, texto, saida);
    const partes: string[] = [];
    const caixas = new Float32Array(quantas * 8);
    let at = 0;
    for (let letra = 0; letra < quantas; letra++) {
      const codigo = perguntas.codigo(letra);
      if (codigo === 0 || codigo > ULTIMO || codigo === RETORNO) continue;
      const sinal = String.fromCodePoint(codigo);
      partes.push(sinal);
      const { x, y, largura, altura } =
        codigo === QUEBRA ? SEM_LUGAR : caixaDaLetra(perguntas.tinta(letra), perguntas.solta(letra), mostra);
      for (let unidade = 0; unidade < sinal.length; unidade++, at += 4) {
        caixas[at] = x;
        caixas[at + 1] = y;
        caixas[at + 2] = largura;
        caixas[at + 3] = altura;
      }
    }
    return { texto: partes.join(''), caixas: caixas.slice(0, at) };
  });

/** The text of a page in PDFium's reading order, and the box of each letter. */
export const readLetras = (aberto: DocumentoAberto, pagina: number): Letras =>
  comPagina(aberto, pagina, ({ pagina: emUso, mostra }) => {
    const { motor } = aberto;
    const texto = motor.FPDFText_LoadPage(emUso);
    if (texto === 0) return { texto: '', caixas: new Float32Array() };
    try {
      return readTexto(motor, texto, mostra);
    } finally {
      motor.FPDFText_ClosePage(texto);
    }
  });

const temImagem = (
  motor: Motor,
  quantos: number,
  objetoDe: (n: number) => number,
  nivel: number,
): boolean => {
  for (let n = 0; n < quantos; n++) {
    const objeto = objetoDe(n);
    const tipo = motor.FPDFPageObj_GetType(objeto);
    if (tipo === IMAGEM) return true;
    if (tipo !== FORMULARIO || nivel >= NIVEIS) continue;
    const dentro = motor.FPDFFormObj_CountObjects(objeto);
    if (temImagem(motor, dentro, (m) => motor.FPDFFormObj_GetObject(objeto, m), nivel + 1)) return true;
  }
  return false;
};

/** The page has a picture and no readable text: a scan that has not been recognised yet. */
export const isImagem = (aberto: DocumentoAberto, pagina: number): boolean =>
  readLetras(aberto, pagina).texto.trim() === '' &&
  comPagina(aberto, pagina, ({ pagina: emUso }) => {
    const { motor } = aberto;
    return temImagem(motor, motor.FPDFPage_CountObjects(emUso), (n) => motor.FPDFPage_GetObject(emUso, n), 0);
  });
