import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { Motor } from '../../../domain/pdf/motor.ts';
import type { RazaoDaImagem } from '../../../domain/virou-imagem.ts';
import type { Camadas } from '../documento/camadas.ts';
import { type ComoLimpar, Copiador } from '../documento/copiador.ts';
import { dict, filho, itens, n, numerosDe } from '../documento/objetos.ts';
import { feitioComMascaras, feitiosDaImagem } from '../imagem/feitio-da-imagem.ts';
import { editarConteudo } from './editar-conteudo.ts';
import { type Alvo, type Estado, semTextoEm, type Visto } from './estado.ts';
import { Orcamento, readTextoDoFluxo } from './fluxo.ts';
import type { Fonte } from './fonte/fonte.ts';
import { decodificarImagem } from './imagem/decodificar-imagem.ts';
import { repintarImagem, tamanhoParaCortar } from './imagem/repintar.ts';
import { soltarImagem } from './imagem/soltar-imagem.ts';
import { IDENTIDADE, juntas, type Matriz, SEM_FIM, vezes } from './matriz.ts';
import type { LugarCoberto, Oficina } from './oficina-do-editor.ts';
import type { ImagemEmLinha } from './operacoes.ts';
import type { Recursos } from './recursos.ts';
import { semConteudoMarcado } from './sem-conteudo-marcado.ts';

const MAX_NIVEIS = 16;
/** How many bytes all streams of one document together may decompress to. */
const MAX_DESEMBALADO = 768_000_000;

/** For drawings that are not placed yet (patterns, glyphs): nothing is removed by position. */
const LIVRE: Alvo = {
  marcas: [],
  copias: [],
  tarjas: [],
  visivel: SEM_FIM,
  menorCorpo: 0,
  isRepetivel: false,
  isOculta: undefined,
  observar: undefined,
  corNoLugar: () => undefined,
  isAVista: () => false,
  avisarMascara: () => undefined,
  recortado: [],
  imagens: () => [SEM_FIM],
  contar: () => undefined,
  notar: () => undefined,
};

export const matrizDe = (objeto: PDFObject | undefined): Matriz => {
  const numeros = objeto instanceof PDFArray ? numerosDe(itens(objeto)) : [];
  return numeros.length === 6 ? (numeros as unknown as Matriz) : IDENTIDADE;
};

export interface DocumentoEmObra {
  readonly motor: Motor;
  readonly origem: PDFContext;
  readonly destino: PDFContext;
  readonly camadas: Camadas;
  /** Where marks touch each picture, keyed by `feitiosDaImagem`. */
  readonly cobertas: ReadonlyMap<string, readonly LugarCoberto[]>;
  /** Text was removed from the soft mask of a drawing that is not placed yet. */
  avisarMascara(): void;
}

interface FormaPronta {
  readonly ref: PDFRef;
  /** What it shows, repeated to the observer wherever it is drawn. */
  readonly vistos: readonly Visto[];
  readonly notadas: ReadonlySet<RazaoDaImagem>;
}

/** Writes the content streams of the new document. */
export class OficinaDoDocumento implements Oficina {
  readonly destino: PDFContext;
  readonly camadas: Camadas;
  readonly orcamento = new Orcamento(MAX_DESEMBALADO);
  readonly copiador: Copiador;
  readonly fontes = new Map<PDFDict, Fonte>();
  readonly fonteQueFalta: PDFDict;
  private readonly motor: Motor;
  private readonly origem: PDFContext;
  private readonly emObra = new Set<PDFStream>();
  private readonly formas = new Map<PDFStream, Map<string, FormaPronta>>();
  private readonly cobertas: DocumentoEmObra['cobertas'];
  private readonly repintadas = new Map<string, PDFRef | null>();
  private readonly livre: Alvo;
  private contados = 0;

