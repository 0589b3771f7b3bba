import { randomBytes } from 'node:crypto';
import {
  PDFContext,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  type PDFObject,
  type PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib';
import type { PaginaAberta } from '../../../domain/pdf/documento.ts';
import { type Caixa, naPaginaDe } from '../../../domain/pdf/mostra.ts';
import type { Motor } from '../../../domain/pdf/motor.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import type { RazaoDaImagem } from '../../../domain/virou-imagem.ts';
import { editarConteudo } from '../conteudo/editar-conteudo.ts';
import { type Alvo, lugarDaImagem, type Visto } from '../conteudo/estado.ts';
import { readTextoDoFluxo } from '../conteudo/fluxo.ts';
import { IDENTIDADE, type Matriz, numeros } from '../conteudo/matriz.ts';
import { OficinaDoDocumento } from '../conteudo/oficina.ts';
import type { LugarCoberto } from '../conteudo/oficina-do-editor.ts';
import { imagensDaPagina } from '../imagem/imagens-da-pagina.ts';
import { Procura } from '../texto/procura.ts';
import {
  anotacoesVisiveis,
  aparencia,
  ligacao,
  retanguloDe,
  textosDaAnotacao,
  tocaAlguma,
} from './anotacoes.ts';
import { Camadas } from './camadas.ts';
import { escreverPdf } from './escrever-pdf.ts';
import { emHex, escreverLigacoes, type LigacoesDaPagina } from './ligacoes.ts';
import { dict, n } from './objetos.ts';
import { type PaginaLida, readPagina } from './paginas.ts';
import { soOAlcancavel } from './so-o-alcancavel.ts';

export interface Pedido {
  readonly motor: Motor;
  readonly marcas: readonly Retangulo[];
  /** Only letters are removed here, and no bar is drawn. */
  readonly escondidas: readonly Retangulo[];
  /** The bars to draw: each mark, perhaps widened into the white around it. */
  readonly tarjas: readonly Retangulo[];
  readonly removidos: readonly string[];
  /** The letters of each page that nobody sees. */
  readonly ocultas: ReadonlyMap<number, ReadonlySet<string>>;
  readonly imagens: ImagensMarcadas;
  /** All pages if absent. */
  readonly soEstas?: ReadonlySet<number>;
  /**
   * A test rendering to find out what is visible: only these letters are written, and these
   * pictures are painted in one colour.
   */
  readonly prova?: Prova;
  /** Receives everything that each page shows. */
  readonly observar?: (pagina: number, visto: Visto) => void;
}

interface Prova {
  letraFica(pagina: number, chave: string): boolean;
  corNoLugar(pagina: number, imagem: PDFStream, ctm: Matriz): string | undefined;
}

/** Pictures that marks touch. */
export interface ImagensMarcadas {
  /** Keyed by `feitiosDaImagem`: where each picture is drawn, and which marks cover it there. */
  readonly cobertas: ReadonlyMap<string, readonly LugarCoberto[]>;
  /** The places on each page where such a picture is in plain sight without a mark. */
  readonly aVista: ReadonlyMap<number, ReadonlySet<string>>;
}

export const SEM_IMAGENS: ImagensMarcadas = { cobertas: new Map(), aVista: new Map() };

export interface Reconstruido {
  readonly pdf: Uint8Array;
  readonly contados: number;
  /** The words of the annotations under marks. */
  readonly textosDasAnotacoes: readonly string[];
  /** Pages that show what cannot be taken apart with certainty; `isTocado`: under a mark. */
  readonly dificeis: ReadonlyMap<number, Dificuldade>;
  readonly tinhaCamadas: boolean;
  /** Pages where text was removed from a soft mask, so that their look may have changed. */
  readonly semMascara: readonly number[];
  /** Pages on which a damaged stream, unreadable to its end, was first found. */
  readonly danificadas: readonly number[];
  /** How many link addresses were removed because they were not plain enough. */
  readonly enderecosRetirados: number;
}

interface Dificuldade {
  readonly razao: RazaoDaImagem;
  readonly isTocado: boolean;
}

export class PaginasDiferentes extends Error {
  override readonly name = 'PaginasDiferentes';
}

const daPagina = (retangulos: readonly Retangulo[], pagina: number, lida: PaginaLida): Caixa[] =>
  retangulos.filter((r) => r.pagina === pagina).map((r) => naPaginaDe(lida.mostra, r));

/** The page's resources together with the drawings of its annotations. */
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

/** Letters smaller than this, in points, cannot be read. */
const MENOR_CORPO = 1;
/** If pictures cover less of the page than this, it is not a scan. */
const PARTE_DA_FOLHA = 0.2;

const areaDe = ({ esquerda, direita, base, topo }: Caixa): number => (direita - esquerda) * (topo - base);

/** The pictures of a scan: invisible text over them is their recognised text. */
const digitalizacao = (imagens: readonly Caixa[], folha: Caixa): readonly Caixa[] => {
  const total = imagens.reduce((soma, imagem) => soma + areaDe(imagem), 0);
  return total >= PARTE_DA_FOLHA * areaDe(folha) ? imagens : [];
};

class Reconstrucao {
  private readonly pedido: Pedido;
  private readonly oficina: OficinaDoDocumento;
  private readonly destino = PDFContext.create();
  private readonly novas = new Map<PDFObject, PDFRef>();
  private readonly ligacoes: LigacoesDaPagina[] = [];
  readonly textos: string[] = [];
  readonly dificeis = new Map<number, Dificuldade>();
  readonly camadas: Camadas;
  readonly semMascara = new Set<number>();
  readonly danificadas = new Set<number>();
  private atual = 0;
  contados = 0;
  enderecosRetirados = 0;

  constructor(doc: PDFDocument, pedido: Pedido) {
    this.pedido = pedido;
    this.camadas = new Camadas(doc.context, doc.catalog);
    this.oficina = new OficinaDoDocumento({
      motor: pedido.motor,
      origem: doc.context,
      destino: this.destino,
      camadas: this.camadas,
      cobertas: pedido.imagens.cobertas,
      avisarMascara: () => this.semMascara.add(this.atual),
    });
  }

  private alvoDa(lida: PaginaLida, pagina: number): Alvo {
    let imagens: readonly Caixa[] | undefined;
    const { prova, observar, ocultas } = this.pedido;
    const suas = ocultas.get(pagina);
    const aVista = this.pedido.imagens.aVista.get(pagina);
    const [marcas, copias] = [this.pedido.marcas, this.pedido.escondidas].map((r) =>
      daPagina(r, pagina, lida),
    );
    return {
      marcas: marcas ?? [],
      copias: copias ?? [],
      tarjas: daPagina(this.pedido.tarjas, pagina, lida),
      visivel: lida.mostra.caixa,
      menorCorpo: MENOR_CORPO / Math.max(1, lida.mostra.unidade),
      recortado: lida.recortado,
      imagens: () => {
        imagens ??= digitalizacao(imagensDaPagina(lida, this.oficina.orcamento), lida.mostra.caixa);
        return imagens;
      },
      isOculta: prova ? (chave) => !prova.letraFica(pagina, chave) : suas && ((chave) => suas.has(chave)),
      corNoLugar: (imagem, ctm) => prova?.corNoLugar(pagina, imagem, ctm),
      isAVista: (_imagem, ctm) => aVista?.has(lugarDaImagem(ctm)) ?? false,
      observar: observar && ((visto) => observar(pagina, visto)),
      isRepetivel: !prova && !suas && !aVista && !marcas?.length && !copias?.length,
      avisarMascara: () => {
        this.semMascara.add(pagina);
      },
      contar: () => {
        this.contados++;
      },
      notar: (razao, isTocado) => {
        if (!this.dificeis.has(pagina) || (isTocado && !this.dificeis.get(pagina)?.isTocado))
          this.dificeis.set(pagina, { razao, isTocado });
      },
    };
  }

  pagina(lida: PaginaLida, numero: number, pai: PDFRef): PDFRef {
    const { perdas } = this.oficina.orcamento;
    const ref = this.refazer(lida, numero, pai);
    if (this.oficina.orcamento.perdas > perdas) this.danificadas.add(numero);
    return ref;
  }

  private refazer(lida: PaginaLida, numero: number, pai: PDFRef): PDFRef {
    this.atual = numero;
    const alvo = this.alvoDa(lida, numero);
    const anotacoes = anotacoesVisiveis(lida.dict, this.camadas);
    const { recursos, escrita } = comAparencias(lida, anotacoes);
    const fonte = lida.conteudos.map((fluxo) => readTextoDoFluxo(fluxo, this.oficina.orcamento)).join('\n');
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
    const { unidade } = lida.mostra;
    if (unidade !== 1) nova.set(n('UserUnit'), this.destino.obj(unidade));
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
    this.enderecosRetirados = escreverLigacoes(this.destino, this.ligacoes, { novas: this.novas, procura });
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

/** The document as PDFium rewrote it, parsed once for every use. */
export interface DocumentoLido {
  readonly doc: PDFDocument;
  readonly paginas: readonly PaginaLida[];
}

export const readDocumento = async (
  bytes: Uint8Array,
  abertas: readonly PaginaAberta[],
): Promise<DocumentoLido> => {
  const doc = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: false,
  });
  const paginas = doc.getPages();
  if (paginas.length !== abertas.length) throw new PaginasDiferentes();
  return { doc, paginas: paginas.map((pagina, n) => readPagina(pagina, abertas[n]?.unidade ?? 1)) };
};

/** A new document with only what the pages need, without what the marks cover. */
export const reconstruir = ({ doc, paginas }: DocumentoLido, pedido: Pedido): Reconstruido => {
  const obra = new Reconstrucao(doc, pedido);
  const pai = obra.novaReferencia();
  const filhas = paginas.flatMap((lida, numero) =>
    pedido.soEstas?.has(numero) === false ? [] : [obra.pagina(lida, numero, pai)],
  );
  const pdf = obra.terminar(pai, filhas);
  return {
    pdf,
    semMascara: [...obra.semMascara],
    danificadas: [...obra.danificadas],
    enderecosRetirados: obra.enderecosRetirados,
    contados: obra.contados,
    textosDasAnotacoes: obra.textos,
    dificeis: obra.dificeis,
    tinhaCamadas: obra.camadas.existem,
  };
};

const SEM_OCULTAS: Pedido['ocultas'] = new Map();

/** The same pages without any mark applied. */
export const reconstruirSemMarcas = (
  lido: DocumentoLido,
  motor: Motor,
  resto: Partial<Pick<Pedido, 'soEstas' | 'ocultas' | 'prova' | 'observar'>>,
): Uint8Array =>
  reconstruir(lido, {
    motor,
    marcas: [],
    escondidas: [],
    tarjas: [],
    removidos: [],
    ocultas: SEM_OCULTAS,
    imagens: SEM_IMAGENS,
    ...resto,
  }).pdf;
