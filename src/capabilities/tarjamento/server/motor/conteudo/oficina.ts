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
import type { Motor } from '../../../domain/pdf/motor.ts';
import type { Camadas } from '../camadas.ts';
import { Copiador } from '../copiador.ts';
import { dict, filho, itens, n, numerosDe } from '../objetos.ts';
import { decodificarImagem } from './decodificar-imagem.ts';
import { editarConteudo } from './editor.ts';
import type { Alvo } from './estado.ts';
import { lerTextoDoFluxo, Orcamento } from './fluxo.ts';
import type { Fonte } from './fonte.ts';
import { soltarImagem } from './imagem-em-linha.ts';
import { IDENTIDADE, type Matriz, vezes } from './matriz.ts';
import type { Oficina } from './oficina-do-editor.ts';
import type { ImagemEmLinha } from './operacoes.ts';
import type { Recursos } from './recursos.ts';
import { repintarImagem } from './repintar.ts';
import { semConteudoMarcado } from './sem-conteudo-marcado.ts';

const MAX_NIVEIS = 16;
/** All that one document's streams may unpack to. */
const MAX_DESEMBALADO = 768_000_000;
const SEM_FIM = { esquerda: -1e9, base: -1e9, direita: 1e9, topo: 1e9 };

/** For drawings that lie nowhere yet: patterns, glyphs. Nothing is removed by its place. */
const LIVRE: Alvo = {
  marcas: [],
  copias: [],
  visivel: SEM_FIM,
  recortado: [],
  imagens: () => [SEM_FIM],
  contar: () => undefined,
  duvidar: () => undefined,
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
}

/** Writes the streams of drawing of the new document. */
export class OficinaDoDocumento implements Oficina {
  readonly destino: PDFContext;
  readonly camadas: Camadas;
  readonly orcamento = new Orcamento(MAX_DESEMBALADO);
  readonly copiador: Copiador;
  readonly fontes = new Map<PDFDict, Fonte>();
  private readonly motor: Motor;
  private readonly origem: PDFContext;
  private readonly emObra = new Set<PDFStream>();
  private readonly formas = new Map<PDFStream, Map<string, PDFRef>>();

  constructor({ motor, origem, destino, camadas }: DocumentoEmObra) {
    this.motor = motor;
    this.origem = origem;
    this.destino = destino;
    this.camadas = camadas;
    this.copiador = new Copiador(origem, destino, this.orcamento);
    this.copiador.limparDesenho = (stream, recursos) => this.limpar(stream, recursos);
  }

  comprimir(conteudo: string, dictDoFluxo: PDFDict): PDFStream {
    dictDoFluxo.set(n('Filter'), n('FlateDecode'));
    return PDFRawStream.of(dictDoFluxo, deflateSync(Buffer.from(conteudo, 'latin1')));
  }

  /** Glyphs of a font keep the font's resources and their names; patterns and forms get their own. */
  private limpar(stream: PDFStream, recursos: PDFDict | undefined): PDFStream {
    const isGlifo = !stream.dict.has(n('PatternType')) && !stream.dict.has(n('BBox'));
    const fonte = lerTextoDoFluxo(stream, this.orcamento);
    if (isGlifo) return this.comprimir(semConteudoMarcado(fonte), this.destino.obj({}));
    const copia = this.copiador.copiarDict(this.semRecursos(stream.dict));
    if (this.emObra.has(stream)) return this.comprimir('', copia);
    this.emObra.add(stream);
    const editado = editarConteudo(this, LIVRE, { partes: [fonte], recursos, ctm: IDENTIDADE, nivel: 1 });
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
    ctm: Matriz,
    alvo: Alvo,
    nivel: number,
    herdados: PDFDict | undefined,
  ): PDFRef | null {
    if (nivel > MAX_NIVEIS || this.emObra.has(forma)) return null;
    // On pages without marks the same object at the same place is the same drawing.
    const chave = alvo.marcas.length + alvo.copias.length === 0 ? ctm.join(' ') : '';
    const pronta = chave === '' ? undefined : this.formas.get(forma)?.get(chave);
    if (pronta) return pronta;
    this.emObra.add(forma);
    const recursos = dict(forma.dict, 'Resources') ?? herdados;
    const editado = editarConteudo(this, alvo, {
      partes: [lerTextoDoFluxo(forma, this.orcamento)],
      recursos,
      ctm: vezes(matrizDe(filho(forma.dict, 'Matrix')), ctm),
      nivel,
    });
    this.emObra.delete(forma);
    const ref = this.destino.register(
      this.comprimir(editado.conteudo, this.dictDaForma(forma.dict, editado.recursos)),
    );
    if (chave !== '') this.formas.set(forma, (this.formas.get(forma) ?? new Map()).set(chave, ref));
    return ref;
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

  repintar(imagem: PDFStream, ctm: Matriz, marcas: Alvo['marcas']): PDFRef | null {
    const pixels = decodificarImagem(this.motor, imagem, this.orcamento);
    return repintarImagem(this.destino, imagem, pixels, { ctm, marcas });
  }

  soltar(imagem: ImagemEmLinha, recursos: Recursos): PDFStream {
    return soltarImagem(imagem, recursos, this.origem);
  }
}
