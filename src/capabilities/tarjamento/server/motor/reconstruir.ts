import { randomBytes } from 'node:crypto';
import {
  PDFContext,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { type Caixa, naPaginaDe } from '../../domain/pdf/mostra.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import {
  anotacoesVisiveis,
  aparencia,
  ligacao,
  retanguloDe,
  textosDaAnotacao,
  tocaAlguma,
} from './anotacoes.ts';
import { Camadas } from './camadas.ts';
import { editarConteudo } from './conteudo/editor.ts';
import type { Alvo } from './conteudo/estado.ts';
import { lerTextoDoFluxo } from './conteudo/fluxo.ts';
import { IDENTIDADE, numeros } from './conteudo/matriz.ts';
import { OficinaDoDocumento } from './conteudo/oficina.ts';
import { escreverPdf } from './escrever-pdf.ts';
import { imagensDaPagina } from './imagens-da-pagina.ts';
import { emHex, escreverLigacoes, type LigacoesDaPagina } from './ligacoes.ts';
import { dict, n } from './objetos.ts';
import { lerPagina, type PaginaLida } from './paginas.ts';
import { Procura } from './procura.ts';
import { soOAlcancavel } from './so-o-alcancavel.ts';
import type { Local } from './verificar/pela-pagina.ts';

export interface Pedido {
  readonly motor: Motor;
  readonly marcas: readonly Retangulo[];
  /** Only their letters go, and nothing is drawn over them. */
  readonly escondidas: readonly Retangulo[];
  /** What is drawn over each mark: the mark, or a little more of the white around it. */
  readonly tarjas: readonly Retangulo[];
  readonly removidos: readonly string[];
  /** Every page, unless said otherwise. */
  readonly soEstas?: ReadonlySet<number>;
}

export interface Reconstruido {
  readonly pdf: Uint8Array;
  readonly contados: number;
  /** What the annotations under marks said. */
  readonly textosDasAnotacoes: readonly string[];
  /** What cannot be taken apart under a mark: only as an image is such a page safe. */
  readonly duvidas: readonly Local[];
  readonly tinhaCamadas: boolean;
}

export class PaginasDiferentes extends Error {
  override readonly name = 'PaginasDiferentes';
}

const daPagina = (retangulos: readonly Retangulo[], pagina: number, lida: PaginaLida): Caixa[] =>
  retangulos.filter((r) => r.pagina === pagina).map((r) => naPaginaDe(lida.mostra, r));

/** The resources of the page and, beside them, the drawings of its annotations. */
const comAparencias = (lida: PaginaLida, anotacoes: readonly PDFDict[]) => {
  const contexto = lida.dict.context;
  const recursos = lida.recursos?.clone(contexto) ?? contexto.obj({});
  const objetos = dict(recursos, 'XObject')?.clone(contexto) ?? contexto.obj({});
  const escritas = anotacoes.flatMap((anotacao, ordem) => {
    const desenho = aparencia(anotacao);
    if (!desenho) return [];
    const nome = `TarjaAnotacao${ordem}`;
    objetos.set(n(nome), desenho.forma);
    return [desenho.escrever(nome)];
  });
  recursos.set(n('XObject'), objetos);
  return { recursos, escrita: escritas.join('\n') };
};

const escreverTarjas = (tarjas: readonly Caixa[]): string =>
  tarjas
    .map(
      ({ esquerda, base, direita, topo }) =>
        `${numeros([esquerda, base, direita - esquerda, topo - base])} re f`,
    )
    .join('\n');

class Reconstrucao {
  private readonly pedido: Pedido;
  private readonly oficina: OficinaDoDocumento;
  private readonly destino = PDFContext.create();
  private readonly novas = new Map<PDFObject, PDFRef>();
  private readonly ligacoes: LigacoesDaPagina[] = [];
  readonly textos: string[] = [];
  readonly duvidas: Local[] = [];
  readonly camadas: Camadas;
  contados = 0;

  constructor(doc: PDFDocument, pedido: Pedido) {
    this.pedido = pedido;
    this.camadas = new Camadas(doc.context, doc.catalog);
    this.oficina = new OficinaDoDocumento({
      motor: pedido.motor,
      origem: doc.context,
      destino: this.destino,
      camadas: this.camadas,
    });
  }

  private alvoDa(lida: PaginaLida, pagina: number): Alvo {
    let imagens: readonly Caixa[] | undefined;
    return {
      marcas: daPagina(this.pedido.marcas, pagina, lida),
      copias: daPagina(this.pedido.escondidas, pagina, lida),
      visivel: lida.mostra.caixa,
      recortado: lida.recortado,
      imagens: () => {
        imagens ??= imagensDaPagina(lida, this.oficina.orcamento);
        return imagens;
      },
      contar: () => {
        this.contados++;
      },
      duvidar: (onde) => {
        if (!this.duvidas.some((d) => d.pagina === pagina && d.onde === onde))
          this.duvidas.push({ onde, pagina });
      },
    };
  }

