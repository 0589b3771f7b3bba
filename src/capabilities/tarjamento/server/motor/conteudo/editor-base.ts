import type { PDFDict } from '@cantoo/pdf-lib';
import { Caminho } from './caminho.ts';
import { type Alvo, type Estado, estadoInicial } from './estado.ts';
import { type Fonte, lerFonte } from './fonte.ts';
import type { Matriz } from './matriz.ts';
import type { Oficina } from './oficina-do-editor.ts';
import type { Operacao } from './operacoes.ts';
import type { Padrao } from './padrao.ts';
import { Recursos } from './recursos.ts';
import { EditorDeTexto } from './texto.ts';

/** What the parts of the editor share: the state so far, and what was written. */
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

  constructor(oficina: Oficina, alvo: Alvo, origem: PDFDict | undefined, ctm: Matriz, nivel: number) {
    this.oficina = oficina;
    this.alvo = alvo;
    this.nivel = nivel;
    this.origem = origem;
    this.recursos = new Recursos(origem, oficina.copiador);
    this.estado = estadoInicial(ctm);
    this.texto = new EditorDeTexto(alvo, (escrita) => this.saida.push(escrita));
  }

  protected get oculto(): boolean {
    return this.conteudosMarcados.includes(true);
  }

  /** The same cell shows in many places: what a mark covers of one of them cannot be cut out of it. */
  protected conferirPadroes(padroes: readonly (Padrao | undefined)[]): void {
    if (padroes.some((padrao) => padrao?.isLiso === false)) this.alvo.duvidar('Desenho repetido sob a tarja');
  }

  protected mudar(mudanca: Partial<Estado>, { escrita }: Operacao): void {
    this.estado = { ...this.estado, ...mudanca };
    this.saida.push(escrita);
  }

  protected medidasDe(dict: PDFDict): Fonte {
    const pronta = this.oficina.fontes.get(dict);
    if (pronta) return pronta;
    const fonte = lerFonte(dict, this.oficina.orcamento);
    this.oficina.fontes.set(dict, fonte);
    return fonte;
  }
}