  constructor({ motor, origem, destino, camadas, cobertas, avisarMascara }: DocumentoEmObra) {
    this.cobertas = cobertas;
    this.livre = { ...LIVRE, avisarMascara };
    this.motor = motor;
    this.origem = origem;
    this.destino = destino;
    this.fonteQueFalta = origem.obj({});
    this.camadas = camadas;
    this.copiador = new Copiador(origem, destino, this.orcamento);
    this.copiador.limparDesenho = (stream, recursos, como) => this.limpar(stream, recursos, como);
    this.copiador.trocarImagem = (imagem) =>
      this.cobertasDe(imagem).length > 0 ? this.comoFluxo(this.semCobertas(imagem)) : undefined;
  }

  contarUm(): number {
    return this.contados++;
  }

  cobertasDe(imagem: PDFStream): readonly LugarCoberto[] {
    if (this.cobertas.size === 0) return [];
    return [...new Set(feitiosDaImagem(imagem).flatMap((feitio) => this.cobertas.get(feitio) ?? []))];
  }

  semCobertas(imagem: PDFStream): PDFRef | null {
    const feitio = feitioComMascaras(imagem);
    const pronta = this.repintadas.get(feitio);
    if (pronta !== undefined) return pronta;
    const nova = this.repintar(imagem, this.cobertasDe(imagem));
    this.repintadas.set(feitio, nova);
    return nova;
  }

  inteira(imagem: PDFStream): PDFRef {
    return this.copiador.inteira(imagem);
  }

  private comoFluxo(ref: PDFRef | null): PDFStream {
    const fluxo = ref && this.destino.lookup(ref);
    if (fluxo instanceof PDFRawStream) return fluxo;
    const dict = this.destino.obj({ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1 });
    dict.set(n('ImageMask'), this.destino.obj(true));
    return PDFRawStream.of(dict, new Uint8Array([0x80]));
  }

  /** Ignores clips and declared boxes: a drawing may paint anywhere its operators say. */
  medirDesenho(desenho: PDFStream, recursos: PDFDict | undefined, nivel: number): Caixa | undefined {
    if (nivel > MAX_NIVEIS || this.emObra.has(desenho)) return SEM_FIM;
    const caixas: Caixa[] = [];
    const observar = (visto: Visto): void => {
      if (visto.tipo !== 'imagem') caixas.push(visto.tipo === 'letra' ? visto.area : visto.caixa);
    };
    this.emObra.add(desenho);
    const partes = [readTextoDoFluxo(desenho, this.orcamento)];
    editarConteudo(this, { ...LIVRE, observar }, { partes, recursos, ctm: IDENTIDADE, nivel });
    this.emObra.delete(desenho);
    return caixas.length > 0 ? juntas(caixas) : undefined;
  }

  comprimir(conteudo: string, dictDoFluxo: PDFDict): PDFStream {
    dictDoFluxo.set(n('Filter'), n('FlateDecode'));
    return PDFRawStream.of(dictDoFluxo, deflateSync(Buffer.from(conteudo, 'latin1')));
  }

  /** Glyphs of a font keep the font's resources and names; patterns and forms get their own. */
  private limpar(stream: PDFStream, recursos: PDFDict | undefined, como: ComoLimpar): PDFStream {
    const isGlifo = como === 'com-texto' && !stream.dict.has(n('PatternType')) && !stream.dict.has(n('BBox'));
    const fonte = readTextoDoFluxo(stream, this.orcamento);
    if (isGlifo) return this.comprimir(semConteudoMarcado(fonte), this.destino.obj({}));
    const copia = this.copiador.copiarDict(this.semRecursos(stream.dict));
    if (this.emObra.has(stream)) return this.comprimir('', copia);
    this.emObra.add(stream);
    const alvo = como === 'sem-texto' ? semTextoEm(this.livre) : this.livre;
    const editado = editarConteudo(this, alvo, { partes: [fonte], recursos, ctm: IDENTIDADE, nivel: 1 });
    this.emObra.delete(stream);
    copia.set(n('Resources'), editado.recursos);
    return this.comprimir(editado.conteudo, copia);
  }

