import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { type Orcamento, readFluxo } from '../conteudo/fluxo.ts';
import type { Procura } from '../texto/procura.ts';
import { normal } from '../texto/texto-normal.ts';
import type { Local } from './conferir-pagina.ts';
import { isNomeDoFormato } from './is-nome-do-formato.ts';
import { LeitorDeDesenhos } from './leitor-de-desenhos.ts';
import { bytesSuspeitos, leituras } from './leituras.ts';
import { paginasPorObjeto } from './paginas-por-objeto.ts';
import { PROIBIDAS } from './proibidas.ts';

/** Their values are names of typefaces, some of which are also people's names. */
const NOMES_DE_FONTE = new Set(['BaseFont', 'FontName', 'FontFamily']);

interface Busca {
  readonly procura: Procura;
  readonly bytes: readonly Buffer[];
  readonly orcamento: Orcamento;
}

/** The content streams of pages: their letters are checked by position, not by words. */
const isDesenho = ({ dict }: PDFStream, conteudos: ReadonlySet<PDFObject>, ref: PDFRef): boolean =>
  conteudos.has(ref) ||
  dict.get(PDFName.of('Subtype')) === PDFName.of('Form') ||
  dict.has(PDFName.of('PatternType'));

const isRepetido = (dict: PDFDict): boolean =>
  dict.has(PDFName.of('PatternType')) || dict.get(PDFName.of('Subtype')) === PDFName.of('Type3');

interface Achado {
  readonly onde: string;
  /** The object that contains it. */
  readonly dono: PDFRef | undefined;
}

class Percurso {
  readonly achados: Achado[] = [];
  readonly alcancados = new Set<PDFRef>();
  private readonly busca: Busca;
  private readonly leitor: LeitorDeDesenhos;
  private dono: PDFRef | undefined;

  constructor(busca: Busca) {
    this.busca = busca;
    this.leitor = new LeitorDeDesenhos(busca.orcamento);
  }

  achar(onde: string, dono = this.dono): void {
    this.achados.push({ onde, dono });
  }

  visitar(objeto: PDFObject | undefined, dono?: PDFRef): void {
    this.dono = dono;
    const pendentes: PDFObject[] = objeto ? [objeto] : [];
    const inicial = objeto instanceof PDFStream ? objeto.dict : objeto;
    for (let atual = pendentes.pop(); atual; atual = pendentes.pop()) {
      if (atual instanceof PDFRef) this.alcancados.add(atual);
      else if (atual instanceof PDFArray) pendentes.push(...atual.asArray());
      else if (atual instanceof PDFString || atual instanceof PDFHexString) this.cadeia(atual);
      else if (atual instanceof PDFName) this.nome(atual.decodeText(), false);
      const dict = atual instanceof PDFStream ? atual.dict : atual;
      if (!(dict instanceof PDFDict)) continue;
      for (const par of dict.entries()) pendentes.push(...this.par(par));
      if (isRepetido(dict)) this.desenhoRepetido(dict === inicial ? (dono ?? dict) : dict, dict.context);
    }
  }

  private par([chave, valor]: readonly [PDFName, PDFObject]): PDFObject[] {
    const texto = chave.decodeText();
    const proibida = PROIBIDAS.get(texto);
    if (proibida) this.achar(proibida);
    if (!NOMES_DE_FONTE.has(texto) || !(valor instanceof PDFName)) return [chave, valor];
    this.nome(valor.decodeText(), true);
    return [chave];
  }

  private nome(nome: string, isDeFonte: boolean): void {
    const { procura } = this.busca;
    if (isNomeDoFormato(nome)) return;
    if (isDeFonte ? procura.estaAVista(normal(nome)) : procura.estaNoNome(nome)) this.achar('Nome de objeto');
  }

  private cadeia(objeto: PDFString | PDFHexString): void {
    const lidas = [objeto.decodeText(), ...leituras(Buffer.from(objeto.asBytes()))];
    if (lidas.some((lida) => this.busca.procura.estaEscondidaEm(lida))) {
      this.achar('Texto guardado fora da página');
    }
  }

  fluxo(stream: PDFStream, dono: PDFRef): void {
    if (this.busca.bytes.length === 0) return;
    const bytes = Buffer.from(readFluxo(stream, this.busca.orcamento));
    if (this.busca.bytes.some((suspeitos) => bytes.includes(suspeitos)))
      this.achar('Dados guardados no arquivo', dono);
  }

  /** PDF readers do not extract text from patterns and Type 3 glyphs, so it is compared here. */
  private desenhoRepetido(raiz: PDFObject, contexto: PDFContext): void {
    const { procura } = this.busca;
    const { textos, isIlegivel } = this.leitor.ler(contexto, raiz);
    const lidos = textos.flatMap((texto) => leituras(Buffer.from(texto, 'latin1')));
    if (lidos.some((lido) => procura.estaEscondidaEm(lido))) this.achar('Texto dentro de desenho repetido');
    if (isIlegivel) this.achar(ILEGIVEL);
  }
}

/** Text in codes that only its font explains: refused on marked pages, as it could say anything. */
const ILEGIVEL = 'Texto cifrado dentro de desenho repetido';

const vezesQueTermina = (pdf: Uint8Array): number => {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let vezes = 0;
  for (let at = bytes.indexOf('startxref'); at >= 0; at = bytes.indexOf('startxref', at + 1)) vezes++;
  return vezes;
};

interface ComoConferir {
  readonly procura: Procura;
  readonly orcamento: Orcamento;
  readonly marcadas: ReadonlySet<number>;
}

/** Each finding with the pages that use it, which can then be turned into images. */
const comPaginas = (doc: PDFDocument, achados: readonly Achado[], marcadas: ReadonlySet<number>): Local[] => {
  if (achados.length === 0) return [];
  const paginasDe = paginasPorObjeto(doc);
  const locais = new Map<string, Local>();
  for (const { onde, dono } of achados) {
    const paginas = (dono && paginasDe.get(dono)) ?? [];
    const suas = onde === ILEGIVEL ? paginas.filter((pagina) => marcadas.has(pagina)) : paginas;
    if (onde === ILEGIVEL && suas.length === 0) continue;
    for (const pagina of suas.length > 0 ? suas : [null]) locais.set(`${onde} ${pagina}`, { onde, pagina });
  }
  return [...locais.values()];
};

/** Reads every object of the result, even unreferenced ones, in every encoding. */
export const conferirObjetos = (
  pdf: Uint8Array,
  doc: PDFDocument,
  { procura, orcamento, marcadas }: ComoConferir,
): Local[] => {
  const percurso = new Percurso({ procura, bytes: bytesSuspeitos(procura.trechos), orcamento });
  const conteudos = new Set<PDFObject>(
    doc.getPages().flatMap(({ node }) => node.get(PDFName.Contents) ?? []),
  );
  const objetos = doc.context.enumerateIndirectObjects();
  const { Root, Info, ID } = doc.context.trailerInfo;
  for (const objeto of [Root, Info, ID]) percurso.visitar(objeto);
  for (const [ref, objeto] of objetos) {
    percurso.visitar(objeto, ref);
    if (objeto instanceof PDFStream && !isDesenho(objeto, conteudos, ref)) percurso.fluxo(objeto, ref);
  }
  if (objetos.some(([ref]) => !percurso.alcancados.has(ref)))
    percurso.achar('Objeto solto no arquivo', undefined);
  if (vezesQueTermina(pdf) > 1) percurso.achar('Versão anterior do documento', undefined);
  return comPaginas(doc, percurso.achados, marcadas);
};
