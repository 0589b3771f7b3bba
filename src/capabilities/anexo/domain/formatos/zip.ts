import { deflateSync, Inflate, inflateSync } from 'fflate';
import { concat, latin1, numeros } from './bytes.ts';
import { crc32 } from './crc32.ts';

export interface EntradaZip {
  readonly nome: string;
  /** 0 stored, 8 deflated: the only two methods that documents use. */
  readonly metodo: number;
  readonly crc: number;
  readonly tamanho: number;
  /** As in the file: still compressed. */
  readonly dados: Uint8Array;
}

export type ZipLido =
  | { readonly problema: 'danificado' | 'bomba' | 'com-senha' }
  | { readonly entradas: readonly EntradaZip[] };

const MAX_ABERTO = 200_000_000;
const MAX_ENTRADAS = 5000;
const CABECALHO = 30;
const CENTRAL = 46;
const FINAL = 22;

const FIM_DA_LISTA = 0x06054b50;
const NA_LISTA = 0x02014b50;
const LOCAL = 0x04034b50;

const danificado: ZipLido = { problema: 'danificado' };

interface NoArquivo extends EntradaZip {
  readonly inicio: number;
  readonly fim: number;
}

const acharFinal = (bytes: Uint8Array): number => {
  const { u16, u32 } = numeros(bytes, true);
  for (let at = bytes.length - FINAL; at >= Math.max(0, bytes.length - FINAL - 0xffff); at--) {
    if (u32(at) === FIM_DA_LISTA && at + FINAL + u16(at + 20) === bytes.length) return at;
  }
  return -1;
};

/** Inflates without keeping the output; stops once the entry exceeds its declared size. */
const abreNoTamanho = ({ metodo, dados, tamanho }: EntradaZip): boolean => {
  if (metodo === 0) return dados.length === tamanho;
  let aberto = 0;
  const inflate = new Inflate((pedaco) => {
    aberto += pedaco.length;
  });
  try {
    for (let at = 0; at < dados.length && aberto <= tamanho; at += 16_384) {
      inflate.push(dados.subarray(at, at + 16_384), at + 16_384 >= dados.length);
    }
  } catch {
    return false;
  }
  return aberto === tamanho;
};

const semSobreposicao = (entradas: readonly NoArquivo[]): boolean => {
  const emOrdem = entradas.toSorted((a, b) => a.inicio - b.inicio);
  return emOrdem.every((entrada, i) => i === 0 || entrada.inicio >= (emOrdem[i - 1]?.fim ?? 0));
};

/**
 * Reads the directory of a zip and checks it: nothing before, nothing after, no two entries on the
 * same bytes, none larger than declared. A document that fails is a bomb, or two files in one.
 */
export const readZip = (bytes: Uint8Array, maxAberto = MAX_ABERTO): ZipLido => {
  const { u16, u32 } = numeros(bytes, true);
  const final = acharFinal(bytes);
  if (final < 0 || u32(0) !== LOCAL) return danificado;
  const quantas = u16(final + 10);
  if (quantas > MAX_ENTRADAS) return { problema: 'bomba' };
  const lista = u32(final + 16);
  if (lista + u32(final + 12) !== final) return danificado;
  const entradas: NoArquivo[] = [];
  let at = lista;
  for (let i = 0; i < quantas; i++) {
    const inicio = u32(at + 42);
    const tamanhoNome = u16(at + 28);
    const fimDoCabecalho = inicio + CABECALHO + u16(inicio + 26) + u16(inicio + 28);
    const fim = fimDoCabecalho + u32(at + 20);
    const metodo = u16(at + 10);
    if (u32(at) !== NA_LISTA || u32(inicio) !== LOCAL || fim > lista) return danificado;
    if ((u16(at + 8) & 1) !== 0) return { problema: 'com-senha' };
    if (metodo !== 0 && metodo !== 8) return danificado;
    entradas.push({
      nome: latin1(bytes, at + CENTRAL, at + CENTRAL + tamanhoNome),
      metodo,
      crc: u32(at + 16),
      tamanho: u32(at + 24),
      dados: bytes.subarray(fimDoCabecalho, fim),
      inicio,
      fim,
    });
    at += CENTRAL + tamanhoNome + u16(at + 30) + u16(at + 32);
  }
  if (at !== final || !semSobreposicao(entradas)) return danificado;
  if (entradas.reduce((soma, { tamanho }) => soma + tamanho, 0) > maxAberto) return { problema: 'bomba' };
  return entradas.every(abreNoTamanho) ? { entradas } : { problema: 'bomba' };
};

/** Of a zip that `readZip` has checked. */
export const abrirEntrada = ({ metodo, dados, tamanho }: EntradaZip): Uint8Array =>
  metodo === 0 ? dados : inflateSync(dados, { out: new Uint8Array(tamanho) });

export const novaEntrada = (nome: string, conteudo: Uint8Array): EntradaZip => ({
  nome,
  metodo: 8,
  crc: crc32(conteudo),
  tamanho: conteudo.length,
  dados: deflateSync(conteudo),
});

const bytesDe = (texto: string): Uint8Array => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

const cabecalho = (
  tamanho: number,
  campos: readonly (readonly [at: number, bytes: 2 | 4, valor: number])[],
) => {
  const view = new DataView(new ArrayBuffer(tamanho));
  for (const [at, quantos, valor] of campos) {
    if (quantos === 2) view.setUint16(at, valor, true);
    else view.setUint32(at, valor, true);
  }
  return new Uint8Array(view.buffer);
};

/** 1 January 1980, for every entry: when a file was made may also tell of its author. */
const DIA_ZERO = 0x21;
const NOME_UTF8 = 0x800;

export const escreverZip = (entradas: readonly EntradaZip[]): Uint8Array => {
  const corpo: Uint8Array[] = [];
  const lista: Uint8Array[] = [];
  let at = 0;
  for (const { nome, metodo, crc, tamanho, dados } of entradas) {
    const letras = bytesDe(nome);
    const comuns = (base: number) =>
      [
        [base, 2, NOME_UTF8],
        [base + 2, 2, metodo],
        [base + 6, 2, DIA_ZERO],
        [base + 8, 4, crc],
        [base + 12, 4, dados.length],
        [base + 16, 4, tamanho],
        [base + 20, 2, letras.length],
      ] as const;
    corpo.push(cabecalho(CABECALHO, [[0, 4, LOCAL], [4, 2, 20], ...comuns(6)]), letras, dados);
    lista.push(
      cabecalho(CENTRAL, [[0, 4, NA_LISTA], [4, 2, 20], [6, 2, 20], ...comuns(8), [42, 4, at]]),
      letras,
    );
    at += CABECALHO + letras.length + dados.length;
  }
  const central = concat(lista);
  const fim = cabecalho(FINAL, [
    [0, 4, FIM_DA_LISTA],
    [8, 2, entradas.length],
    [10, 2, entradas.length],
    [12, 4, central.length],
    [16, 4, at],
  ]);
  return concat([...corpo, central, fim]);
};
