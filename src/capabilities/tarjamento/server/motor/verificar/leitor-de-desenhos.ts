import { type PDFContext, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { isFluxoDeImagem, type Orcamento, readTextoDoFluxo } from '../conteudo/fluxo.ts';
import { Cadeia, type Valor } from '../conteudo/lexico.ts';
import { readOperacoes } from '../conteudo/operacoes.ts';
import { MENOR_PROCURADO } from '../texto/texto-normal.ts';
import { alcancadosDe } from './paginas-por-objeto.ts';

const cadeiasDe = (valores: readonly Valor[]): string[] =>
  valores.flatMap((valor) => {
    if (valor instanceof Cadeia) return [valor.bytes];
    return Array.isArray(valor) ? cadeiasDe(valor as readonly Valor[]) : [];
  });

const tem = (dict: PDFDict, chave: string, valor: string): boolean =>
  dict.get(PDFName.of(chave)) === PDFName.of(valor);

/** Streams that are not drawings: fonts, code tables, pictures. */
const isDados = ({ dict }: PDFStream): boolean =>
  isFluxoDeImagem(dict) ||
  tem(dict, 'Subtype', 'Image') ||
  ['Length1', 'N', 'FunctionType'].some((chave) => dict.has(PDFName.of(chave)));

const isLonga = ({ length }: string): boolean => length >= MENOR_PROCURADO;

export interface TextosDoDesenho {
  /** The strings of each stream joined together, because a name may be written letter by letter. */
  readonly textos: readonly string[];
  /** It has text in two-byte codes. */
  readonly isIlegivel: boolean;
}

/** Reads each stream once, however many drawings share it. */
export class LeitorDeDesenhos {
  private readonly orcamento: Orcamento;
  private readonly lidos = new Map<PDFStream, readonly string[]>();

  constructor(orcamento: Orcamento) {
    this.orcamento = orcamento;
  }

  private textosDo(stream: PDFStream): readonly string[] {
    const lido = this.lidos.get(stream);
    if (lido) return lido;
    const fonte = isDados(stream) ? '' : readTextoDoFluxo(stream, this.orcamento);
    const cadeias = [...readOperacoes(fonte)].flatMap(({ operandos }) => cadeiasDe(operandos));
    // A code table has strings too, and each may reveal something by itself.
    const textos = cadeias.length > 0 ? [cadeias.join(''), ...cadeias.filter(isLonga)] : [];
    this.lidos.set(stream, textos);
    return textos;
  }

  /** The text shown by a pattern or by the glyphs of a Type 3 font. */
  ler(contexto: PDFContext, raiz: PDFObject): TextosDoDesenho {
    const textos: string[] = [];
    let temCodigos = false;
    for (const ref of alcancadosDe(raiz, (r) => contexto.lookup(r))) {
      const objeto = contexto.lookup(ref);
      if (objeto instanceof PDFDict && tem(objeto, 'Subtype', 'Type0')) temCodigos = true;
      if (objeto instanceof PDFStream) textos.push(...this.textosDo(objeto));
    }
    return { textos, isIlegivel: temCodigos && textos.length > 0 };
  }
}
