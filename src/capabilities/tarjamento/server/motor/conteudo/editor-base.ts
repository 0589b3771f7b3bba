import type { PDFDict } from '@cantoo/pdf-lib';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import { Caminho } from './caminho/caminho.ts';
import { type Alvo, type Estado, estadoInicial } from './estado.ts';
import { type Fonte, readFonte } from './fonte/fonte.ts';
import type { Matriz } from './matriz.ts';
import type { Oficina } from './oficina-do-editor.ts';
import type { Operacao } from './operacoes.ts';
import type { Padrao } from './padrao.ts';
import { Recursos } from './recursos.ts';
import { EditorDeTexto } from './texto.ts';

/** A stream to edit, and the context it is drawn in. */
export interface AEditar {
  readonly partes: readonly string[];
  readonly recursos: PDFDict | undefined;
  readonly ctm: Matriz;
  readonly nivel: number;
  /** A form XObject inherits the state of the stream that draws it, including the font. */
  readonly herdado?: Estado | undefined;
}

/** What the parts of the editor share: the current state and the output. */
export class EditorBase {
  protected readonly oficina: Oficina;
  protected readonly alvo: Alvo;
  protected readonly nivel: number;
  protected readonly origem: PDFDict | undefined;
  protected readonly recursos: Recursos;
  protected readonly saida: string[] = [];
  protected readonly texto: EditorDeTexto;
  protected readonly pilha: Estado[] = [];
  protected readonly conteudosMarcados: boolean[] = [];
  protected estado: Estado;
  protected caminho = new Caminho();
  protected janela = '';
  protected emTexto = false;

  constructor(oficina: Oficina, alvo: Alvo, { recursos: origem, ctm, nivel, herdado }: AEditar) {
    this.oficina = oficina;
    this.alvo = alvo;
    this.nivel = nivel;
    this.origem = origem;
    this.recursos = new Recursos(origem, oficina.copiador);
    this.estado = herdado
      ? { ...herdado, ctm }
      : { ...estadoInicial(ctm), fonte: this.medidasDe(oficina.fonteQueFalta) };
    this.texto = new EditorDeTexto(alvo, oficina, (escrita) => this.saida.push(escrita));
  }

  /** Tells the observer, if there is one, what is painted, in page coordinates. */
  protected mostrarPintura(caixa: Caixa, isLisa = false): void {
    this.alvo.observar?.({ tipo: 'pintura', caixa, isLisa });
  }

  protected get oculto(): boolean {
    return this.conteudosMarcados.includes(true);
  }

  /** A pattern's cell repeats in many places: what a mark covers in one cannot be cut out. */
  protected conferirPadroes(padroes: readonly (Padrao | undefined)[]): void {
    if (padroes.some((padrao) => padrao?.isLiso === false)) this.alvo.notar('padrao', true);
  }

  protected mudar(mudanca: Partial<Estado>, { escrita }: Operacao): void {
    this.estado = { ...this.estado, ...mudanca };
    this.saida.push(escrita);
  }

  protected medidasDe(dict: PDFDict): Fonte {
    const pronta = this.oficina.fontes.get(dict);
    if (pronta) return pronta;
    const fonte = readFonte(dict, this.oficina.orcamento, (desenho, recursos) =>
      this.oficina.medirDesenho(desenho, recursos ?? this.origem, this.nivel + 1),
    );
    this.oficina.fontes.set(dict, fonte);
    return fonte;
  }
}
