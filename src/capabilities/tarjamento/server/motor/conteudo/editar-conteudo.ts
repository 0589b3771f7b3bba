import { PDFDict } from '@cantoo/pdf-lib';
import { Caminho } from './caminho/caminho.ts';
import { EditorDeCaminhos, PINTA } from './caminho/editor-de-caminhos.ts';
import type { AEditar } from './editor-base.ts';
import { escreverCadeia } from './escrever-operacao.ts';
import type { Alvo } from './estado.ts';
import { Cadeia, Nome, type Valor } from './lexico.ts';
import { type Matriz, numero, vezes } from './matriz.ts';
import type { Editado, Oficina } from './oficina-do-editor.ts';
import { type Operacao, readOperacoes } from './operacoes.ts';
import { valoresDoTexto } from './texto.ts';

const DE_CAMINHO = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
const CORES = new Set(['g', 'G', 'rg', 'RG', 'k', 'K', 'sc', 'SC', 'scn', 'SCN', 'cs', 'CS']);
const COPIADOS = new Set(['J', 'j', 'M', 'd', 'ri', 'i', 'd0', 'd1']);

/** Reads one content stream and writes it again without what is to be removed. */
class Editor extends EditorDeCaminhos {
  /** Each part starts from the initial state: what one leaves open does not affect the next. */
  editar(partes: readonly string[]): Editado {
    const inicial = this.estado;
    for (const parte of partes) {
      this.saida.push('q');
      for (const operacao of readOperacoes(parte)) this.tratar(operacao);
      if (this.emTexto) this.saida.push('ET');
      this.saida.push(...this.pilha.map(() => 'Q'), 'Q');
      [this.estado, this.caminho, this.janela, this.emTexto] = [inicial, new Caminho(), '', false];
      this.pilha.length = 0;
      this.conteudosMarcados.length = 0;
    }
    return { conteudo: this.saida.join('\n'), recursos: this.recursos.paraDict(this.oficina.destino) };
  }

  private tratar(op: Operacao): void {
    const { operador, escrita } = op;
    if (DE_CAMINHO.has(operador)) this.caminho.somar(operador, op.operandos, escrita, this.estado.ctm);
    else if (PINTA.has(operador)) this.pintar(op);
    else if (operador === 'W' || operador === 'W*') this.janela = operador;
    else if (CORES.has(operador)) this.cor(op);
    else if (COPIADOS.has(operador)) this.saida.push(escrita);
    else if (!this.deTexto(op) && !this.deEstado(op)) this.deObjeto(op);
  }

  private deEstado(op: Operacao): boolean {
    const v = op.operandos;
    switch (op.operador) {
      case 'q':
        this.pilha.push(this.estado);
        this.saida.push('q');
        return true;
      case 'Q': {
        // A `Q` without its `q` restores nothing here, and would restore the state around the page.
        const anterior = this.pilha.pop();
        if (anterior) this.saida.push('Q');
        this.estado = anterior ?? this.estado;
        return true;
      }
      case 'cm':
        if (v.length >= 6)
          this.mudar({ ctm: vezes(v.map(Number) as unknown as Matriz, this.estado.ctm) }, op);
        return true;
      case 'w':
        this.mudar({ espessura: Number(v[0]) || 0 }, op);
        return true;
      case 'gs':
        this.estadoNomeado(op);
        return true;
      default:
        return false;
    }
  }

  private deTexto(op: Operacao): boolean {
    const v = op.operandos;
    const [primeiro, segundo] = [Number(v[0]) || 0, Number(v[1]) || 0];
    switch (op.operador) {
      case 'BT':
        this.emTexto = true;
        this.texto.comecar(op);
        return true;
      case 'ET':
        if (this.emTexto) this.saida.push('ET');
        this.emTexto = false;
        return true;
      case 'Tf':
        this.fonte(v, op);
        return true;
      case 'Tc':
        this.mudar({ entreLetras: primeiro }, op);
        return true;
      case 'Tw':
        this.mudar({ entrePalavras: primeiro }, op);
        return true;
      case 'Tz':
        this.mudar({ esticado: primeiro / 100 }, op);
        return true;
      case 'TL':
        this.mudar({ entrelinha: primeiro }, op);
        return true;
      case 'Ts':
        this.mudar({ subida: primeiro }, op);
        return true;
      case 'Tr':
        this.mudar({ modo: primeiro }, op);
        return true;
      case 'Tm':
        this.texto.matriz(op);
        return true;
      case 'Td':
        this.texto.andar(primeiro, segundo, op.escrita);
        return true;
      case 'TD':
        this.estado = { ...this.estado, entrelinha: -segundo };
        this.saida.push(`${numero(-segundo)} TL`);
        this.texto.andar(primeiro, segundo, `${numero(primeiro)} ${numero(segundo)} Td`);
        return true;
      case 'T*':
        this.texto.andar(0, -this.estado.entrelinha, op.escrita);
        return true;
      default:
        return this.mostraTexto(op);
    }
  }

  private mostraTexto(op: Operacao): boolean {
    if (!['Tj', 'TJ', "'", '"'].includes(op.operador)) return false;
    const valores = valoresDoTexto(op);
    if (op.operador === '"') {
      const [palavras, letras] = [Number(op.operandos[0]) || 0, Number(op.operandos[1]) || 0];
      this.estado = { ...this.estado, entrePalavras: palavras, entreLetras: letras };
      this.saida.push(`${numero(palavras)} Tw ${numero(letras)} Tc`);
    }
    const comLinha = op.operador === "'" || op.operador === '"';
    if (comLinha) this.texto.andar(0, -this.estado.entrelinha, 'T*');
    const escrita = comLinha
      ? `${valores.map((valor) => (valor instanceof Cadeia ? escreverCadeia(valor.bytes) : '')).join('')} Tj`
      : op.escrita;
    const isTocado = this.texto.mostrar(valores, this.estado, this.oculto, escrita);
    if (isTocado) this.conferirPadroes([this.estado.padraoDoFundo, this.estado.padraoDoTraco]);
    return true;
  }

  private fonte([nome, tamanho]: readonly Valor[], op: Operacao): void {
    if (!(nome instanceof Nome)) return;
    const fonte = this.recursos.achar('Font', nome.valor);
    this.recursos.usar('Font', nome.valor);
    this.mudar(
      {
        // For a missing font, readers use a common one.
        fonte: this.medidasDe(fonte instanceof PDFDict ? fonte : this.oficina.fonteQueFalta),
        tamanho: Number(tamanho) || 0,
      },
      op,
    );
  }
}

export const editarConteudo = (oficina: Oficina, alvo: Alvo, aEditar: AEditar): Editado =>
  new Editor(oficina, alvo, aEditar).editar(aEditar.partes);