  pagina(lida: PaginaLida, numero: number, pai: PDFRef): PDFRef {
    const alvo = this.alvoDa(lida, numero);
    const anotacoes = anotacoesVisiveis(lida.dict, this.camadas);
    const { recursos, escrita } = comAparencias(lida, anotacoes);
    const fonte = lida.conteudos.map((fluxo) => lerTextoDoFluxo(fluxo, this.oficina.orcamento)).join('\n');
    const partes = escrita === '' ? [fonte] : [fonte, escrita];
    const editado = editarConteudo(this.oficina, alvo, { partes, recursos, ctm: IDENTIDADE, nivel: 0 });
    const tarjas = daPagina(this.pedido.tarjas, numero, lida);
    const preto = tarjas.length > 0 ? `\nq 0 g\n${escreverTarjas(tarjas)}\nQ` : '';
    const { esquerda, base, direita, topo } = lida.mostra.caixa;
    const nova = this.destino.obj({
      Type: 'Page',
      Parent: pai,
      MediaBox: [esquerda, base, direita, topo],
      Resources: editado.recursos,
      Contents: this.destino.register(this.oficina.comprimir(editado.conteudo + preto, this.destino.obj({}))),
    });
    if (lida.mostra.giro > 0) nova.set(n('Rotate'), this.destino.obj(lida.mostra.giro * 90));
    const grupo = dict(lida.dict, 'Group');
    if (grupo) nova.set(n('Group'), this.oficina.grupo(grupo));
    const unidade = lida.dict.lookup(n('UserUnit'));
    if (unidade) nova.set(n('UserUnit'), this.oficina.copiador.copiar(unidade));
    this.anotar(nova, anotacoes, alvo);
    const ref = this.destino.register(nova);
    this.novas.set(lida.ref, ref);
    return ref;
  }

  private anotar(nova: PDFDict, anotacoes: readonly PDFDict[], { marcas }: Alvo): void {
    for (const anotacao of anotacoes) {
      if (tocaAlguma(retanguloDe(anotacao), marcas)) this.textos.push(...textosDaAnotacao(anotacao));
    }
    const para = anotacoes.flatMap((anotacao) => ligacao(anotacao) ?? []);
    const livres = para.filter(({ lugar }) => !tocaAlguma(lugar, marcas));
    if (livres.length > 0) this.ligacoes.push({ em: nova, para: livres });
  }

  terminar(paginas: PDFRef, filhas: readonly PDFRef[]): Uint8Array {
    const procura = new Procura([...this.pedido.removidos, ...this.textos]);
    escreverLigacoes(this.destino, this.ligacoes, { novas: this.novas, procura });
    this.oficina.copiador.podarFontesDesenhadas(this.oficina.fontes);
    this.destino.assign(
      paginas,
      this.destino.obj({ Type: 'Pages', Count: filhas.length, Kids: [...filhas] }),
    );
    const raiz = this.destino.register(this.destino.obj({ Type: 'Catalog', Pages: paginas }));
    const info = this.destino.register(this.destino.obj({ Producer: PDFHexString.of(emHex('Escuta.BR')) }));
    soOAlcancavel(this.destino, [raiz, info]);
    return escreverPdf(this.destino, { raiz, info, id: randomBytes(16) });
  }

  novaReferencia(): PDFRef {
    return this.destino.nextRef();
  }
}

/** The document as PDFium wrote it, read once for all that is made of it. */
export interface DocumentoLido {
  readonly doc: PDFDocument;
  readonly paginas: readonly PaginaLida[];
}

export const lerDocumento = async (bytes: Uint8Array, esperadas: number): Promise<DocumentoLido> => {
  const doc = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: false,
  });
  const paginas = doc.getPages().map(lerPagina);
  if (paginas.length !== esperadas) throw new PaginasDiferentes();
  return { doc, paginas };
};

/** A new document with what the pages need and nothing else, without what the marks cover. */
export const reconstruir = ({ doc, paginas }: DocumentoLido, pedido: Pedido): Reconstruido => {
  const obra = new Reconstrucao(doc, pedido);
  const pai = obra.novaReferencia();
  const filhas = paginas.flatMap((lida, numero) =>
    pedido.soEstas?.has(numero) === false ? [] : [obra.pagina(lida, numero, pai)],
  );
  return {
    pdf: obra.terminar(pai, filhas),
    contados: obra.contados,
    textosDasAnotacoes: obra.textos,
    duvidas: obra.duvidas,
    tinhaCamadas: obra.camadas.existem,
  };
};

/** The same pages with nothing marked: what they show and say once all that is hidden is gone. */
export const reconstruirSemMarcas = (
  lido: DocumentoLido,
  motor: Motor,
  soEstas: ReadonlySet<number>,
): Uint8Array =>
  reconstruir(lido, { motor, marcas: [], escondidas: [], tarjas: [], removidos: [], soEstas }).pdf;