  private semRecursos(original: PDFDict): PDFDict {
    const copia = original.clone(original.context);
    for (const chave of ['Resources', 'Filter', 'DecodeParms', 'Length']) copia.delete(n(chave));
    return copia;
  }

  refazerForma(
    forma: PDFStream,
    estado: Estado,
    alvo: Alvo,
    nivel: number,
    herdados: PDFDict | undefined,
  ): PDFRef | null {
    if (nivel > MAX_NIVEIS || this.emObra.has(forma)) return null;
    // On pages without marks, the same form at the same place gives the same result.
    const chave = alvo.isRepetivel ? this.chaveDo(estado) : '';
    const pronta = chave === '' ? undefined : this.formas.get(forma)?.get(chave);
    if (pronta) {
      for (const visto of pronta.vistos) alvo.observar?.(visto);
      for (const razao of pronta.notadas) alvo.notar(razao, false);
      return pronta.ref;
    }
    const vistos: Visto[] = [];
    const notadas = new Set<RazaoDaImagem>();
    const observado: Alvo = {
      ...alvo,
      observar: alvo.observar && ((visto) => [vistos.push(visto), alvo.observar?.(visto)]),
      notar: (razao, isTocado) => {
        notadas.add(razao);
        alvo.notar(razao, isTocado);
      },
    };
    this.emObra.add(forma);
    const recursos = dict(forma.dict, 'Resources') ?? herdados;
    const editado = editarConteudo(this, observado, {
      partes: [readTextoDoFluxo(forma, this.orcamento)],
      recursos,
      ctm: vezes(matrizDe(filho(forma.dict, 'Matrix')), estado.ctm),
      nivel,
      herdado: estado,
    });
    this.emObra.delete(forma);
    const ref = this.destino.register(
      this.comprimir(editado.conteudo, this.dictDaForma(forma.dict, editado.recursos)),
    );
    if (chave !== '')
      this.formas.set(forma, (this.formas.get(forma) ?? new Map()).set(chave, { ref, vistos, notadas }));
    return ref;
  }

  /** The part of the state that decides where the letters of a form fall. */
  private chaveDo({
    ctm,
    fonte,
    tamanho,
    entreLetras,
    entrePalavras,
    esticado,
    subida,
    entrelinha,
    modo,
  }: Estado) {
    const qual = [...this.fontes.values()].indexOf(fonte as Fonte);
    return [...ctm, qual, tamanho, entreLetras, entrePalavras, esticado, subida, entrelinha, modo].join(' ');
  }

  private dictDaForma(original: PDFDict, recursos: PDFDict): PDFDict {
    const novo = this.destino.obj({ Type: 'XObject', Subtype: 'Form' });
    for (const chave of ['BBox', 'Matrix']) {
      const valor = original.lookup(n(chave));
      if (valor) novo.set(n(chave), this.copiador.copiar(valor));
    }
    const grupo = dict(original, 'Group');
    if (grupo) novo.set(n('Group'), this.grupo(grupo));
    novo.set(n('Resources'), recursos);
    return novo;
  }

  grupo(original: PDFDict): PDFDict {
    const novo = this.destino.obj({});
    for (const chave of ['S', 'CS', 'I', 'K']) {
      const valor = original.get(n(chave));
      if (valor) novo.set(n(chave), this.copiador.copiar(valor));
    }
    return novo;
  }

  repintar(imagem: PDFStream, lugares: readonly LugarCoberto[]): PDFRef | null {
    const pixels = decodificarImagem(this.motor, imagem, this.orcamento, (sua) =>
      tamanhoParaCortar(sua, lugares),
    );
    return repintarImagem(this.destino, imagem, pixels, lugares);
  }

  soltar(imagem: ImagemEmLinha, recursos: Recursos): PDFStream {
    return soltarImagem(imagem, recursos, this.origem);
  }
}
