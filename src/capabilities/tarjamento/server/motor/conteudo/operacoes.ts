import { escreverOperacao } from './escrever-operacao.ts';
import { type Dicionario, Leitor, Nome, Operador, type Valor } from './lexico.ts';

export interface ImagemEmLinha {
  readonly dicionario: Dicionario;
  readonly dados: string;
}

export interface Operacao {
  readonly operador: string;
  readonly operandos: readonly Valor[];
  /** The operation written anew, without comments or anything else around it. */
  readonly escrita: string;
  readonly imagem?: ImagemEmLinha;
}

const MAX_OPERANDOS = 512;
const ABREVIADOS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};

const dicionarioDaImagem = (leitor: Leitor): Dicionario => {
  const pares: Dicionario = new Map();
  for (;;) {
    const chave = leitor.proximo();
    if (chave === undefined || (chave instanceof Operador && chave.valor === 'ID')) return pares;
    if (!(chave instanceof Nome)) continue;
    const valor = leitor.proximo();
    if (valor === undefined || valor instanceof Operador) return pares;
    pares.set(ABREVIADOS[chave.valor] ?? chave.valor, valor);
  }
};

const COMPONENTES: Readonly<Record<string, number>> = {
  G: 1,
  DeviceGray: 1,
  RGB: 3,
  DeviceRGB: 3,
  CMYK: 4,
  DeviceCMYK: 4,
};

/**
 * The data length of an inline image, if it is uncompressed; otherwise the end mark must be
 * searched for.
 */
const tamanhoSemFiltro = (dicionario: Dicionario): number | undefined => {
  if (dicionario.has('Filter')) return undefined;
  const [largura, altura] = [dicionario.get('Width'), dicionario.get('Height')];
  if (typeof largura !== 'number' || typeof altura !== 'number') return undefined;
  const mascara = dicionario.get('ImageMask') === true;
  const espaco = dicionario.get('ColorSpace');
  const componentes = mascara ? 1 : espaco instanceof Nome ? COMPONENTES[espaco.valor] : undefined;
  if (!componentes) return undefined;
  const bits = mascara ? 1 : Number(dicionario.get('BitsPerComponent') ?? 8);
  return Math.ceil((largura * componentes * bits) / 8) * altura;
};

const FIM = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;
/** After the real end mark comes text of the stream, not bytes of a picture. */
const isTexto = (resto: string): boolean => /^[\t\n\f\r\x20-\x7e\0]*$/.test(resto);

const fimDosDados = (fonte: string, inicio: number): number => {
  FIM.lastIndex = Math.max(0, inicio - 1);
  for (let achado = FIM.exec(fonte); achado; achado = FIM.exec(fonte)) {
    if (isTexto(fonte.slice(achado.index + 3, achado.index + 23))) return Math.max(inicio, achado.index);
  }
  return fonte.length;
};

const readImagem = (leitor: Leitor): ImagemEmLinha => {
  const dicionario = dicionarioDaImagem(leitor);
  const inicio = leitor.at + 1;
  const tamanho = tamanhoSemFiltro(dicionario);
  const certo =
    tamanho !== undefined && /^\s*EI/.test(leitor.fonte.slice(inicio + tamanho, inicio + tamanho + 6));
  const fim = certo ? inicio + tamanho : fimDosDados(leitor.fonte, inicio);
  const depois = leitor.fonte.indexOf('EI', fim);
  leitor.at = depois < 0 ? leitor.fonte.length : depois + 2;
  return { dicionario, dados: leitor.fonte.slice(inicio, fim) };
};

/** Reads a content stream operation by operation. */
export function* readOperacoes(fonte: string): Generator<Operacao> {
  const leitor = new Leitor(fonte);
  let operandos: Valor[] = [];
  for (;;) {
    const palavra = leitor.proximo();
    if (palavra === undefined) return;
    if (!(palavra instanceof Operador)) {
      // A long run of operands without an operator: this is not a content stream.
      if (operandos.length < MAX_OPERANDOS) operandos.push(palavra);
      continue;
    }
    const imagem = palavra.valor === 'BI' ? readImagem(leitor) : undefined;
    const operacao = { operador: palavra.valor, operandos, ...(imagem && { imagem }) };
    yield {
      ...operacao,
      get escrita() {
        return escreverOperacao(operacao);
      },
    };
    operandos = [];
  }
}
