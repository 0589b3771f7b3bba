import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { isFluxoDeImagem, lerFluxo, type Orcamento } from '../conteudo/fluxo.ts';
import { contemAlgum } from '../texto-normal.ts';
import type { Local } from './pela-pagina.ts';

/** What a redacted document has no use for, and where texts hide. */
const PROIBIDAS = new Map(
  Object.entries({
    Metadata: 'Metadados (XMP)',
    PieceInfo: 'Dados do programa que fez o documento',
    JavaScript: 'Programa (JavaScript)',
    JS: 'Programa (JavaScript)',
    OpenAction: 'Ação ao abrir',
    AA: 'Ação automática',
    Names: 'Lista de nomes',
    EmbeddedFiles: 'Arquivo embutido',
    EmbeddedFile: 'Arquivo embutido',
    AF: 'Arquivo embutido',
    Outlines: 'Marcadores (índice lateral)',
    StructTreeRoot: 'Estrutura do texto',
    AcroForm: 'Formulário',
    OCProperties: 'Camadas',
    ActualText: 'Texto alternativo',
    Alt: 'Texto alternativo',
    Thumb: 'Miniatura da página',
    Popup: 'Comentário',
  }),
);
const MENOR_EM_BYTES = 6;

const bytesSuspeitos = (textos: readonly string[]): Buffer[] =>
  textos
    .filter((texto) => texto.length >= MENOR_EM_BYTES)
    .flatMap((texto) => {
      const utf16 = Buffer.from(texto, 'utf16le');
      return [Buffer.from(texto, 'utf8'), Buffer.from(texto, 'latin1'), utf16, Buffer.from(utf16).swap16()];
    });

/** A string in every way it may have been written. */
const leituras = (objeto: PDFString | PDFHexString): string[] => {
  const bytes = Buffer.from(objeto.asBytes());
  const par = bytes.length % 2 === 0 ? bytes : bytes.subarray(0, -1);
  return [
    objeto.decodeText(),
    bytes.toString('latin1'),
    bytes.toString('utf8'),
    par.toString('utf16le'),
    Buffer.from(par).swap16().toString('utf16le'),
  ];
};

interface Busca {
  readonly procurados: readonly string[];
  readonly bytes: readonly Buffer[];
  readonly orcamento: Orcamento;
}

/** The drawing of pages: its letters are compared by place, not by name. */
const isDesenho = ({ dict }: PDFStream, conteudos: ReadonlySet<PDFObject>, ref: PDFRef): boolean =>
  conteudos.has(ref) ||
  dict.get(PDFName.of('Subtype')) === PDFName.of('Form') ||
  dict.has(PDFName.of('PatternType'));

class Percurso {
  readonly achados = new Set<string>();
  readonly alcancados = new Set<PDFRef>();
  private readonly busca: Busca;

  constructor(busca: Busca) {
    this.busca = busca;
  }

  visitar(objeto: PDFObject | undefined): void {
    const pendentes: PDFObject[] = objeto ? [objeto] : [];
    for (let atual = pendentes.pop(); atual; atual = pendentes.pop()) {
      if (atual instanceof PDFRef) this.alcancados.add(atual);
      else if (atual instanceof PDFArray) pendentes.push(...atual.asArray());
      else if (atual instanceof PDFString || atual instanceof PDFHexString) this.cadeia(atual);
      else if (atual instanceof PDFName) this.texto(atual.decodeText(), 'Nome de objeto');
      const dict = atual instanceof PDFStream ? atual.dict : atual;
      if (dict instanceof PDFDict)
        for (const [chave, valor] of dict.entries()) pendentes.push(this.chave(chave), valor);
    }
  }

  private chave(chave: PDFName): PDFName {
    const proibida = PROIBIDAS.get(chave.decodeText());
    if (proibida) this.achados.add(proibida);
    return chave;
  }

  private cadeia(objeto: PDFString | PDFHexString): void {
    for (const leitura of leituras(objeto)) this.texto(leitura, 'Texto guardado fora da página');
  }

  private texto(texto: string, onde: string): void {
    if (contemAlgum(texto, this.busca.procurados)) this.achados.add(onde);
  }

  fluxo(stream: PDFStream): void {
    if (isFluxoDeImagem(stream.dict) || this.busca.bytes.length === 0) return;
    const bytes = Buffer.from(lerFluxo(stream, this.busca.orcamento));
    if (this.busca.bytes.some((suspeitos) => bytes.includes(suspeitos)))
      this.achados.add('Dados guardados no arquivo');
  }
}

const vezesQueTermina = (pdf: Uint8Array): number => {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let vezes = 0;
  for (let at = bytes.indexOf('startxref'); at >= 0; at = bytes.indexOf('startxref', at + 1)) vezes++;
  return vezes;
};

/** Reads every object of the result, also those nothing points to, in every way its bytes can be read. */
export const conferirObjetos = (
  pdf: Uint8Array,
  doc: PDFDocument,
  textos: readonly string[],
  { procurados, orcamento }: { readonly procurados: readonly string[]; readonly orcamento: Orcamento },
): Local[] => {
  const percurso = new Percurso({ procurados, bytes: bytesSuspeitos(textos), orcamento });
  const conteudos = new Set<PDFObject>(
    doc.getPages().flatMap(({ node }) => node.get(PDFName.Contents) ?? []),
  );
  const objetos = doc.context.enumerateIndirectObjects();
  const { Root, Info, ID } = doc.context.trailerInfo;
  for (const objeto of [Root, Info, ID]) percurso.visitar(objeto);
  for (const [ref, objeto] of objetos) {
    percurso.visitar(objeto);
    if (objeto instanceof PDFStream && !isDesenho(objeto, conteudos, ref)) percurso.fluxo(objeto);
  }
  if (objetos.some(([ref]) => !percurso.alcancados.has(ref))) percurso.achados.add('Objeto solto no arquivo');
  if (vezesQueTermina(pdf) > 1) percurso.achados.add('Versão anterior do documento');
  return [...percurso.achados].map((onde) => ({ onde, pagina: null }));
};
